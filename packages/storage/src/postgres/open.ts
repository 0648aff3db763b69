/** Tables in PostgreSQL, which any number of nodes may share. */
import { Groups } from '../groups.ts'
import { rowOf, type Append, type StoredRow } from '../rows.ts'
import type { Appended, Reminder, Storage, WholeTable } from '../storage.ts'
import { appendTogether } from './append.ts'
import { Connections, type Asking } from './connections.ts'
import { migrate } from './migrate.ts'

/** So many appends go into one statement at most. */
const LARGEST_GROUP = 500

const PAGE = 100

export async function openPostgres(url: string): Promise<Storage> {
  const connections = new Connections(url)
  await migrate(connections).catch(async (error: unknown) => {
    await connections.close()
    throw error
  })
  const appends = new Groups<Append, Appended>({
    write: (group) => appendTogether(connections, group),
    subject: ({ row }) => row.table,
    largest: LARGEST_GROUP,
  })
  const ask = async <Row>(sql: string, ...values: readonly unknown[]) => (await connections.ask<Row>(sql, values)).rows

  return {
    append: (from, bodies, row) => appends.add({ from, bodies, row }),
    async read(table, from) {
      const sql = 'select body from entries where table_name = $1 and number >= $2 order by number'
      return (await ask<{ body: string }>(sql, table, from)).map(({ body }) => body)
    },
    async sizes(tables) {
      const sql = 'select name, size from tables where name = any($1::text[])'
      return new Map((await ask<{ name: string; size: number }>(sql, tables)).map(({ name, size }) => [name, size]))
    },
    async lobby(limit) {
      const sql = `select lobby from tables where is_public = 1 and stage <> 'over' order by stage, touched_at desc limit $1`
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
    remove: (table) =>
      connections.together(async (step) => {
        // The row first: whoever would append now finds none, and what was appended before is seen by what follows.
        await step('delete from tables where name = $1', [table])
        await step('delete from entries where table_name = $1', [table])
        await step('delete from reminders where table_name = $1', [table])
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
