/** Databases written with protocol 2, as it first was and since answers are stored with their words. Their tables go on. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botFor } from '@merchants/bots'
import { type Connection, getProof, isRefusal, joinTable } from '@merchants/client'
import { REACTION_PAUSE_MS, verifyProof } from '@merchants/room'
import { openPostgres, openSqlite, type Storage, type TableDump } from '@merchants/storage'
import { freshDatabase, runSql, VERSION_3 } from '@merchants/storage/testing'
import { fastChance } from '@merchants/tabletop'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import frozen from '../testing/frozen/protocol-2.json' with { type: 'json' }
import { newNode } from '../testing/start-match.ts'
import { systemSource } from './system-source.ts'

// These files are never renewed.
const FOLDER = join(import.meta.dirname, '../testing/frozen/protocol-2')
const FILES = ['first', 'words'] as const

type File = (typeof FILES)[number]

const chance = fastChance(13)

/** Closes it when the test ends. */
function closing(storage: Storage): Storage {
  onTestFinished(() => storage.close())
  return storage
}

async function inSqlite(file: File): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-frozen-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyFileSync(join(FOLDER, `${file}.sqlite`), join(folder, 'tables.sqlite'))
  return closing(await openSqlite(folder))
}

/** The same rows in a PostgreSQL as it was set up then. */
async function inPostgres(file: File): Promise<Storage> {
  const url = await freshDatabase(inject('postgres'))
  await runSql(url, ...VERSION_3)
  for await (const dump of (await inSqlite(file)).exportTables()) await runSql(url, ...inserting(dump))
  return closing(await openPostgres(url))
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

function inserting({ row, bodies }: TableDump): string[] {
  const { table, isPublic, stage, touchedAt, dueAt, lobby } = row
  const values = [quoted(table), bodies.length, Number(isPublic), quoted(stage), touchedAt, `${dueAt}`, quoted(lobby)]
  const entries = bodies.map((body, number) => `(${quoted(table)}, ${number}, ${quoted(body)})`)
  return [
    `insert into tables (name, size, is_public, stage, touched_at, due_at, lobby) values (${values.join()})`,
    `insert into entries (table_name, number, body) values ${entries.join()}`,
  ]
}

/** A server soon after the file was written. Its clock leaps, so that no one waits out the pause for reactions. */
async function serverFor(file: File, storage: Storage): Promise<string> {
  let now = frozen[file].writtenAt
  const clock = (): number => (now += 2 * REACTION_PAUSE_MS)
  return (await newNode({ storage, source: { ...systemSource(), clock } })).url
}

/** Comes to a table and sees its game; without a secret, as a spectator. */
async function comeTo(url: string, table: string, secret?: string): Promise<Connection> {
  const connection = joinTable({ url, table, secret, WebSocket })
  onTestFinished(() => connection.close())
  await new Promise<void>((resolve) => connection.onMatch(() => resolve()))
  return connection
}

const standing = ({ table, match }: Connection) => ({ stage: table?.stage, ...match, log: match?.log.length })

/** Everyone answers like a bot until the game is over. */
async function playToTheEnd(game: string, people: readonly Connection[], spectator: Connection): Promise<void> {
  for (const one of people) {
    one.onMatch(({ question, view }) => {
      if (view.decision !== undefined) void one.answer(question, [botFor(game, 'seasoned').decide(view, chance)])
    })
  }
  await new Promise<void>((resolve) => spectator.onTable(({ stage }) => (stage === 'over' ? resolve() : undefined)))
}

/** Why the proof of the first game is wrong; `undefined` if it is right. */
async function faultInProof(url: string, table: string): Promise<unknown> {
  const proof = await getProof({ url }, table, 1)
  return isRefusal(proof) ? proof : verifyProof(proof)
}

describe.each(FILES)('%s', (file) => {
  const { dale, teams, cove, finished } = frozen[file]

  test.each([
    ['Dale', 'dale', dale, inSqlite],
    ['Dale in teams, with bots', 'dale', teams, inSqlite],
    ['the Cove', 'cove', cove, inSqlite],
    ['the Cove in PostgreSQL', 'cove', cove, inPostgres],
  ])('a game continues where it stopped, to its end and its proof: %s', async (_, game, kept, stored) => {
    const { table, secrets, ...stood } = kept
    const url = await serverFor(file, await stored(file))
    const spectator = await comeTo(url, table)

    expect(standing(spectator)).toMatchObject(stood)
    const people = await Promise.all(secrets.map((secret) => comeTo(url, table, secret)))
    await playToTheEnd(game, people, spectator)
    expect(spectator.match?.step).toBeGreaterThan(stood.step)
    expect(spectator.table).toMatchObject({ stage: 'over', ending: 'won' })
    expect(await faultInProof(url, table)).toBeUndefined()
  })

  test('a finished game of the Cove is shown, verified and played again', async () => {
    const { table, secrets, ...stood } = finished
    const url = await serverFor(file, await inSqlite(file))
    const ana = await comeTo(url, table, secrets[0])

    expect(standing(ana)).toMatchObject(stood)
    expect(await faultInProof(url, table)).toBeUndefined()
    expect(await ana.again()).toBeUndefined()
    expect(ana.table).toMatchObject({ stage: 'playing', game: 2 })
  })
})
