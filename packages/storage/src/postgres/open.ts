/** Tables in PostgreSQL, which any number of nodes may share. */
import { randomBytes } from 'node:crypto'
import { GroupCommit } from '../group-commit.ts'
import { rowOf, type Append, type StoredRow } from '../rows.ts'
import {
  TRIAL,
  TRIAL_BYTES,
  type AppendResult,
  type Counts,
  type Reminder,
  type Snapshot,
  type Storage,
  type TableRow,
  type Untouched,
  type TableDump,
} from '../storage.ts'
import { appendTogether } from './append.ts'
import { PostgresPool, type Query } from './postgres-pool.ts'
import { migrate } from './migrate.ts'

/** The most appends in one statement. */
const MAX_BATCH = 500

/** A database that has not replied by then counts as unavailable. */
const SILENCE_MS = 700

const PAGE = 100

/** Waits a while for an unavailable database; the caller can report that in the meantime. */
export async function openPostgres(url: string, away: () => void = () => undefined): Promise<Storage> {
  const pool = new PostgresPool(url)
  const silence = setTimeout(away, SILENCE_MS)
  await migrate(pool)
    .catch(async (error: unknown) => {
      await pool.close()
      throw error
    })
    .finally(() => clearTimeout(silence))
  return new PostgresStorage(pool)
}

class PostgresStorage implements Storage {
  private readonly connections: PostgresPool
  private readonly appends: GroupCommit<Append, AppendResult>

  constructor(pool: PostgresPool) {
    this.connections = pool
    this.appends = new GroupCommit({
      write: (group) => appendTogether(pool, group),
      batchKey: ({ row }) => row.table,
      maxBatch: MAX_BATCH,
    })
  }

  append(from: number, bodies: readonly string[], row: TableRow): Promise<AppendResult> {
    return this.appends.add({ from, bodies, row })
  }

  async read(table: string, from: number, most?: number): Promise<readonly string[]> {
    const sql = 'select body from entries where table_name = $1 and number >= $2 order by number limit $3'
    return (await this.ask<{ body: string }>(sql, table, from, most ?? null)).map(({ body }) => body)
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const [snapshot] = await this.ask<Snapshot>('select size, seal, body from snapshots where table_name = $1', table)
    return snapshot
  }

  async keepSnapshot(table: string, { size, seal, body }: Snapshot): Promise<void> {
    const sql = `insert into snapshots (table_name, size, seal, body) select name, $2::int, $3::text, $4::text from tables where name = $1
      on conflict (table_name) do update set size = excluded.size, seal = excluded.seal, body = excluded.body`
    await this.ask(sql, table, size, seal, body)
  }

  async eventCounts(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = 'select name, size from tables where name = any($1::text[])'
    return new Map((await this.ask<{ name: string; size: number }>(sql, tables)).map(({ name, size }) => [name, size]))
  }

  async lobby(limit: number): Promise<readonly string[]> {
    const sql = `select lobby from tables where is_public = 1 and stage <> 'over' order by stage, touched_at desc, name limit $1`
    return (await this.ask<{ lobby: string }>(sql, limit)).map(({ lobby }) => lobby)
  }

  async dueTables(now: number, limit: number): Promise<readonly string[]> {
    const sql = 'select name from tables where due_at is not null and due_at <= $1 order by due_at limit $2'
    return (await this.ask<{ name: string }>(sql, now, limit)).map(({ name }) => name)
  }

  async setDueAt(table: string, dueAt: number | null): Promise<void> {
    await this.ask('update tables set due_at = $2 where name = $1', table, dueAt)
  }

  async saveReminder(table: string, { seat, id, body }: Reminder): Promise<void> {
    const sql = `insert into reminders (table_name, seat, id, body) select name, $2::int, $3::text, $4::text from tables where name = $1
      on conflict (table_name, seat, id) do update set body = excluded.body`
    await this.ask(sql, table, seat, id, body)
  }

