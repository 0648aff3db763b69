/** How much of the log someone has seen, in one number: of which game, seen by whom, and since which undo. */
import { sharedLength } from '@merchants/match'
import type { LazyMatch } from './lazy-match.ts'
import type { Room } from './room.ts'

/** The seats of one socket, and which of them looks at the screen now (SPECTATOR for none yet). */
export interface ScreenSeats {
  readonly seats: readonly number[]
  readonly viewer: number
}

// game 13 bits, cuts 14, viewer 3, length 20: 50 bits fit into a number exactly.
const LENGTHS = 2 ** 20
const VIEWERS = 8
const CUTS = 2 ** 14
const GAMES = 2 ** 13

/** Never 0, which means nothing was seen. The first game has number 1. */
export const encodeCursor = ({ game }: Room, play: LazyMatch, seat: number, length: number): number =>
  (((game % GAMES) * CUTS + (play.cuts.length % CUTS)) * VIEWERS + seat + 1) * LENGTHS + length

/** How much of the log already sent is still valid, given this much now, and whether the same seat saw it. */
export function sharedLogLength(
  { game }: Room,
  play: LazyMatch,
  seat: number,
  sent: number,
  now: number,
): { readonly same: boolean; readonly common: number } {
  const length = sent % LENGTHS
  const viewer = (Math.floor(sent / LENGTHS) % VIEWERS) - 1
  const cuts = Math.floor(sent / (LENGTHS * VIEWERS)) % CUTS
  const isThisGame = Math.floor(sent / (LENGTHS * VIEWERS * CUTS)) === game % GAMES
  if (!isThisGame || cuts > play.cuts.length) return { same: false, common: now }
  return { same: viewer === seat, common: sharedLength(play, { cuts, length }, now) }
}
