/** His customer pool (H-8, H-9, H-20, H-40, H-70): a row of spaces, with gaps where symbol spaces were filled first. */
import type { Adventurer } from '../pieces.ts'
import type { Stall } from './board.ts'

/** The spaces that are taken, counted from 1 at the left. Without gaps no one needs to say them. */
export const takenSpaces = ({ pool, poolSpaces }: Stall): readonly number[] => poolSpaces ?? pool.map((_, at) => at + 1)

/** The leftmost of these spaces that is free. */
export function freeSpace(his: Stall, spaces: readonly number[]): number | undefined {
  const taken = takenSpaces(his)
  return spaces.find((space) => !taken.includes(space))
}

/** All spaces of a pool, from the left. */
export const spacesOf = (pool: number): readonly number[] => Array.from({ length: pool }, (_, at) => at + 1)

/** The pool is read from the left, so a newcomer in a gap comes before those to the right of it. */
export function putInPool(his: Stall, who: Adventurer, space: number): void {
  const taken = takenSpaces(his)
  const before = taken.filter((each) => each < space).length
  his.pool.splice(before, 0, who)
  if (space === before + 1 && his.poolSpaces === undefined) return
  his.poolSpaces = taken.toSpliced(before, 0, space)
}

/** Everyone in the pool moves to the left as far as possible, order unchanged (H-70). */
export function closeGaps(his: Stall): void {
  if (his.poolSpaces !== undefined) delete his.poolSpaces
}
