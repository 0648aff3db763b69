/** The seals that this browser saw before the cards were dealt: a proof that comes with another one proves nothing. */
import type { TableView } from '@merchants/protocol'

const KEPT = 'seals'

/** So many are kept, the newest last. */
const MOST = 200

type Seals = Readonly<Record<string, string>>

const nameOf = (table: string, game: number): string => `${table}-${game}`

function read(): Seals {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Seals
  } catch {
    return {}
  }
}

/** Of a game that has begun the seal comes too late; while one is over, that of the next is shown. */
export function noteSeals({ table, stage, game, commitment, next }: TableView): void {
  if (stage === 'gathering') noteSeal(table, game, commitment)
  if (next !== undefined) noteSeal(table, game + 1, next.commitment)
}

/** The first seal that was seen counts: one that is changed later is another. */
function noteSeal(table: string, game: number, seal: string): void {
  const seals = read()
  const name = nameOf(table, game)
  if (seal === '' || name in seals) return
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...Object.entries(seals), [name, seal]].slice(-MOST))),
    )
  } catch {}
}

export const notedSeal = (table: string, game: number): string | undefined => read()[nameOf(table, game)]
