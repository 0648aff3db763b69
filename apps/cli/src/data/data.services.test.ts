/** An operator's commands for the tables of a server: backup and restore, export, purge. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { handleMessage, openTable, Room, verifyProof, type TableEvent } from '@merchants/room'
import { openPostgres, openSqlite, type Storage, type TableRow, type TableDump } from '@merchants/storage'
import { freshDatabase } from '@merchants/storage/testing'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { run } from '../program.ts'

type Place = { readonly DATA: string } | { readonly DATABASE_URL: string }

/** Runs a command line where the tables of this place are. */
async function merchants(
  place: Place,
  ...words: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' }
  const heard = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += String(text)
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(heard('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(heard('err')),
  ]
  vi.stubEnv('DATA', 'DATA' in place ? place.DATA : undefined)
  vi.stubEnv('DATABASE_URL', 'DATABASE_URL' in place ? place.DATABASE_URL : undefined)
  const code = await run(words)
  vi.unstubAllEnvs()
  for (const spy of spies) spy.mockRestore()
  return { code, ...said }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function server(place: Place): Promise<Storage> {
  const storage = await ('DATA' in place ? openSqlite(place.DATA) : openPostgres(place.DATABASE_URL))
  onTestFinished(() => storage.close())
  return storage
}

const PLACES: Record<string, () => Promise<Place>> = {
  SQLite: async () => ({ DATA: newFolder() }),
  PostgreSQL: async () => ({ DATABASE_URL: await freshDatabase(inject('postgres')) }),
}

function row(table: string, facts: Partial<TableRow> = {}): TableRow {
  return { table, isPublic: true, stage: 'playing', touchedAt: Date.now(), dueAt: null, lobby: '{}', ...facts }
}

async function fill(storage: Storage): Promise<void> {
  const numbers = Array.from({ length: 150 }, (_, number) => number)
  await Promise.all(
    numbers.map((number) =>
      storage.append(
        0,
        [`"Ł ${number}"`, '{}'],
        row(`t${number}`, { dueAt: number % 2 === 0 ? number : null, isPublic: number > 9 }),
      ),
    ),
  )
  await storage.saveReminder('t7', { seat: 1, id: 'phone', body: '{"to":"me"}' })
}

async function everything(storage: Storage): Promise<readonly TableDump[]> {
  const tables: TableDump[] = []
  for await (const table of storage.exportTables()) tables.push(table)
  return tables
}

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
])('a backup from %s', (from, to) => {
  test(`is restored in ${to} while the server runs, and nothing is lost`, async () => {
    const [first, second] = await Promise.all([from, to].map((kind) => (PLACES[kind] as () => Promise<Place>)()))
    const file = join(newFolder(), 'tables.ndjson.gz')
    const source = await server(first as Place)
    await fill(source)

    expect(await merchants(first as Place, 'backup', file)).toEqual({
      code: 0,
      out: `150 tables with 300 entries written to ${file}.\n`,
      err: '',
    })
    expect(await merchants(second as Place, 'restore', file)).toEqual({
      code: 0,
      out: '150 tables with 300 entries restored.\n',
      err: '',
    })

    expect(await everything(await server(second as Place))).toEqual(await everything(source))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

test('a backup taken during games contains only whole tables', async () => {
  const place = { DATA: newFolder() }
  const file = join(newFolder(), 'tables.ndjson.gz')
  const storage = await server(place)
  let isOver = false
  const playing = Promise.all(
    Array.from({ length: 30 }, async (_, table) => {
      for (let size = 0; !isOver; size += 2) {
        await storage.append(size, ['a', 'b'], row(`t${table}`, { lobby: String(size + 2) }))
      }
    }),
  )

  const { code } = await merchants(place, 'backup', file)
  isOver = true
  await playing

  expect(code).toBe(0)
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(1, -1)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    const { row: kept, bodies } = JSON.parse(line) as TableDump
    expect(String(bodies.length)).toBe(kept.lobby)
  }
})

test('restore refuses a storage that has tables', async () => {
  const place = { DATA: newFolder() }
  const file = join(newFolder(), 'tables.ndjson.gz')
  await (await server(place)).append(0, ['a'], row('t'))
  await merchants(place, 'backup', file)

  expect(await merchants(place, 'restore', file)).toEqual({
    code: 2,
    out: '',
    err: 'error: the storage already has tables (1); restore into an empty one\n',
  })
})

describe('a file that is not a whole backup', () => {
  const whole = async () => {
    const place = { DATA: newFolder() }
    const file = join(newFolder(), 'tables.ndjson.gz')
    const storage = await server(place)
    await fill(storage)
    await merchants(place, 'backup', file)
    return file
  }
  const lines = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n')

  test.each<[string, string, (file: string) => void]>([
    ['was cut short', 'unexpected end of file', (file) => truncateSync(file, statSync(file).size - 100)],
    ['is not compressed', 'incorrect header check', (file) => writeFileSync(file, '{}')],
    ['is something else', 'it is not a backup', (file) => writeFileSync(file, gzipSync('{"a":1}\n'))],
    [
      'lacks its last line',
      'its end is missing',
      (file) => writeFileSync(file, gzipSync(lines(file).slice(0, -2).join('\n'))),
    ],
    [
      'lacks a table',
      'line 151 is damaged',
      (file) => writeFileSync(file, gzipSync(lines(file).toSpliced(5, 1).join('\n'))),
    ],
    [
      'has an odd line',
      'line 6 is damaged',
      (file) => writeFileSync(file, gzipSync(lines(file).toSpliced(5, 1, '{"row":{}}').join('\n'))),
    ],
    [
      'is newer',
      'it was made by a newer version (2)',
      (file) => writeFileSync(file, gzipSync('{"format":"merchants-table-backup","version":2}')),
    ],
  ])('because it %s is refused before anything is written', async (_, why, damage) => {
    const file = await whole()
    damage(file)
    const place = { DATA: newFolder() }

    const { code, err } = await merchants(place, 'restore', file)

    expect(code).toBe(2)
    expect(err).toContain(`error: ${file} is not a complete backup: `)
    expect(err).toContain(why)
    expect(await (await server(place)).counts()).toEqual({ tables: 0, playing: 0, entries: 0 })
  })

  test('that is not there is named once', async () => {
    const { code, err } = await merchants({ DATA: newFolder() }, 'restore', 'none.gz')

    expect(code).toBe(2)
    expect(err).toBe('error: none.gz: there is no such file or folder\n')
  })
})

test.each([
  ['backup', 'file'],
  ['export', 'table'],
  ['purge', '--before', '3'],
])('%s of a folder without tables is an error and creates none', async (...words) => {
  const folder = newFolder()

  const { code, err } = await merchants({ DATA: folder }, ...words)

  expect(code).toBe(2)
  expect(err).toContain(`there are no tables in ${folder}`)
  expect(readdirSync(folder)).toEqual([])
})

test('a backup that cannot be written leaves the earlier one alone, and nothing beside it', async () => {
  const place = { DATA: newFolder() }
  const folder = newFolder()
  await (await server(place)).append(0, ['a'], row('t'))
  writeFileSync(join(folder, 'file'), 'not a folder')

  const { code } = await merchants(place, 'backup', join(folder, 'file/tables.gz'))

  expect(code).toBe(2)
  expect(readdirSync(folder)).toEqual(['file'])
})

/** A table where a player meets a bot and resigns. */
function playedTable(table: string): readonly TableEvent[] {
  const fresh = { now: 1, secret: () => 'ab'.repeat(32) }
  const options = { isPublic: true, decks: ['owls', 'macaws', 'sloths'], teams: false, clock: null }
  const opened = openTable(
    { name: 'Ana', options, seats: [{ is: 'open' }, { is: 'bot', level: 'novice' }] },
    'key',
    table,
    fresh,
  )
  const events = [...(opened as readonly TableEvent[])]
  const room = new Room(events)
  for (const message of [
    { id: 1, do: 'start' },
    { id: 2, do: 'resign' },
  ] as const) {
    const more = handleMessage(room, 0, message, fresh) as readonly TableEvent[]
    for (const event of more) room.apply(event)
    events.push(...more)
  }
  return events
}

describe.each(Object.keys(PLACES))('in %s', (kind) => {
  test('finished games are exported with their proof', async () => {
    const place = await (PLACES[kind] as () => Promise<Place>)()
    const storage = await server(place)
    const file = join(newFolder(), 'game.json')
    await storage.append(
      0,
      playedTable('abcdefgh2345').map((event) => JSON.stringify(event)),
      row('abcdefgh2345'),
    )
    await storage.append(
      0,
      playedTable('newtable2345')
        .slice(0, 1)
        .map((event) => JSON.stringify(event)),
      row('newtable2345'),
    )

    const { code, out } = await merchants(place, 'export', 'abcdefgh2345')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      table: 'abcdefgh2345',
      game: 1,
      ending: 'abandoned',
      names: expect.anything() as unknown,
    })
    expect(verifyProof(JSON.parse(out) as Parameters<typeof verifyProof>[0])).toBeUndefined()

    expect(await merchants(place, 'export', 'abcdefgh2345', file, '--game', '1')).toMatchObject({ code: 0, out: '' })
    expect(readFileSync(file, 'utf8')).toBe(out)

    // An entry that no longer fits the rules hides neither the games before it nor itself.
    const misfit = [{ what: 'answered', seat: 0, answers: [[99]], given: 1, at: 9 }]
    await storage.append(playedTable('abcdefgh2345').length, [JSON.stringify(misfit[0])], row('abcdefgh2345'))
    expect(await merchants(place, 'export', 'abcdefgh2345')).toMatchObject({ code: 0, out })
    const everything = await merchants(place, 'export', 'abcdefgh2345', '--entries')
    expect(
      everything.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([...playedTable('abcdefgh2345'), ...misfit])

    expect(await merchants(place, 'export', 'abcdefgh2345', '--game', '2')).toMatchObject({
      code: 2,
      err: 'error: game 2 is not finished at this table\n',
    })
    expect(await merchants(place, 'export', 'newtable2345')).toMatchObject({
      code: 2,
      err: 'error: no game is finished at this table yet\n',
    })
    expect(await merchants(place, 'export', 'nowhere')).toMatchObject({
      code: 2,
      err: 'error: no such table: nowhere\n',
    })
  })

  test('old tables are purged, or one by its name', async () => {
    const place = await (PLACES[kind] as () => Promise<Place>)()
    const storage = await server(place)
    const day = 86_400_000
    for (const [name, age] of [
      ['old', 31],
      ['older', 300],
      ['young', 29],
      ['named', 0],
    ] as const) {
      await storage.append(0, ['a'], row(name, { touchedAt: Date.now() - age * day }))
    }

    expect(await merchants(place, 'purge', '--before', '30')).toEqual({ code: 0, out: '2 tables deleted.\n', err: '' })
    expect([...(await storage.eventCounts(['old', 'older', 'young', 'named'])).keys()].toSorted()).toEqual([
      'named',
      'young',
    ])

    expect(await merchants(place, 'purge', '--table', 'named')).toEqual({ code: 0, out: '1 table deleted.\n', err: '' })
    expect(await merchants(place, 'purge', '--table', 'named')).toMatchObject({
      code: 2,
      err: 'error: no such table: named\n',
    })
    expect(await storage.counts()).toMatchObject({ tables: 1 })
  })
})

test.each([
  [['purge']],
  [['purge', '--before', '0']],
  [['purge', '--before', '3', '--table', 'x']],
  [['backup']],
  [['restore']],
])('%j is a mistake', async (words) => {
  const place = { DATA: newFolder() }
  await (await server(place)).append(0, ['a'], row('t', { touchedAt: 0 }))

  const { code, err } = await merchants(place, ...words)

  expect(code).toBe(2)
  expect(err).toContain('error: ')
  expect(existsSync(place.DATA)).toBe(true)
})
