/** Everything the client library offers, against a real server. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  claimSeat,
  type Connection,
  isRefusal,
  joinTable,
  lobby,
  newLink,
  openTable,
  proofOf,
  tableFacts,
  type TableSight,
} from '@merchants/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { anyAnswer } from './answer.ts'
import { type House, openHouse } from './house.ts'
import { sure, takeAllSeats } from './setting.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ storage: 'memory' })
})
afterAll(() => house.close())

function join(table: string, secret?: string): Connection {
  const connection = joinTable({ url: house.url, table, secret, WebSocket })
  onTestFinished(() => connection.close())
  return connection
}

async function until(isSo: () => boolean | undefined): Promise<void> {
  while (!isSo()) await pause(5)
}

/** Two people and somebody who watches, in the middle of nothing. */
async function startedTable() {
  const [first, second] = await takeAllSeats({ url: house.url }, 2, 0)
  const { table } = first!
  const [ana, bo, watcher] = [join(table, first?.secret), join(table, second?.secret), join(table)]
  sure(await bo.ready(true))
  sure(await ana.start())
  await until(() => ana.sight && bo.sight && watcher.sight && true)
  const asked = (): Connection => [ana, bo].find(({ sight }) => sight?.view.decision !== undefined) as Connection
  return { table, ana, bo, watcher, asked, secret: first?.secret }
}

/** Whoever is asked answers anything. The others see it when they may. */
async function move({ asked }: Awaited<ReturnType<typeof startedTable>>): Promise<void> {
  await until(() => asked() !== undefined)
  const { question, view } = asked().sight as TableSight
  sure(await asked().answer(question, [anyAnswer(view.decision!)]))
}

test('a public table is found, and its facts are told', async () => {
  const { url } = house
  const options = { isPublic: true, decks: ['owls', 'foxes', 'beavers'], teams: false, clock: null }
  const { table } = sure(await openTable({ url }, { name: 'Ana', options, seats: [{ is: 'open' }, { is: 'open' }] }))

  expect(sure(await lobby({ url })).map((entry) => entry.table)).toContain(table)
  expect(await tableFacts({ url }, table)).toMatchObject({ table, stage: 'gathering', options })
  expect(await tableFacts({ url }, 'aaaaaaaaaaaa')).toEqual({ key: 'no-such-table', facts: {} })
})

test('a personal link leads back to the seat', async () => {
  const { table, secret, ana } = await startedTable()
  const link = sure(await newLink({ url: house.url, secret }, table))
  const again = sure(await claimSeat({ url: house.url }, table, link.secret))
  const phone = join(table, again.secret)
  await until(() => phone.sight !== undefined)

  expect(again.seat).toBe(0)
  expect(phone.mine).toEqual([0])
  expect(phone.sight?.view).toEqual(ana.sight?.view)
})

test('all see the moves, each with the own eyes', async () => {
  const table = await startedTable()
  const { ana, bo, watcher } = table
  expect(watcher.sight?.view.seats[0]?.hand.every((card) => card === '?')).toBe(true)
  while ((watcher.sight?.view.turn ?? 0) < 6) await move(table)
  await until(() => new Set([ana, bo, watcher].map(({ sight }) => sight?.log.length)).size === 1)

  expect([ana, bo, watcher].map(({ sight }) => sight?.view.seat)).toEqual([0, 1, -1])
  expect(ana.sight?.view.seats[0]?.hand).not.toContain('?')
  expect(watcher.mine).toEqual([])
})

test('written moves are listed, explained, played and looked back at', async () => {
  const { asked, ana } = await startedTable()
  const player = asked()
  const { question, step, view } = player.sight as TableSight
  const moves = await player.legal()

  expect(moves.length).toBeGreaterThan(0)
  expect(await player.why('p1 buy nonsense')).toHaveProperty('key')
  expect(await player.say(question + 1, moves[0]!)).toMatchObject({ key: 'not-now' })
  sure(await player.say(question, moves[0]!))
  await until(() => (player.sight?.question ?? 0) > question)
  const before = sure(await player.past(step))
  expect(before.view.seats).toEqual(view.seats)
  expect(isRefusal(await ana.past(9999))).toBe(true)
})

test('people talk, and everybody reads it', async () => {
  const { ana, bo, watcher } = await startedTable()
  sure(await ana.chat('Good luck!'))
  await until(() => [ana, bo, watcher].every(({ chatLines }) => chatLines.length === 1))

  expect(watcher.chatLines[0]).toMatchObject({ seat: 0, name: 'Player 1', text: 'Good luck!' })
  expect(await watcher.chat('Hello')).toMatchObject({ key: 'only-watching' })
})

test('a program sits in and leaves again', async () => {
  const { ana, bo } = await startedTable()
  sure(await ana.standIn(true))
  await until(() => bo.table?.seats[0]?.standIn === 'asked')
  sure(await ana.standIn(false))
  await until(() => bo.table?.seats[0]?.standIn === null)

  expect(ana.table?.stage).toBe('playing')
})

test('people agree to end a game, look at its proof, and play another', async () => {
  const seated = await startedTable()
  const { table, ana, bo, watcher } = seated
  await move(seated)
  expect(await proofOf({ url: house.url }, table, 1)).toMatchObject({ key: 'game-not-over' })
  sure(await ana.propose('end'))
  await until(() => bo.table?.proposal?.what === 'end')
  sure(await bo.agree(true, 1, 'end'))
  await until(() => ana.table?.stage === 'over')

  expect(await proofOf({ url: house.url }, table, 1)).toMatchObject({
    format: 'merchants-table-proof',
    ending: 'agreed',
  })
  sure(await ana.again('00112233445566778899aabbccddeeff'))
  sure(await bo.again())
  await until(() => [ana, bo, watcher].every(({ sight }) => sight?.game === 2))
  expect(ana.table).toMatchObject({ stage: 'playing', game: 2 })
})

test('two seats at one screen have a curtain between them', async () => {
  const taken = await takeAllSeats({ url: house.url }, 2, 3)
  const { table } = taken[0]!
  const both = join(table, taken.map(({ secret }) => secret).join('.'))
  sure(await both.ready(true, undefined, 1))
  await until(() => both.mine.length === 2)
  sure(await both.look(0))
  const started = await both.start()
  expect(started).toBeUndefined()
  await until(() => both.sight !== undefined)
  const asked = both.sight?.curtain ?? both.sight?.view.seat
  sure(await both.look(asked))
  await until(() => both.sight?.view.decision !== undefined)

  expect(both.sight?.view.seat).toBe(asked)
  expect(both.sight?.curtain).toBeUndefined()
})

test('a table that is not there is not waited for', async () => {
  const nowhere = join('aaaaaaaaaaaa')
  await until(() => nowhere.lost !== undefined)

  expect(nowhere.lost).toEqual({ why: 'no-such-table', pause: undefined })
})

test('the description of the HTTP part and docs/protocol.md name the same addresses', async () => {
  const { paths } = (await (await fetch(`${house.url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
  const told = [...text.matchAll(/^\| `((?:GET|POST|DELETE) \/api\/tables\S*)` \|/gm)].map(([, address = '']) =>
    address.replace('TABLE', '{table}').replace('GAME', '{game}'),
  )
  // A server that keeps nothing reminds nobody.
  const here = told.filter((address) => !address.endsWith('/reminders'))

  expect(here.toSorted()).toEqual(described.filter((each) => each.includes(' /api/tables')).toSorted())
})
