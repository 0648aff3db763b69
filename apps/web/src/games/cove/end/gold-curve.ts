/** How everyone's gold grew from the first day to the final scoring. */
import type { CoveLogEntry } from '../cove-match-types.ts'
import { goldIn } from '../evening/day-of.ts'

export interface GoldCurve {
  /** Gold of each seat after each change, the Huckster last. */
  readonly lines: readonly (readonly number[])[]
  /** At which change each day begins, and the final scoring. */
  readonly days: readonly number[]
}

export function goldCurve(log: readonly CoveLogEntry[], seats: number): GoldCurve {
  const lines = Array.from({ length: seats }, () => [0])
  const days: number[] = []
  const add = (changes: readonly number[]): void =>
    lines.forEach((line, seat) => line.push((line.at(-1) ?? 0) + (changes[seat] ?? 0)))
  for (const { event } of log) {
    if (event.what === 'phase began' && event.phase === 'arrival') days.push((lines[0]?.length ?? 1) - 1)
    const gained = goldIn(event)
    if (gained !== undefined && gained.gold !== 0) {
      add(lines.map((_, seat) => (seat === gained.seat ? gained.gold : 0)))
    }
  }
  const totals = log.flatMap(({ event }) => (event.what === 'scored' ? [event] : []))
  days.push((lines[0]?.length ?? 1) - 1)
  add(
    lines.map(
      (line, seat) => (totals.find((each) => each.seat === seat)?.total ?? line.at(-1) ?? 0) - (line.at(-1) ?? 0),
    ),
  )
  return { lines, days }
}
