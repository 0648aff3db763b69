/** Places of a replay: before the first move, after it, and so on to the end. Where turns begin, and how to get about. */
import type { PastMove, Replay } from '../match-types.ts'

type Moves = readonly PastMove[]

/** How many answers were given at a place. */
export const stepAt = ({ moves, steps }: Replay, place: number): number => moves[place]?.step ?? steps

/** The last place that this many answers lead to. */
export function placeOf({ moves, steps }: Replay, step: number): number {
  if (step >= steps) return moves.length
  return Math.max(
    0,
    moves.findLastIndex((move) => move.step <= step),
  )
}

/** Places at which a turn begins. */
export const turnStarts = (moves: Moves): number[] =>
  moves.flatMap(({ turn }, place) => (turn === moves[place - 1]?.turn ? [] : [place]))

export const turnBefore = (moves: Moves, place: number): number =>
  turnStarts(moves).findLast((start) => start < place) ?? 0

export const turnAfter = (moves: Moves, place: number): number =>
  turnStarts(moves).find((start) => start > place) ?? moves.length

/** Where the next turn of a seat begins; after the last one, the first again. */
export function turnOf(moves: Moves, place: number, seat: number): number {
  const own = turnStarts(moves).filter((start) => moves[start]?.seat === seat)
  return own.find((start) => start > place) ?? own[0] ?? place
}
