/**
 * The Huckster's property and his view of the board. In the full game the state answers; at a table with the box a
 * person does (H-96 to H-100), and the very same rules run.
 */
import type { Adventurer, Colour, Dock, Good, Pier } from '../pieces.ts'
import { SHELF_SPACES } from '../pieces.ts'
import type { HucksterCardId } from './cards.ts'
import type { HucksterEvent } from './events.ts'
import type { WhyKey } from './why.ts'

/** His shop board (H-6). In deck and discards the last card is the top; shelf and pool are read from the left. */
export interface Stall {
  gold: number
  deck: HucksterCardId[]
  /** The card places of the running action: left is the first, right the second. */
  left: HucksterCardId | undefined
  right: HucksterCardId | undefined
  discard: HucksterCardId[]
  shelf: Good[]
  pool: Adventurer[]
  /** The spaces of those in the pool, where there are gaps between them; otherwise they stand side by side from the left. */
  poolSpaces?: readonly number[]
}

/** How long shelf and pool are, and which spaces of the pool carry the arrival symbol, counted from 1 at the left (H-7, H-8). */
export interface StallSpaces {
  readonly shelf: number
  readonly pool: number
  readonly arrivals: readonly number[]
}

/** In our own game his pool has this many spaces, and this many of them, the leftmost, carry the arrival symbol (H-8). */
export const POOL_SPACES = 8
export const ARRIVAL_SPACES = 4

export const OUR_SPACES: StallSpaces = { shelf: SHELF_SPACES, pool: POOL_SPACES, arrivals: [1, 2, 3, 4] }

/** The symbols between his marker and the next hour. */
export interface Ahead {
  /** Newcomers at the symbol there: none, one, or two under a "2" token. */
  readonly newcomers: number
  /** Whether a space on a clock hand is there. */
  readonly hand: boolean
}

/** The cost of a space on a clock hand, in hours of the move and corruption cards (H-54). */
export interface HandCost {
  readonly hours: number
  readonly corruption: number
}

/** His earnings for a good at a pier, and the number of buyers. */
export interface Offer {
  readonly customers: number
  readonly gold: number
}

export interface Board {
  readonly seat: number
  readonly tell: ((event: HucksterEvent) => void) | undefined
  readonly spaces: StallSpaces
  /** From left to right (H-73). */
  readonly piers: readonly Pier[]

  /** The newcomer drawn from the bag; none if it is empty (H-20, H-40, H-49, H-62). */
  draw(): Adventurer | undefined
  /** Whether someone stands in this slot of the square (H-44). */
  isOffered(slot: number): boolean
  /** Lays the card beside his board and refills the square (H-36, H-43). */
  hire(slot: number): void
  customersIn(hall: Colour): number

  /** Whether a boat is at sea and has a free seat (H-64). */
  hasRoom(boat: number): boolean
  /** Seats a newcomer; tells whether the boat is full now. */
  embark(who: Adventurer, boat: number, from: 'pool' | 'bag'): boolean
  isFree(dock: Dock): boolean
  dock(boat: number, dock: Dock): void

  /** The symbols that his marker passes with its next hour (H-54, H-57). */
  ahead(): Ahead
  /** The cost of the hand space ahead. Asked only if he wants to use it (H-54). */
  handCost(): HandCost
  /** Moves his marker onto the hand space, or to the next hour. */
  advance(to: 'hand' | 'hour'): void
  /** Draws a corruption card for him (H-53, H-54, H-75, H-86). */
  takeCorruption(why: WhyKey): void
  /** Returns a random corruption card of his, if he has one (H-42). */
  returnCorruption(why: WhyKey): void

  /** His earnings at a pier for each of these goods; nothing where no one there buys it (H-73, H-86). */
  offersAt(pier: Pier, goods: readonly Good[]): readonly (Offer | undefined)[]
  /** Corruption cards that his sales to cultists at a pier cost: none unless the Cultists are in play (H-86). */
  cultistCardsAt(pier: Pier): number

  /** Shuffles cards of his own deck (H-29, H-80). */
  shuffle(cards: HucksterCardId[]): void
}
