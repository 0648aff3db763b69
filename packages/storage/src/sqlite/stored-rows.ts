/** The rows of the tables that were written last, so that an append need not write an unchanged one again. */
import type { TableRow } from '../storage.ts'

/** Rows of this many tables are remembered. */
const MAX_ROWS = 10_000

export class StoredRows {
  readonly #rows = new Map<string, TableRow>()

  /** Whether this very row stands in the database. */
  has(row: TableRow): boolean {
    return this.#rows.get(row.table) === row
  }

  add(row: TableRow): void {
    if (this.#rows.size >= MAX_ROWS) this.#rows.clear()
    this.#rows.set(row.table, row)
  }

  /** The row of this table has changed, or may have. */
  drop(table: string): void {
    this.#rows.delete(table)
  }
}
