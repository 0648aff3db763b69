/** A PostgreSQL that may become unavailable for a while; queries wait for it. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { codeOf, messageOf } from '../error-facts.ts'
import { StorageError } from '../storage.ts'

/** How long a query waits for an unavailable database. */
const QUERY_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 3000
const FIRST_RETRY_MS = 50
const MAX_RETRY_MS = 1000

export type Query = <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>

export interface Session {
  readonly ask: Query
  end(): void
}

export class PostgresPool {
  readonly #pool: pg.Pool

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'merchants-table',
    })
    // An idle connection that breaks is replaced when the next one is needed.
    this.#pool.on('error', () => {})
  }

  /** Repeats a query until it is answered, so the query must be safe to run twice. `repeated` says that it may have been. */
  async query<Row>(sql: string, values: readonly unknown[] = []): Promise<{ rows: readonly Row[]; repeated: boolean }> {
    const end = performance.now() + QUERY_TIMEOUT_MS
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { rows } = await this.#pool.query(sql, [...values])
        return { rows, repeated: attempt > 0 }
      } catch (error) {
        if (!isTransient(error)) throw plainly(error)
        if (performance.now() > end) throw unreachable(error)
        await pause(Math.min(FIRST_RETRY_MS * 2 ** attempt, MAX_RETRY_MS))
      }
    }
  }

  /** Queries once, without waiting for an unavailable database. */
  async ping(): Promise<void> {
    await this.#pool.query('select 1')
  }

  /** A transaction. */
  async transaction(work: (query: Query) => Promise<void>): Promise<void> {
    const session = await this.session('begin')
    try {
      await work(session.ask)
      await session.ask('commit')
    } finally {
      session.end()
    }
  }

  /** A connection of its own. It ends with the session, which rolls back anything uncommitted. */
  async session(begin: string): Promise<Session> {
    await this.query('select 1')
    const client = await this.#pool.connect()
    // If it breaks, the next query on it fails.
    const ignore = () => {}
    client.on('error', ignore)
    const query: Query = async <Row>(sql: string, values: readonly unknown[] = []) => {
      const { rows }: { rows: readonly Row[] } = await client.query(sql, [...values]).catch((error: unknown) => {
        throw plainly(error)
      })
      return rows
    }
    const end = () => client.release(true)
    await query(begin).catch((error: unknown) => {
      end()
      throw error
    })
    return { ask: query, end }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}

/** Whether a retry may help, as with network errors, a database that starts or stops, or a deadlock. */
function isTransient(error: unknown): boolean {
  const code = codeOf(error)
  if (!/^[0-9A-Z]{5}$/.test(code)) return true
  return /^(08|40|57P|53300)/.test(code)
}

/** Errors inside the database (a full disk, I/O, read-only, damaged) are a matter for its operator. */
function plainly(error: unknown): unknown {
  if (!/^(53|58|25006|XX)/.test(codeOf(error))) return error
  return new StorageError(`The database cannot be used: ${messageOf(error)}`)
}

function unreachable(error: unknown): StorageError {
  return new StorageError(`The database cannot be reached: ${messageOf(error) || String(error)}`)
}
