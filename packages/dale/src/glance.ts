/** Looks over a hand once and settles most hands without a closer look. */
import type { Card } from './state.ts'

export interface Glance {
  /** The sum of the printed values. */
  readonly worth: number
  /** The traits that any of the cards has, as bits. */
  readonly traits: number
}

export function glanceAt(cards: readonly Card[]): Glance {
  let worth = 0
  let traits = 0
  for (let at = 0; at < cards.length; at++) {
    const { type } = cards[at] as Card
    worth += type.value
    traits |= type.traits
  }
  return { worth, traits }
}
