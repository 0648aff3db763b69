/** A hand at a glance: one look over its cards tells what most hands need no closer look for. */
import type { Card } from './state.ts'

export interface Glance {
  /** What the cards are worth together as printed. */
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
