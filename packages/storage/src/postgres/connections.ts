/** A PostgreSQL that may go away and come back: questions wait a while for it. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StorageFault } from '../storage.ts'

/** How long a question waits for a database that is away. */
const PATIENCE_MS = 10_000
const CONNECTING_MS = 3000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000

export type Asking = (sql: string, values?: readonly unknown[]) => Promise<readonly unknown[]>

export interface Session {
  readonly ask: Asking
  end(): void
}

export class Connections {
  readonly #pool: pg.Pool

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECTING_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      application_name: 'merchants-table',
    })
    // An idle connection that breaks is replaced when the next one is needed.
    this.#pool.on('error', () => {})
  }

  /** Asks until there is an answer. What is asked must do no harm when asked twice: `repeated` says that it may have been. */
  async ask<Row>(sql: string, values: readonly unknown[] = []): Promise<{ rows: readonly Row[]; repeated: boolean }> {
    const end = performance.now() + PATIENCE_MS
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { rows } = await this.#pool.query(sql, [...values])
        return { rows: rows as Row[], repeated: attempt > 0 }
      } catch (error) {
        if (!isPassing(error)) throw plainly(error)
        if (performance.now() > end) throw unreachable(error)
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS))
      }
    }
  }

  /** Asks once, and does not wait for a database that is away. */
  async ping(): Promise<void> {
    await this.#pool.query('select 1')
  }

  /** All of the work, or nothing of it. */
  async together(work: (ask: Asking) => Promise<void>): Promise<void> {
    const session = await this.session('begin')
    try {
      await work(session.ask)
      await session.ask('commit')
    } finally {
      session.end()
    }
  }

  /** A connection of its own. It ends with the session, and so does whatever was begun and not committed. */
  async session(begin: string): Promise<Session> {
    await this.ask('select 1')
    const client = await this.#pool.connect()
    // If it breaks, the next question on it says so.
    const ignore = () => {}
    client.on('error', ignore)
    const ask: Asking = async (sql, values = []) => {
      const { rows } = await client.query(sql, [...values]).catch((error: unknown) => {
        throw plainly(error)
      })
      return rows as unknown[]
    }
    const end = () => client.release(true)
    await ask(begin).catch((error: unknown) => {
      end()
      throw error
    })
    return { ask, end }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end()
  }
}

/** Whether it may go better next time: the network, a database that starts or stops, two who blocked each other. */
function isPassing(error: unknown): boolean {
  const { code } = error as { code?: string }
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return true
  return /^(08|40|57P|53300)/.test(code)
}

/** What fails in the database itself (a full disk, input and output, read-only, damaged) is a matter for its operator. */
function plainly(error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  if (!/^(53|58|25006|XX)/.test(code)) return error
  return new StorageFault(`The database cannot be used: ${(error as Error).message}`)
}

function unreachable(error: unknown): StorageFault {
  return new StorageFault(`The database cannot be reached: ${(error as Error).message || String(error)}`)
}
