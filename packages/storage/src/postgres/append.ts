/** Appends of many tables in one statement, which is one commit and one round trip. */
import type { Append } from '../rows.ts'
import type { AppendResult } from '../storage.ts'
import type { PostgresPool } from './postgres-pool.ts'

/** The size in a table's row decides which writer was first. A writer that finds another size writes nothing. */
const APPEND = `
  with news as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
      as news (name, first, count, is_public, stage, touched_at, due_at, lobby)
  ),
  opened as (
    insert into tables (name, size, is_public, stage, touched_at, due_at, lobby)
    select name, count, is_public, stage, touched_at, due_at, lobby from news where first = 0
    on conflict do nothing returning name
  ),
  grown as (
    update tables set size = news.first + news.count, is_public = news.is_public, stage = news.stage,
      touched_at = news.touched_at, due_at = news.due_at, lobby = news.lobby
    from news where news.first > 0 and tables.name = news.name and tables.size = news.first
    returning tables.name
  ),
  mine as (select name from opened union all select name from grown),
  written as (
    insert into entries (table_name, number, body)
    select each.name, each.number, each.body from unnest($9::text[], $10::int[], $11::text[]) as each (name, number, body)
    join mine on mine.name = each.name
  )
  select name from mine`

/** The appends of a group are about different tables. */
export async function appendTogether(pool: PostgresPool, group: readonly Append[]): Promise<readonly AppendResult[]> {
  const rows = group.map(({ row }) => row)
  const entries = group.flatMap(({ from, bodies, row }) =>
    bodies.map((body, place) => ({ name: row.table, number: from + place, body })),
  )
  const { rows: mine, repeated } = await pool.query<{ name: string }>(APPEND, [
    rows.map(({ table }) => table),
    group.map(({ from }) => from),
    group.map(({ bodies }) => bodies.length),
    rows.map(({ isPublic }) => (isPublic ? 1 : 0)),
    rows.map(({ stage }) => stage),
    rows.map(({ touchedAt }) => touchedAt),
    rows.map(({ dueAt }) => dueAt),
    rows.map(({ lobby }) => lobby),
    entries.map(({ name }) => name),
    entries.map(({ number }) => number),
    entries.map(({ body }) => body),
  ])

  const appended = new Set(mine.map(({ name }) => name))
  const isAppended = async (each: Append) => appended.has(each.row.table) || (repeated && (await isThere(pool, each)))
  return Promise.all(group.map(async (each) => ((await isAppended(each)) ? 'appended' : 'conflict')))
}

/** A first attempt whose reply was lost may still have been written. */
async function isThere(pool: PostgresPool, { from, bodies, row }: Append): Promise<boolean> {
  const { rows } = await pool.query<{ body: string }>(
    'select body from entries where table_name = $1 and number >= $2 and number < $3 order by number',
    [row.table, from, from + bodies.length],
  )
  return rows.length === bodies.length && rows.every(({ body }, place) => body === bodies[place])
}
