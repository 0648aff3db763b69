/** Tables in PostgreSQL: several nodes at once, connections that are cut, and how older databases come forward. */
import { openPostgres, StorageError, type Storage, type TableRow } from '@merchants/storage'
import { freshDatabase, runSql as sql } from '@merchants/storage/testing'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { VERSION_1 } from '../testing/version-1.ts'

async function opened(url: string): Promise<Storage> {
  const storage = await openPostgres(url)
  onTestFinished(() => storage.close())
  return storage
}

/** Cuts all connections to this database except its own. */
function cut(url: string): Promise<readonly unknown[]> {
  return sql(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

function row(table: string): TableRow {
  return { table, isPublic: true, stage: 'gathering', touchedAt: 1, dueAt: null, lobby: '{}' }
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

test('nodes that start together on an empty database all find their way', async () => {
  const url = await freshDatabase(inject('postgres'))

  const nodes = await Promise.all(numbers(5).map(() => opened(url)))

  expect(await nodes[0]?.append(0, ['a'], row('t'))).toBe('appended')
  expect(await nodes[4]?.read('t', 0)).toEqual(['a'])
})

test('nodes that append to the same tables in any order lose nothing and double nothing', async () => {
  const url = await freshDatabase(inject('postgres'))
  const nodes = await Promise.all(numbers(3).map(() => opened(url)))
  const tables = numbers(30).map((number) => `t${number}`)

  /** Appends this event of this node, however often another node is faster. */
  const insist = async (node: number, table: string, entry: number): Promise<void> => {
    const storage = nodes[node] as Storage
    const size = (await storage.eventCounts([table])).get(table) ?? 0
    const outcome = await storage.append(size, [`${node} ${entry}`], row(table))
    if (outcome === 'conflict') await insist(node, table, entry)
  }
  await Promise.all(
    numbers(3).flatMap((node) =>
      tables.map(async (table) => {
        for (const entry of numbers(8)) await insist(node, table, entry)
      }),
    ),
  )

  for (const table of tables) {
    const bodies = await (nodes[0] as Storage).read(table, 0)
    expect(bodies).toHaveLength(24)
    for (const node of numbers(3)) {
      expect(bodies.filter((body) => body.startsWith(`${node} `))).toEqual(
        numbers(8).map((entry) => `${node} ${entry}`),
      )
    }
  }
})

test('connections that are cut again and again lose nothing acknowledged and double nothing', async () => {
  const url = await freshDatabase(inject('postgres'))
  const storage = await opened(url)
  const tables = numbers(20).map((number) => `t${number}`)
  let isOver = false

  const writing = Promise.all(
    tables.map(async (table) => {
      for (const number of numbers(40)) {
        expect(await storage.append(number, [`${table} ${number}`], row(table))).toBe('appended')
      }
    }),
  ).finally(() => {
    isOver = true
  })
  for (let cuts = 0; cuts < 20 && !isOver; cuts += 1) await cut(url)
  await writing

  for (const table of tables) {
    expect(await storage.read(table, 0)).toEqual(numbers(40).map((number) => `${table} ${number}`))
  }
})

test('an append whose reply was lost is found to be stored, and is not a conflict', async () => {
  const url = await freshDatabase(inject('postgres'))
  const storage = await opened(url)
  await storage.append(0, ['a'], row('t'))

  // The append waits for this one to let go; it is cut off while it waits, and comes again.
  const blocker = new pg.Client({ connectionString: url })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query("update tables set lobby = 'busy'")
  const appending = storage.append(1, ['b'], row('t'))
  const waiting = "pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(() => sql(url, `select 1 from ${waiting}`)).toHaveLength(1)
  await sql(url, `select pg_terminate_backend(pid) from ${waiting}`)
  await blocker.query("update tables set size = 2 where name = 't'")
  await blocker.query("insert into entries (table_name, number, body) values ('t', 1, 'b')")
  await blocker.query('commit')
  await blocker.end()

  expect(await appending).toBe('appended')
  expect(await storage.read('t', 0)).toEqual(['a', 'b'])
})

test('an entry that the database refuses is refused alone', async () => {
  const storage = await opened(await freshDatabase(inject('postgres')))

  const outcomes = await Promise.allSettled([
    storage.append(0, ['a'], row('one')),
    storage.append(0, ['\0'], row('two')),
    storage.append(0, ['a'], row('three')),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await storage.counts()).toMatchObject({ tables: 2 })
})

test('a database of version 1 comes forward with all it holds', async () => {
  const url = await freshDatabase(inject('postgres'))
  await sql(url, ...VERSION_1)

  const storage = await opened(url)

  expect(await storage.read('oldtable2345', 0)).toEqual(['{"what":"opened","at":1}', '{"what":"sat","at":2}'])
  await storage.saveReminder('oldtable2345', { seat: 0, id: 'phone', body: 'x' })
  expect(await storage.reminders('oldtable2345')).toHaveLength(1)
  expect(await storage.snapshot('oldtable2345')).toBeUndefined()
  await storage.keepSnapshot('oldtable2345', { size: 2, seal: 's', body: 'b' })
  expect(await storage.snapshot('oldtable2345')).toEqual({ size: 2, seal: 's', body: 'b' })
  expect(await sql(url, 'select number from migrations order by number')).toEqual([
    { number: 1 },
    { number: 2 },
    { number: 3 },
  ])
})

test('a database of a newer version is left alone', async () => {
  const url = await freshDatabase(inject('postgres'))
  await (await openPostgres(url)).close()
  await sql(url, "insert into migrations (number, name) values (4, 'from the future')")

  await expect(openPostgres(url)).rejects.toThrow('(schema 4, supported up to 3)')
})

test('a database that does not exist is named', async () => {
  const url = new URL(inject('postgres'))
  url.pathname = '/nowhere'

  const fault = openPostgres(url.href)

  await expect(fault).rejects.toThrow(StorageError)
  await expect(fault).rejects.toThrow('The database cannot be used: database "nowhere" does not exist')
})
