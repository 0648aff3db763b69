/** A move as plain data, for the interface to describe. */
import type { ActView, Card, CardId, DaleDecision, OptionView, Side, State, WholeMove } from '@merchants/dale'
import { FROM_DISCARD, stackGoalFor, viewDecision, wholeMoves } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'

export type MoveView =
  | { readonly what: 'buy'; readonly card: CardId; readonly cards: readonly CardId[] }
  | { readonly what: 'build'; readonly stack: number; readonly cards: readonly CardId[] }
  | { readonly what: 'play' | 'use' | 'resolve'; readonly card: CardId }
  | { readonly what: 'inventory' | 'choose'; readonly cards: readonly CardId[] }
  | { readonly what: 'build-with-help' | 'pass' | 'choose-nothing' | 'yes' | 'no' | Side }
  | { readonly what: 'number'; readonly number: number }
  | { readonly what: 'player'; readonly who: number }

/** The move that these answers to the question begin with. */
export function moveViewOf(now: State, decision: DaleDecision, answers: readonly Answer[]): MoveView {
  const [first = []] = answers
  const { options } = viewDecision(now, decision)
  const chosen = first.map((at) => options[at])
  const [act] = chosen
  return isAct(act) ? actView(now, decision, act, answers) : choiceView(decision, chosen)
}

function actView(now: State, decision: DaleDecision, act: ActView, answers: readonly Answer[]): MoveView {
  const { seat } = decision
  const [first, second] = answers
  const isThis = (move: WholeMove): boolean =>
    move.answers[0]?.[0] === first?.[0] && (second === undefined || move.answers[1]?.[0] === second[0])
  switch (act.do) {
    case 'buy': {
      const card = act.slot === FROM_DISCARD ? now.marketDiscard.at(-1) : now.market[act.slot]
      const paid = wholeMoves(now, decision).find(isThis)?.payment?.uses ?? []
      return { what: 'buy', card: card?.type.id ?? 'junk', cards: idsOf(paid.map((use) => use.card)) }
    }
    case 'build': {
      const parts = wholeMoves(now, decision).find(isThis)?.stack?.parts ?? []
      return { what: 'build', stack: stackGoalFor(now, seat), cards: idsOf(parts.map((part) => part.card)) }
    }
    case 'take inventory': {
      const hand = now.seats[seat]?.hand ?? []
      return { what: 'inventory', cards: idsOf(hand.filter((_, place) => second?.includes(place))) }
    }
    case 'play':
    case 'use':
    case 'resolve':
      return { what: act.do, card: act.use.card }
    case 'build with help':
      return { what: 'build-with-help' }
    case 'pass':
      return { what: 'pass' }
  }
}

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

/** The answer to a question in the middle of something. */
function choiceView({ kind }: DaleDecision, chosen: readonly Option[]): MoveView {
  const [first] = chosen
  if (first === undefined) return { what: 'choose-nothing' }
  if (typeof first === 'boolean') return { what: first ? 'yes' : 'no' }
  if (typeof first === 'number')
    return kind === 'seats' ? { what: 'player', who: first } : { what: 'number', number: first }
  if (first === 'left' || first === 'right') return { what: first }
  return { what: 'choose', cards: chosen.flatMap(cardsIn) }
}

type Option = OptionView | undefined

export const isAct = (option: Option): option is ActView => typeof option === 'object' && 'do' in option

function cardsIn(option: Option): readonly CardId[] {
  if (typeof option === 'string')
    return option === 'empty slot' || option === 'left' || option === 'right' ? [] : [option]
  if (typeof option !== 'object' || isAct(option)) return []
  if ('pays' in option) return option.pays.map(({ card }) => card)
  if ('stack' in option) return option.stack.map(({ card }) => card)
  return 'card' in option ? [option.card] : option
}

/** The cards that leave the hand with a move, as far as it says. */
export const givenWith = (move: MoveView): readonly CardId[] => ('cards' in move ? move.cards : [])

/** Whether two moves are the same action, perhaps with other cards. */
export const isSameAction = (a: MoveView, b: MoveView): boolean =>
  a.what === b.what && ('card' in a ? a.card : undefined) === ('card' in b ? b.card : undefined)
