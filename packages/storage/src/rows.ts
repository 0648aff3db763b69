/** How a row of the database is written down, and read again. */
import type { TableRow } from './storage.ts'

export interface StoredRow {
  readonly name: string
  readonly is_public: number
  readonly stage: string
  /** PostgreSQL hands large numbers out as text. */
  readonly touched_at: number | string
  readonly due_at: number | string | null
  readonly lobby: string
}

export function rowOf(stored: StoredRow): TableRow {
  return {
    table: stored.name,
    isPublic: stored.is_public === 1,
    stage: stored.stage as TableRow['stage'],
    touchedAt: Number(stored.touched_at),
    dueAt: stored.due_at === null ? null : Number(stored.due_at),
    lobby: stored.lobby,
  }
}

/** The arguments of one `append` call. */
export interface Append {
  readonly from: number
  readonly bodies: readonly string[]
  readonly row: TableRow
}
