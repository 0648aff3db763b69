/** Brings a PostgreSQL database forward. Nodes that start together take turns. */
import { messageOf } from '../error-facts.ts'
import { CREATE_MIGRATIONS_TABLE, pendingMigrations } from '../migrations.ts'
import { StorageError } from '../storage.ts'
import type { Query, PostgresPool } from './postgres-pool.ts'

/** Any number will do, as long as it stays the same. */
const LOCK = 7_253_411

export async function migrate(pool: PostgresPool): Promise<void> {
  try {
    await pool.transaction(runMigrations)
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw new StorageError(`The database cannot be used: ${messageOf(error)}`)
  }
}

async function runMigrations(query: Query): Promise<void> {
  await query(`select pg_advisory_xact_lock(${LOCK})`)
  await query(CREATE_MIGRATIONS_TABLE)
  const [last] = await query<{ version: number | null }>('select max(number) as version from migrations')
  for (const { number, name, statements } of pendingMigrations(last?.version ?? 0)) {
    for (const statement of statements) await query(statement)
    await query('insert into migrations (number, name) values ($1, $2)', [number, name])
  }
}
