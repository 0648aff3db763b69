/** Questions without a real choice, and the answers the game gives to them. */
import type { Answer, Decision } from '@merchants/tabletop'
import type { Deck, UsedPile } from './card.ts'
import { cardsOf } from './decks/index.ts'
import type { Ask, DaleDecision } from './decision.ts'
import { isSecret } from './moments.ts'
import type { State } from './state.ts'

interface Asked extends Pick<Decision, 'options' | 'min' | 'ordered'> {
  readonly ask: Ask
}

/** All of the cards are meant; only their order is asked. */
export const isOrderOnly = ({ options, min, ordered }: Asked): boolean => ordered && min === options.length

/** The pile on which the cards of such a question end; from a stack no card uses the top one. */
const PILES: Partial<Record<Ask, UsedPile | 'stack'>> = {
  'order stack': 'stack',
  'order paid': 'discard pile',
  'order spent': 'discard pile',
  discard: 'discard pile',
  'throw away': 'market discard',
}

/** Whether only the card that ends on top of a pile matters, if any does. */
export const isPileOrder = (asked: Asked): boolean => isOrderOnly(asked) && PILES[asked.ask] !== undefined

/** Moves are asked for even if there is only one. */
const MOVES: ReadonlySet<Ask> = new Set<Ask>(['start', 'action', 'bonus', 'pay', 'to slot', 'stack'])

/** Whether a player has only one option, or is asked in secret, depends on the hand and must stay hidden. */
export function automaticAnswer(decision: DaleDecision, { decks }: State): Answer | undefined {
  const { ask, options, min } = decision
  if (MOVES.has(ask) || isSecret(decision)) return undefined
  const all = options.map((_, at) => at)
  if (options.length === 1 && min === 1) return all
  // The builder asks for any cards that fit, unless a written move names some.
  if (ask === 'ask for') return []
  if (ask === 'fuel') return isFuelled(decks) ? undefined : []
  return isPileOrder(decision) && !isTopUsed(decks, PILES[ask]) ? all : undefined
}

const isFuelled = (decks: readonly Deck[]): boolean =>
  decks.some((deck) => cardsOf(deck).some((type) => type.isFuelled))

/** Whether a card of these decks uses the top of such a pile, so that the order of cards that go there matters. */
export const isTopUsed = (decks: readonly Deck[], pile: UsedPile | 'stack' | undefined): boolean =>
  decks.some((deck) => cardsOf(deck).some(({ usesTopOf }) => usesTopOf !== undefined && usesTopOf === pile))
