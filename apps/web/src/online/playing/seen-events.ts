/** How many table events of each game this browser has shown: what is more on coming back happened meanwhile. */

const KEPT = 'seen-events'

/** So many games are kept, the newest last. */
const MOST = 100

type Counts = Readonly<Record<string, number>>

function read(): Counts {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Counts
  } catch {
    return {}
  }
}

/** `undefined` if this browser has seen nothing of this game. */
export const seenBefore = (table: string, game: number): number | undefined => read()[`${table}-${game}`]

export function noteSeen(table: string, game: number, count: number): void {
  const { [`${table}-${game}`]: before, ...others } = read()
  if (before === count) return
  const kept = [...Object.entries(others), [`${table}-${game}`, count] as const].slice(-MOST)
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Without a place to note it nothing is told of the time away; the log has it all the same.
  }
}
