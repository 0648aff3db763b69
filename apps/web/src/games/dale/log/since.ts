/** The part of the log since the viewer's own last turn. */
import type { TurnLines } from './log-lines.ts'

/** The place of the first turn with events after the viewer's last finished one; `undefined` if there is none. */
export function sinceOwnTurn(turns: readonly TurnLines[], seat: number): number | undefined {
  const own = turns.findLastIndex((turn, at) => turn.seat === seat && at < turns.length - 1)
  const next = turns.findIndex(({ entries }, at) => at > own && entries.length > 0)
  return own < 0 || next < 0 ? undefined : next
}
