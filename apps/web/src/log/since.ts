/** What of the log is new to somebody who has looked away since their own last turn. */
import type { TurnEntries } from './entries.ts'

/** The place of the first turn with anything to tell after the own last one that is over; `undefined` if there is none. */
export function sinceOwnTurn(turns: readonly TurnEntries[], seat: number): number | undefined {
  const own = turns.findLastIndex((turn, at) => turn.seat === seat && at < turns.length - 1)
  const next = turns.findIndex(({ entries }, at) => at > own && entries.length > 0)
  return own < 0 || next < 0 ? undefined : next
}
