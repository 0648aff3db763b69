/** How much of the log somebody has seen, in one number: of which game, with whose eyes, and since which undo. */
import { sharedLength } from '@merchants/match'
import type { Play } from './play.ts'
import type { Room } from './room.ts'

/** The seats of one socket, and which of them looks at the screen now (SPECTATOR for none yet). */
export interface Eyes {
  readonly seats: readonly number[]
  readonly viewer: number
}

// game 13 bits, cuts 14, eyes 3, length 20: 50 bits fit into a number exactly.
const LENGTHS = 2 ** 20
const VIEWERS = 8
const CUTS = 2 ** 14
const GAMES = 2 ** 13

/** Never 0, which stands for nothing: the first game has number 1. */
export const markOf = ({ game }: Room, play: Play, seat: number, length: number): number =>
  (((game % GAMES) * CUTS + (play.cuts.length % CUTS)) * VIEWERS + seat + 1) * LENGTHS + length

/** How much of what was sent still holds, where so much is shown now, and whether it was seen with the same eyes. */
export function commonLength(
  { game }: Room,
  play: Play,
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
