/** Questions about nothing but an order, and others that nobody would want to be asked. */
import type { Ask, Deck } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'

interface Asked {
  readonly ask: Ask
  readonly options: readonly unknown[]
  readonly min: number
  readonly ordered: boolean
}

/** All of the cards are meant; only their order is asked. */
export const isOrder = ({ options, min, ordered }: Asked): boolean => ordered && min === options.length

/** Which decks look at the top of a pile, by the question that orders it. */
const DISCARD_WATCHERS: readonly Deck[] = ['platypuses', 'foxes', 'macaws', 'raccoons', 'chameleons']
const WATCHERS: Partial<Record<Ask, readonly Deck[]>> = {
  'order stack': [],
  'order paid': DISCARD_WATCHERS,
  'order spent': DISCARD_WATCHERS,
  discard: DISCARD_WATCHERS,
  'throw away': ['pandas', 'chameleons'],
}

/** Whether only the card that ends on top of a pile matters, if any does. */
export const isOrderOfPile = (asked: Asked): boolean => isOrder(asked) && WATCHERS[asked.ask] !== undefined

/** The answer that nobody would want to be asked for in a game with these decks. A move in notation may give another. */
export function obviousAnswer(asked: Asked, decks: readonly Deck[]): Answer | undefined {
  const { ask, options, min } = asked
  const all = options.map((_, at) => at)
  if (options.length === 1 && min === 1) return all
  // Who builds asks for any cards that fit, unless a written move names some.
  if (ask === 'ask for') return []
  if (ask === 'fuel') return decks.includes('penguins') ? undefined : []
  if (!isOrderOfPile(asked)) return undefined
  return (WATCHERS[ask] ?? []).some((deck) => decks.includes(deck)) ? undefined : all
}
