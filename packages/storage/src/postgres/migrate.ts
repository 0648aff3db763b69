/** Brings a PostgreSQL database forward. Nodes that start together take turns. */
import { BOOK_OF_MIGRATIONS, stepsFrom } from '../migrations.ts'
import { StorageFault } from '../storage.ts'
import type { Asking, Connections } from './connections.ts'

/** Any number will do, as long as it stays the same. */
const LOCK = 7_253_411

export async function migrate(connections: Connections): Promise<void> {
  try {
    await connections.together(goForward)
  } catch (error) {
    if (error instanceof StorageFault) throw error
    throw new StorageFault(`The database cannot be used: ${(error as Error).message}`)
  }
}

async function goForward(ask: Asking): Promise<void> {
  await ask(`select pg_advisory_xact_lock(${LOCK})`)
  await ask(BOOK_OF_MIGRATIONS)
  const [last] = (await ask('select max(number) as version from migrations')) as [{ version: number | null }]
  for (const { number, name, statements } of stepsFrom(last.version ?? 0)) {
    for (const statement of statements) await ask(statement)
    await ask('insert into migrations (number, name) values ($1, $2)', [number, name])
  }
}