  async replaceReminder(table: string, { seat, id, body }: Reminder, before: string): Promise<boolean> {
    const sql = `update reminders set body = $4 where table_name = $1 and seat = $2 and id = $3 and body = $5 returning id`
    return (await this.ask(sql, table, seat, id, body, before)).length > 0
  }

  reminders(table: string): Promise<readonly Reminder[]> {
    return this.ask<Reminder>(
      'select seat, id, body from reminders where table_name = $1 order by seat, id collate "C"',
      table,
    )
  }

  async deleteReminder(table: string, seat: number, id: string): Promise<void> {
    await this.ask('delete from reminders where table_name = $1 and seat = $2 and id = $3', table, seat, id)
  }

  async counts(): Promise<Counts> {
    const sql = `select count(*) as tables, count(*) filter (where stage = 'playing') as playing, coalesce(sum(size), 0) as entries from tables`
    const [counts] = await this.ask<Record<'tables' | 'playing' | 'entries', string>>(sql)
    return { tables: Number(counts?.tables), playing: Number(counts?.playing), entries: Number(counts?.entries) }
  }

  async *tablesBefore(touchedAt: number): AsyncIterable<string> {
    const sql =
      'select name from tables where touched_at < $1 and name collate "C" > $2 order by name collate "C" limit $3'
    let last: string | undefined = ''
    while (last !== undefined) {
      const page: readonly { name: string }[] = await this.ask<{ name: string }>(sql, touchedAt, last, PAGE)
      yield* page.map(({ name }) => name)
      last = page.at(-1)?.name
    }
  }

  async untouched({ gathering, others }: Untouched, limit: number): Promise<readonly string[]> {
    const sql = `select name from tables where touched_at < greatest($1::bigint, $2::bigint)
      and touched_at < case stage when 'gathering' then $1::bigint else $2::bigint end order by name collate "C" limit $3`
    return (await this.ask<{ name: string }>(sql, gathering, others, limit)).map(({ name }) => name)
  }

  deleteTable(table: string, since = Number.MAX_SAFE_INTEGER): Promise<void> {
    return this.connections.transaction(async (step) => {
      // The row goes first. A concurrent append then finds none, and the statements below see everything appended before.
      const sql = 'delete from tables where name = $1 and touched_at < $2 returning name'
      if ((await step(sql, [table, since])).length === 0) return
      for (const about of ['entries', 'reminders', 'snapshots']) {
        await step(`delete from ${about} where table_name = $1`, [table])
      }
    })
  }

  async *exportTables(): AsyncIterable<TableDump> {
    const session = await this.connections.session('begin isolation level repeatable read read only')
    try {
      yield* everything(session.ask)
    } finally {
      session.end()
    }
  }

  ping(): Promise<void> {
    return this.connections.ping()
  }

  tryWriting(): Promise<void> {
    return this.connections.transaction(async (step) => {
      const sql = `insert into snapshots (table_name, size, seal, body) values ($1, 0, '', $2)
        on conflict (table_name) do update set body = excluded.body`
      await step(sql, [TRIAL, randomBytes(TRIAL_BYTES / 2).toString('hex')])
      await step('delete from snapshots where table_name = $1', [TRIAL])
    })
  }

  async close(): Promise<void> {
    await this.appends.drain()
    await this.connections.close()
  }

  private async ask<Row>(sql: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.connections.query<Row>(sql, values)).rows
  }
}

async function* everything(query: Query): AsyncIterable<TableDump> {
  let last: string | undefined = ''
  while (last !== undefined) {
    const sql = 'select * from tables where name collate "C" > $1 order by name collate "C" limit $2'
    const rows: readonly StoredRow[] = await query<StoredRow>(sql, [last, PAGE])
    for (const stored of rows) {
      const entries = await query<{ body: string }>('select body from entries where table_name = $1 order by number', [
        stored.name,
      ])
      const reminders = await query<Reminder>(
        'select seat, id, body from reminders where table_name = $1 order by seat, id collate "C"',
        [stored.name],
      )
      yield {
        row: rowOf(stored),
        bodies: entries.map(({ body }) => body),
        reminders,
      }
    }
    last = rows.at(-1)?.name
  }
}
