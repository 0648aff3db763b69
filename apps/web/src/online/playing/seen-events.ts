/** The number of table events of each game that this browser has shown; more of them happened while away. */
import { readEntries } from '../stored-entries.ts'

const KEPT = 'seen-events'

/** This many games are kept, the newest last. */
const MOST = 100

const read = (): Readonly<Record<string, number>> =>
  readEntries(KEPT, (value): value is number => typeof value === 'number')

/** `undefined` if this browser has seen nothing of this game. */
export const seenBefore = (table: string, game: number): number | undefined => read()[`${table}-${game}`]

export function noteSeen(table: string, game: number, count: number): void {
  const { [`${table}-${game}`]: before, ...others } = read()
  if (before === count) return
  const kept = [...Object.entries(others), [`${table}-${game}`, count] as const].slice(-MOST)
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Without storage there is no summary of the time away; the log still has it.
  }
}
