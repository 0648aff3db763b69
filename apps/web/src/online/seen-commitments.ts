/** The seals that this browser saw before the deal. A proof with another seal proves nothing. */
import type { TableView } from '@merchants/protocol'
import { readEntries } from './stored-entries.ts'

const KEPT = 'seals'

/** This many are kept, the newest last. */
const MAX_KEPT = 200

const nameOf = (table: string, game: number): string => `${table}-${game}`

const read = (): Readonly<Record<string, string>> =>
  readEntries(KEPT, (value): value is string => typeof value === 'string')

/** Once a game has begun, its seal comes too late; after a game, the seal of the next is shown. */
export function rememberCommitments({ table, stage, game, commitment, next }: TableView): void {
  if (stage === 'gathering') rememberCommitment(table, game, commitment)
  if (next !== undefined) rememberCommitment(table, game + 1, next.commitment)
}

/** The first seal seen counts; a later change is a different one. */
function rememberCommitment(table: string, game: number, seal: string): void {
  const seals = read()
  const name = nameOf(table, game)
  if (seal === '' || name in seals) return
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...Object.entries(seals), [name, seal]].slice(-MAX_KEPT))),
    )
  } catch {}
}

export const rememberedCommitment = (table: string, game: number): string | undefined => read()[nameOf(table, game)]
