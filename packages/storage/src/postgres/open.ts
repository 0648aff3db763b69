/** Tables in PostgreSQL, which any number of nodes may share. */
import { randomBytes } from 'node:crypto'
import { Groups } from '../groups.ts'
import { rowOf, type Append, type StoredRow } from '../rows.ts'
import {
  TRIAL,
  TRIAL_BYTES,
  type Appended,
  type Reminder,
  type Snapshot,
  type Storage,
  type WholeTable,
} from '../storage.ts'
import { appendTogether } from './append.ts'
import { Connections, type Asking } from './connections.ts'
import { migrate } from './migrate.ts'

/** So many appends go into one statement at most. */
const LARGEST_GROUP = 500

/** A database that has not answered by then seems to be away. */
const SILENCE_MS = 700

const PAGE = 100

/** Waits a while for a database that is away; whoever opens it can say so meanwhile. */
export async function openPostgres(url: string, away: () => void = () => undefined): Promise<Storage> {
  const connections = new Connections(url)
  const silence = setTimeout(away, SILENCE_MS)
  await migrate(connections)
    .catch(async (error: unknown) => {
      await connections.close()
      throw error
    })
    .finally(() => clearTimeout(silence))
  const appends = new Groups<Append, Appended>({
    write: (group) => appendTogether(connections, group),
    subject: ({ row }) => row.table,
    largest: LARGEST_GROUP,
  })
  const ask = async <Row>(sql: string, ...values: readonly unknown[]) => (await connections.ask<Row>(sql, values)).rows

  return {
    append: (from, bodies, row) => appends.add({ from, bodies, row }),
    async read(table, from, most) {
      const sql = 'select body from entries where table_name = $1 and number >= $2 order by number limit $3'
      return (await ask<{ body: string }>(sql, table, from, most ?? null)).map(({ body }) => body)
    },
    async snapshot(table) {
      const [snapshot] = await ask<Snapshot>('select size, seal, body from snapshots where table_name = $1', table)
      return snapshot
    },
    async keepSnapshot(table, { size, seal, body }) {
      const sql = `insert into snapshots (table_name, size, seal, body) select name, $2::int, $3::text, $4::text from tables where name = $1
        on conflict (table_name) do update set size = excluded.size, seal = excluded.seal, body = excluded.body`
      await ask(sql, table, size, seal, body)
    },
    async sizes(tables) {
      const sql = 'select name, size from tables where name = any($1::text[])'
      return new Map((await ask<{ name: string; size: number }>(sql, tables)).map(({ name, size }) => [name, size]))
    },
    async lobby(limit) {
      const sql = `select lobby from tables where is_public = 1 and stage <> 'over' order by stage, touched_at desc, name limit $1`
      return (await ask<{ lobby: string }>(sql, limit)).map(({ lobby }) => lobby)
    },
    async due(now, limit) {
      const sql = 'select name from tables where due_at is not null and due_at <= $1 order by due_at limit $2'
      return (await ask<{ name: string }>(sql, now, limit)).map(({ name }) => name)
    },
    async postpone(table, dueAt) {
      await ask('update tables set due_at = $2 where name = $1', table, dueAt)
    },
    async remind(table, { seat, id, body }) {
      const sql = `insert into reminders (table_name, seat, id, body) select name, $2::int, $3::text, $4::text from tables where name = $1
        on conflict (table_name, seat, id) do update set body = excluded.body`
      await ask(sql, table, seat, id, body)
    },
    async rewrite(table, { seat, id, body }, before) {
      const sql = `update reminders set body = $4 where table_name = $1 and seat = $2 and id = $3 and body = $5 returning id`
      return (await ask(sql, table, seat, id, body, before)).length > 0
    },
    reminders: (table) =>
      ask<Reminder>('select seat, id, body from reminders where table_name = $1 order by seat, id collate "C"', table),
    async forget(table, seat, id) {
      await ask('delete from reminders where table_name = $1 and seat = $2 and id = $3', table, seat, id)
    },
    async counts() {
      const sql = `select count(*) as tables, count(*) filter (where stage = 'playing') as playing, coalesce(sum(size), 0) as entries from tables`
      const [counts] = await ask<Record<'tables' | 'playing' | 'entries', string>>(sql)
      return { tables: Number(counts?.tables), playing: Number(counts?.playing), entries: Number(counts?.entries) }
    },
    async *tablesBefore(touchedAt) {
      const sql =
        'select name from tables where touched_at < $1 and name collate "C" > $2 order by name collate "C" limit $3'
      let last: string | undefined = ''
      while (last !== undefined) {
        const page: readonly { name: string }[] = await ask<{ name: string }>(sql, touchedAt, last, PAGE)
        yield* page.map(({ name }) => name)
        last = page.at(-1)?.name
      }
    },
    async untouched({ gathering, others }, limit) {
      const sql = `select name from tables where touched_at < greatest($1::bigint, $2::bigint)
        and touched_at < case stage when 'gathering' then $1::bigint else $2::bigint end order by name collate "C" limit $3`
      return (await ask<{ name: string }>(sql, gathering, others, limit)).map(({ name }) => name)
    },
    remove: (table, since = Number.MAX_SAFE_INTEGER) =>
      connections.together(async (step) => {
        // The row first: whoever would append now finds none, and what was appended before is seen by what follows.
        const sql = 'delete from tables where name = $1 and touched_at < $2 returning name'
        if ((await step(sql, [table, since])).length === 0) return
        for (const about of ['entries', 'reminders', 'snapshots']) {
          await step(`delete from ${about} where table_name = $1`, [table])
        }
      }),
    async *all() {
      const session = await connections.session('begin isolation level repeatable read read only')
      try {
        yield* everything(session.ask)
      } finally {
        session.end()
      }
    },
    ping: () => connections.ping(),
    tryWriting: () =>
      connections.together(async (step) => {
        const sql = `insert into snapshots (table_name, size, seal, body) values ($1, 0, '', $2)
          on conflict (table_name) do update set body = excluded.body`
        await step(sql, [TRIAL, randomBytes(TRIAL_BYTES / 2).toString('hex')])
        await step('delete from snapshots where table_name = $1', [TRIAL])
      }),
    async close() {
      await appends.rest()
      await connections.close()
    },
  }
}

async function* everything(ask: Asking): AsyncIterable<WholeTable> {
  let last: string | undefined = ''
  while (last !== undefined) {
    const sql = 'select * from tables where name collate "C" > $1 order by name collate "C" limit $2'
    const rows = (await ask(sql, [last, PAGE])) as readonly StoredRow[]
    for (const stored of rows) {
      const entries = await ask('select body from entries where table_name = $1 order by number', [stored.name])
      const reminders = await ask(
        'select seat, id, body from reminders where table_name = $1 order by seat, id collate "C"',
        [stored.name],
      )
      yield {
        row: rowOf(stored),
        bodies: (entries as readonly { body: string }[]).map(({ body }) => body),
        reminders: reminders as readonly Reminder[],
      }
    }
    last = rows.at(-1)?.name
  }
}
