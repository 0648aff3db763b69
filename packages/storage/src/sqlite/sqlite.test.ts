/** Tables in a folder, with its lock, its permissions and the migration of older databases. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite, StorageError, type TableRow } from '@merchants/storage'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { VERSION_1 } from '../testing/version-1.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-sqlite-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function opened(...args: Parameters<typeof openSqlite>): ReturnType<typeof openSqlite> {
  const storage = await openSqlite(...args)
  onTestFinished(() => storage.close())
  return storage
}

function row(table: string): TableRow {
  return { table, isPublic: true, stage: 'gathering', touchedAt: 1, dueAt: null, lobby: '{}' }
}

/** Runs SQL on the file itself. */
function sql<Rows>(folder: string, text: string): Rows {
  const database = new DatabaseSync(join(folder, 'tables.sqlite'))
  try {
    return database.prepare(text).all() as Rows
  } finally {
    database.close()
  }
}

test('a folder that does not exist is made, for its owner alone', async () => {
  const folder = join(newFolder(), 'deep/data')

  const storage = await opened(folder)

  expect(await storage.append(0, ['a'], row('t'))).toBe('appended')
  expect(sql(folder, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }])
})

test('in a folder that all may look into, the tables are still their owner’s alone', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o755)

  const storage = await opened(folder)
  await storage.append(0, ['a'], row('t'))

  const files = readdirSync(folder).filter((name) => name.startsWith('tables'))
  expect(files).toContain('tables.sqlite-wal')
  for (const name of files) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
})

test('stored data is there when the folder is opened again', async () => {
  const folder = newFolder()
  const first = await openSqlite(folder)
  await first.append(0, ['a', 'b'], row('t'))
  await first.close()

  const second = await opened(folder)

  expect(await second.read('t', 0)).toEqual(['a', 'b'])
})

test('a second server learns that the folder is taken', async () => {
  const folder = newFolder()
  const first = await openSqlite(folder)

  await expect(openSqlite(folder)).rejects.toThrow(
    new StorageError(
      `Another server is using the data folder ${folder}. Stop that one, or give this one a folder of its own, for example: DATA=./other-data npm start`,
    ),
  )

  await first.close()
  await expect(opened(folder)).resolves.toBeDefined()
})

test('a guest reads and writes beside a server', async () => {
  const folder = newFolder()
  const server = await opened(folder)
  const guest = await opened(folder, 'guest')

  const appends = Array.from({ length: 200 }, (_, number) =>
    (number % 2 === 0 ? server : guest).append(0, ['a'], row(`t${number}`)),
  )

  expect(new Set(await Promise.all(appends))).toEqual(new Set(['appended']))
  await guest.deleteTable('t0')
  expect(await server.append(1, ['b'], row('t0'))).toBe('conflict')
  expect(await server.counts()).toEqual({ tables: 199, playing: 0, entries: 199 })
})

test('nothing of a removed table can be read in the files', async () => {
  const folder = newFolder()
  const storage = await openSqlite(folder)
  const words = (file: string) => readFileSync(join(folder, file)).includes('private words')
  await storage.append(0, ['private words'], row('t'))
  await storage.append(0, ['a'], row('other'))
  expect(readdirSync(folder).some(words)).toBe(true)

  await storage.deleteTable('t')
  await storage.close()

  expect(readdirSync(folder).filter(words)).toEqual([])
})

test('a folder that cannot be used is named', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'file'), '')
  mkdirSync(join(folder, 'odd/tables.sqlite'), { recursive: true })
  mkdirSync(join(folder, 'broken'))
  writeFileSync(join(folder, 'broken/tables.sqlite'), 'this is no database'.repeat(1000))

  for (const place of ['file', 'odd', 'broken']) {
    const fault = openSqlite(join(folder, place))
    await expect(fault).rejects.toThrow(StorageError)
    await expect(fault).rejects.toThrow(`The data folder ${join(folder, place)} cannot be used: `)
  }
})

test('a closed storage says so', async () => {
  const storage = await openSqlite(newFolder())
  await storage.close()
  await storage.close()

  await expect(storage.read('t', 0)).rejects.toThrow('The database is closed.')
  await expect(storage.append(0, ['a'], row('t'))).rejects.toThrow('The database is closed.')
})

test('a database of version 1 comes forward with all it holds', async () => {
  const folder = newFolder()
  const old = new DatabaseSync(join(folder, 'tables.sqlite'))
  for (const statement of VERSION_1) old.exec(statement)
  old.close()

  const storage = await opened(folder)

  expect(await storage.read('oldtable2345', 0)).toEqual(['{"what":"opened","at":1}', '{"what":"sat","at":2}'])
  expect(await storage.lobby(9)).toEqual(['{"table":"oldtable2345"}'])
  expect(await storage.append(2, ['c'], row('oldtable2345'))).toBe('appended')
  await storage.saveReminder('oldtable2345', { seat: 0, id: 'phone', body: 'x' })
  expect(await storage.reminders('oldtable2345')).toHaveLength(1)
  expect(await storage.snapshot('oldtable2345')).toBeUndefined()
  await storage.keepSnapshot('oldtable2345', { size: 2, seal: 's', body: 'b' })
  expect(await storage.snapshot('oldtable2345')).toEqual({ size: 2, seal: 's', body: 'b' })
  expect(sql(folder, 'select number from migrations order by number')).toEqual([
    { number: 1 },
    { number: 2 },
    { number: 3 },
  ])
})

test('a database of a newer version is left alone', async () => {
  const folder = newFolder()
  await (await openSqlite(folder)).close()
  sql(folder, "insert into migrations (number, name) values (4, 'from the future') returning number")

  await expect(openSqlite(folder)).rejects.toThrow(
    "The database was written by a newer version of Merchants' Table (schema 4, supported up to 3).",
  )
})
