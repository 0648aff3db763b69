/** The promises of every storage, in memory, SQLite and PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMemory, openPostgres, openSqlite, type Reminder, type Storage, type TableRow } from '@merchants/storage'
import { freshDatabase } from '@merchants/storage/testing'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'

const KINDS: Record<string, () => Promise<Storage>> = {
  memory: async () => openMemory(),
  async SQLite() {
    const folder = mkdtempSync(join(tmpdir(), 'merchants-storage-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return openSqlite(folder)
  },
  PostgreSQL: async () => openPostgres(await freshDatabase(inject('postgres'))),
}

function row(table: string, facts: Partial<TableRow> = {}): TableRow {
  return { table, isPublic: true, stage: 'gathering', touchedAt: 1, dueAt: null, lobby: `"${table}"`, ...facts }
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

describe.each(Object.keys(KINDS))('in %s', (kind) => {
  let storage: Storage

  beforeEach(async () => {
    storage = await (KINDS[kind] as () => Promise<Storage>)()
  })
  afterEach(() => storage.close())

  test('a table is opened once and grows at its end', async () => {
    expect(await storage.append(0, ['a', 'b'], row('t'))).toBe('appended')
    expect(await storage.append(0, ['x'], row('t'))).toBe('conflict')
    expect(await storage.append(2, ['c'], row('t'))).toBe('appended')
    expect(await storage.read('t', 0)).toEqual(['a', 'b', 'c'])
    expect(await storage.read('t', 2)).toEqual(['c'])
    expect(await storage.read('t', 3)).toEqual([])
  })

  test('an append writes the very same row again if its due time was changed meanwhile', async () => {
    const same = row('t', { dueAt: 5 })
    await storage.append(0, ['a'], same)
    await storage.append(1, ['b'], same)
    await storage.setDueAt('t', 50)

    expect(await storage.append(2, ['c'], same)).toBe('appended')
    expect(await storage.dueTables(9, 9)).toEqual(['t'])
    expect(await storage.read('t', 0)).toEqual(['a', 'b', 'c'])
  })

  test('a row that came with a conflict is written by the next append', async () => {
    const changed = row('t', { lobby: '"changed"' })
    await storage.append(0, ['a'], row('t'))

    expect(await storage.append(5, ['x'], changed)).toBe('conflict')
    expect(await storage.append(1, ['b'], changed)).toBe('appended')
    expect(await storage.lobby(9)).toEqual(['"changed"'])
  })

  test('a table is read a page at a time, too', async () => {
    await storage.append(0, ['a', 'b', 'c', 'd'], row('t'))

    expect(await storage.read('t', 0, 3)).toEqual(['a', 'b', 'c'])
    expect(await storage.read('t', 3, 3)).toEqual(['d'])
    expect(await storage.read('t', 4, 3)).toEqual([])
  })

  test('a table is kept in short beside its entries, the latest only, and goes with it', async () => {
    await storage.append(0, ['a', 'b'], row('t'))
    expect(await storage.snapshot('t')).toBeUndefined()

    await storage.keepSnapshot('t', { size: 1, seal: 'one', body: 'x'.repeat(100_000) })
    await storage.keepSnapshot('t', { size: 2, seal: 'two', body: 'Łódź' })
    await storage.keepSnapshot('nowhere', { size: 1, seal: 'one', body: 'x' })

    expect(await storage.snapshot('t')).toEqual({ size: 2, seal: 'two', body: 'Łódź' })
    expect(await storage.snapshot('nowhere')).toBeUndefined()
    await storage.deleteTable('t')
    expect(await storage.snapshot('t')).toBeUndefined()
  })

  test('tables that were left alone are found, sooner if nothing has begun there', async () => {
    await storage.append(0, ['a'], row('waits', { touchedAt: 50 }))
    await storage.append(0, ['a'], row('waited', { touchedAt: 49 }))
    await storage.append(0, ['a'], row('played', { touchedAt: 19, stage: 'over' }))
    await storage.append(0, ['a'], row('plays', { touchedAt: 20, stage: 'playing' }))

    expect(await storage.untouched({ gathering: 50, others: 20 }, 9)).toEqual(['played', 'waited'])
    expect(await storage.untouched({ gathering: 50, others: 20 }, 1)).toEqual(['played'])
    expect(await storage.untouched({ gathering: 50, others: 0 }, 9)).toEqual(['waited'])
  })

  test('a table at which something has happened meanwhile is not removed for having been left alone', async () => {
    await storage.append(0, ['a'], row('t', { touchedAt: 50 }))

    await storage.deleteTable('t', 50)
    expect(await storage.read('t', 0)).toEqual(['a'])
    await storage.deleteTable('t', 51)
    expect(await storage.read('t', 0)).toEqual([])
  })

  test('trying whether anything can be written leaves nothing behind', async () => {
    await storage.append(0, ['a'], row('t'))
    for (let times = 0; times < 3; times++) await storage.tryWriting()

    expect(await storage.counts()).toEqual({ tables: 1, playing: 0, entries: 1 })
    expect(await storage.snapshot('~trial')).toBeUndefined()
  })

  test.each([0, 1, 3, 4])('two entries are followed by number 2 and not by number %i', async (from) => {
    await storage.append(0, ['a', 'b'], row('t', { lobby: 'first' }))

    expect(await storage.append(from, ['x'], row('t', { lobby: 'second' }))).toBe('conflict')
    expect(await storage.read('t', 0)).toEqual(['a', 'b'])
    expect(await storage.lobby(9)).toEqual(['first'])
  })

  test('a table that was never opened cannot grow, and nothing is read of it', async () => {
    expect(await storage.append(1, ['x'], row('t'))).toBe('conflict')
    expect(await storage.read('t', 0)).toEqual([])
    expect(await storage.counts()).toEqual({ tables: 0, playing: 0, entries: 0 })
  })

  test('any text comes back as it was', async () => {
    const bodies = [
      '',
      '"\\',
      'Łódź 🦊',
      '{a,NULL,"b"}',
      "'; drop table entries; --",
      '\u0001\n\t',
      'x'.repeat(100_000),
    ]

    await storage.append(0, bodies, row('t', { lobby: bodies.join() }))

    expect(await storage.read('t', 0)).toEqual(bodies)
    expect(await storage.lobby(1)).toEqual([bodies.join()])
  })

  test('of many who append at the same place one is kept', async () => {
    await storage.append(0, ['first'], row('t'))

    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, who) => storage.append(1, [`${who}`], row('t'))))

    expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1)
    expect(await storage.read('t', 0)).toEqual(['first', `${outcomes.indexOf('appended')}`])
  })

  test('a conflict in the middle of a group leaves the others alone', async () => {
    await storage.append(0, ['a', 'b'], row('late'))

    const outcomes = await Promise.all([
      storage.append(0, ['1'], row('one')),
      storage.append(1, ['x', 'y'], row('late')),
      storage.append(0, ['2'], row('two')),
      storage.append(1, ['3'], row('one')),
      storage.append(7, ['x'], row('nowhere')),
      storage.append(2, ['c'], row('late')),
    ])

    expect(outcomes).toEqual(['appended', 'conflict', 'appended', 'appended', 'conflict', 'appended'])
    expect(await storage.read('one', 0)).toEqual(['1', '3'])
    expect(await storage.read('late', 0)).toEqual(['a', 'b', 'c'])
    expect(await storage.read('nowhere', 0)).toEqual([])
  })

  test('thousands of appends at once are all kept, in order', async () => {
    const tables = Array.from({ length: 250 }, (_, number) => `t${number}`)
    const numbers = Array.from({ length: 20 }, (_, number) => number)

    await Promise.all(
      tables.flatMap((table) => numbers.map((number) => storage.append(number, [`${table} ${number}`], row(table)))),
    )

    expect(await storage.counts()).toEqual({ tables: 250, playing: 0, entries: 5000 })
    expect(await storage.read('t7', 0)).toEqual(numbers.map((number) => `t7 ${number}`))
    expect((await storage.eventCounts(tables)).get('t249')).toBe(20)
  })

  test('sizes are given for existing tables', async () => {
    await storage.append(0, ['a', 'b'], row('two'))
    await storage.append(0, ['a'], row('one'))

    expect(await storage.eventCounts(['one', 'two', 'none'])).toEqual(
      new Map([
        ['one', 1],
        ['two', 2],
      ]),
    )
    expect(await storage.eventCounts([])).toEqual(new Map())
  })

  test('the lobby shows public tables that gather, then those that play, the latest first', async () => {
    await storage.append(0, ['a'], row('playing', { stage: 'playing', touchedAt: 9 }))
    await storage.append(0, ['a'], row('older', { touchedAt: 1 }))
    await storage.append(0, ['a'], row('newer', { touchedAt: 2 }))
    await storage.append(0, ['a'], row('private', { isPublic: false, touchedAt: 3 }))
    await storage.append(0, ['a'], row('over', { stage: 'over', touchedAt: 4 }))

    expect(await storage.lobby(9)).toEqual(['"newer"', '"older"', '"playing"'])
    expect(await storage.lobby(2)).toEqual(['"newer"', '"older"'])

    await storage.append(1, ['b'], row('newer', { stage: 'over' }))

    expect(await storage.lobby(9)).toEqual(['"older"', '"playing"'])
  })

  test('tables whose time has come are named, the longest waiting first', async () => {
    const now = 1_800_000_000_000
    await storage.append(0, ['a'], row('never'))
    await storage.append(0, ['a'], row('now', { dueAt: now }))
    await storage.append(0, ['a'], row('before', { dueAt: now - 1 }))
    await storage.append(0, ['a'], row('later', { dueAt: now + 1 }))

    expect(await storage.dueTables(now, 9)).toEqual(['before', 'now'])
    expect(await storage.dueTables(now, 1)).toEqual(['before'])

    await storage.setDueAt('before', now + 5)
    await storage.setDueAt('now', null)
    await storage.setDueAt('later', now)

    expect(await storage.dueTables(now, 9)).toEqual(['later'])
  })

  test('a reminder is kept once for each seat and name', async () => {
    await storage.append(0, ['a'], row('t'))
    await storage.saveReminder('t', { seat: 1, id: 'phone', body: 'old' })
    await storage.saveReminder('t', { seat: 1, id: 'phone', body: 'new' })
    await storage.saveReminder('t', { seat: 0, id: 'phone', body: 'mine' })
    await storage.saveReminder('t', { seat: 1, id: 'bell', body: 'ding' })
    await storage.saveReminder('no such table', { seat: 0, id: 'phone', body: 'x' })

    expect(await storage.reminders('t')).toEqual([
      { seat: 0, id: 'phone', body: 'mine' },
      { seat: 1, id: 'bell', body: 'ding' },
      { seat: 1, id: 'phone', body: 'new' },
    ])
    expect(await storage.reminders('no such table')).toEqual([])

    await storage.deleteReminder('t', 1, 'phone')
    await storage.deleteReminder('t', 2, 'phone')

    expect(await storage.reminders('t')).toHaveLength(2)
  })

  test('a reminder is rewritten only if it is still there and still the same', async () => {
    await storage.append(0, ['a'], row('t'))
    await storage.saveReminder('t', { seat: 1, id: 'phone', body: 'old' })
    const rewrite = (body: string, before: string) =>
      storage.replaceReminder('t', { seat: 1, id: 'phone', body }, before)

    expect(await Promise.all([rewrite('one', 'old'), rewrite('other', 'old')])).toContain(false)
    expect(await rewrite('new', 'old')).toBe(false)
    const [{ body }] = (await storage.reminders('t')) as [Reminder]
    expect(await rewrite('new', body)).toBe(true)
    expect(await storage.reminders('t')).toEqual([{ seat: 1, id: 'phone', body: 'new' }])

    await storage.deleteReminder('t', 1, 'phone')
    expect(await rewrite('newer', 'new')).toBe(false)
    expect(await storage.reminders('t')).toEqual([])
  })

  test('tables, those being played and entries are counted', async () => {
    await storage.append(0, ['a', 'b'], row('one', { stage: 'playing' }))
    await storage.append(0, ['a'], row('two'))

    expect(await storage.counts()).toEqual({ tables: 2, playing: 1, entries: 3 })
  })

  test('old tables are found, and removed without a trace', async () => {
    await storage.append(0, ['a'], row('old', { touchedAt: 5, dueAt: 1 }))
    await storage.append(0, ['a'], row('new', { touchedAt: 6 }))
    await storage.saveReminder('old', { seat: 0, id: 'phone', body: 'x' })

    expect(await listed(storage.tablesBefore(6))).toEqual(['old'])

    await storage.deleteTable('old')

    expect(await listed(storage.tablesBefore(6))).toEqual([])
    expect(await storage.read('old', 0)).toEqual([])
    expect(await storage.reminders('old')).toEqual([])
    expect(await storage.dueTables(9, 9)).toEqual([])
    expect(await storage.append(1, ['b'], row('old'))).toBe('conflict')
    expect(await storage.append(0, ['again'], row('old'))).toBe('appended')
    expect(await storage.read('old', 0)).toEqual(['again'])
  })

  test('more old tables than fit a page are all found', async () => {
    const names = Array.from({ length: 250 }, (_, number) => `t${String(number).padStart(3, '0')}`)
    await Promise.all(names.map((name) => storage.append(0, ['a'], row(name))))

    expect(await listed(storage.tablesBefore(2))).toEqual(names)
  })

  test('an export is a snapshot of one moment', async () => {
    const names = Array.from({ length: 150 }, (_, number) => `t${String(number).padStart(3, '0')}`)
    await Promise.all(names.map((name) => storage.append(0, ['a', 'b'], row(name, { dueAt: 7, touchedAt: 2 ** 41 }))))
    await storage.saveReminder('t149', { seat: 2, id: 'phone', body: 'x' })

    const everything = storage.exportTables()[Symbol.asyncIterator]()
    const first = await everything.next()
    await storage.append(2, ['c'], row('t149'))
    await storage.append(0, ['a'], row('t999'))
    const rest = await listed({ [Symbol.asyncIterator]: () => everything })

    expect(first.value).toEqual({
      row: row('t000', { dueAt: 7, touchedAt: 2 ** 41 }),
      bodies: ['a', 'b'],
      reminders: [],
    })
    expect(rest).toHaveLength(149)
    expect(rest.at(-1)).toEqual({
      row: row('t149', { dueAt: 7, touchedAt: 2 ** 41 }),
      bodies: ['a', 'b'],
      reminders: [{ seat: 2, id: 'phone', body: 'x' }],
    })
  })

  test('closing finishes what was begun', async () => {
    const appends = Array.from({ length: 20 }, (_, number) => storage.append(0, ['a'], row(`t${number}`)))

    await storage.close()

    expect(new Set(await Promise.all(appends))).toEqual(new Set(['appended']))
  })

  test('a storage that is there answers', async () => {
    await expect(storage.ping()).resolves.toBeUndefined()
  })
})
