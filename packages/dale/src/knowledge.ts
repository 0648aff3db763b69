/**
 * The knowledge of each viewer about hidden cards, so that it can be shown all it can see and nothing more. The viewers are four seats
 * and, as the fifth, a spectator. All seats can know of a card of which the spectator does not, because each has learned of it in secret.
 *
 * There is one number per card. Bit v (place) says that viewer v knows exactly where this card is; bit 5 + v (holding)
 * says that viewer v knows its holder, in the hand or in the deck (the market deck counts as a holder too). A viewer that
 * knows the place knows the holder.
 */
import { SPECTATOR } from '@merchants/tabletop'
import type { Card, State } from './state.ts'

export const EVERYTHING = 0x3ff
export const PLACE = 0x1f
export const HOLDING = 0x3e0
/** The distance from the bit for a place to the bit for a holder. */
export const TO_HOLDING = 5
/** All that the first seat can know of a card. */
export const OWN = 0x21

/** The bit of a seat or of a spectator. */
export const bitOf = (viewer: number): number => 1 << (viewer === SPECTATOR ? 4 : viewer)

/** The market deck as a holder of hidden cards. */
export const MARKET = 4

export const knowsPlace = (state: State, card: Card, seat: number): boolean =>
  ((state.known[card.id] as number) & bitOf(seat)) !== 0

/** Whether all of these seats (a bit each) know where this card is. */
export const knowPlace = (state: State, card: Card, seats: number): boolean =>
  ((state.known[card.id] as number) & seats) === seats

/** Whether all of these seats (a bit each) know who has this card. */
export const knowHolder = (state: State, card: Card, seats: number): boolean =>
  (((state.known[card.id] as number) >> TO_HOLDING) & seats) === seats

/** Whether some seat knows who has this card, but not where. */
export function isHeld(state: State, card: Card): boolean {
  const known = state.known[card.id] as number
  return ((known >> TO_HOLDING) & ~known) !== 0
}
