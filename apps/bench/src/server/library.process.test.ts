/** Everything the client library offers, against a real server. */
import type { Dale } from '@merchants/dale'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  claimSeat,
  type Connection,
  isRefusal,
  joinTable,
  listTables,
  createSeatLink,
  openTable,
  getProof,
  getTable,
  type TableMatchView,
} from '@merchants/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { anyAnswer } from './answer.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { sure, takeAllSeats } from './fill-table.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ storage: 'memory' })
})
afterAll(() => server.close())

function join(table: string, secret?: string): Connection<Dale> {
  const connection = joinTable<Dale>({ url: server.url, table, secret, WebSocket })
  onTestFinished(() => connection.close())
  return connection
}

async function until(isSo: () => boolean | undefined): Promise<void> {
  while (!isSo()) await pause(5)
}

/** Two players and a spectator in a running game. */
async function startedTable() {
  const [first, second] = await takeAllSeats({ url: server.url }, 2, 0)
  const { table } = first!
  const [ana, bo, watcher] = [join(table, first?.secret), join(table, second?.secret), join(table)]
  sure(await bo.ready(true))
  sure(await ana.start())
  await until(() => ana.match && bo.match && watcher.match && true)
  const asked = (): Connection<Dale> =>
    [ana, bo].find(({ match }) => match?.view.decision !== undefined) as Connection<Dale>
  return { table, ana, bo, watcher, asked, secret: first?.secret }
}

/** The player who is asked gives any answer. The others see it when they can. */
async function move({ asked }: Awaited<ReturnType<typeof startedTable>>): Promise<void> {
  await until(() => asked() !== undefined)
  const { question, view } = asked().match as TableMatchView<Dale>
  sure(await asked().answer(question, [anyAnswer(view.decision!)]))
}

test('a public table is listed with its facts', async () => {
  const { url } = server
  const setup = { players: 2, decks: ['owls', 'foxes', 'beavers'], teams: false }
  const options = { game: 'dale', setup, isPublic: true, clock: null }
  const { table } = sure(await openTable({ url }, { name: 'Ana', options, seats: [{ is: 'open' }, { is: 'open' }] }))

  expect(sure(await listTables({ url })).map((entry) => entry.table)).toContain(table)
  expect(await getTable({ url }, table)).toMatchObject({ table, stage: 'gathering', options })
  expect(await getTable({ url }, 'aaaaaaaaaaaa')).toEqual({ key: 'no-such-table', facts: {} })
})

test('a personal link leads back to the seat', async () => {
  const { table, secret, ana } = await startedTable()
  const link = sure(await createSeatLink({ url: server.url, secret }, table))
  const again = sure(await claimSeat({ url: server.url }, table, link.secret))
  const phone = join(table, again.secret)
  await until(() => phone.match !== undefined)

  expect(again.seat).toBe(0)
  expect(phone.mine).toEqual([0])
  expect(phone.match?.view).toEqual(ana.match?.view)
})

test('all see the moves, each from their own seat', async () => {
  const table = await startedTable()
  const { ana, bo, watcher } = table
  expect(watcher.match?.view.seats[0]?.hand.every((card) => card === '?')).toBe(true)
  while ((watcher.match?.view.turn ?? 0) < 6) await move(table)
  await until(() => new Set([ana, bo, watcher].map(({ match }) => match?.log.length)).size === 1)

  expect([ana, bo, watcher].map(({ match }) => match?.view.seat)).toEqual([0, 1, -1])
  expect(ana.match?.view.seats[0]?.hand).not.toContain('?')
  expect(watcher.mine).toEqual([])
})

test('written moves are listed, explained, played and looked back at', async () => {
  const { asked, ana } = await startedTable()
  const player = asked()
  const { question, step, view } = player.match as TableMatchView<Dale>
  const moves = await player.legal()

  expect(moves.length).toBeGreaterThan(0)
  expect(await player.why('p1 buy nonsense')).toHaveProperty('key')
  expect(await player.say(question + 1, moves[0]!)).toMatchObject({ key: 'not-now' })
  sure(await player.say(question, moves[0]!))
  await until(() => (player.match?.question ?? 0) > question)
  const before = sure(await player.past(step))
  expect(before.view.seats).toEqual(view.seats)
  expect(isRefusal(await ana.past(9999))).toBe(true)
})

test('players chat, and all of them read it', async () => {
  const { ana, bo, watcher } = await startedTable()
  sure(await ana.chat('Good luck!'))
  await until(() => [ana, bo, watcher].every(({ chatLines }) => chatLines.length === 1))

  expect(watcher.chatLines[0]).toMatchObject({ seat: 0, name: 'Player 1', text: 'Good luck!' })
  expect(await watcher.chat('Hello')).toMatchObject({ key: 'only-watching' })
})

test('a bot sits in and leaves again', async () => {
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
  expect(await getProof({ url: server.url }, table, 1)).toMatchObject({ key: 'game-not-over' })
  sure(await ana.propose('end'))
  await until(() => bo.table?.proposal?.what === 'end')
  sure(await bo.agree(true, 1, 'end'))
  await until(() => ana.table?.stage === 'over')

  expect(await getProof({ url: server.url }, table, 1)).toMatchObject({
    format: 'merchants-table-proof',
    ending: 'agreed',
  })
  sure(await ana.again('00112233445566778899aabbccddeeff'))
  sure(await bo.again())
  await until(() => [ana, bo, watcher].every(({ match }) => match?.game === 2))
  expect(ana.table).toMatchObject({ stage: 'playing', game: 2 })
})

test('two seats at one screen have a curtain between them', async () => {
  const taken = await takeAllSeats({ url: server.url }, 2, 3)
  const { table } = taken[0]!
  const both = join(table, taken.map(({ secret }) => secret).join('.'))
  sure(await both.ready(true, undefined, 1))
  await until(() => both.mine.length === 2)
  sure(await both.look(0))
  const started = await both.start()
  expect(started).toBeUndefined()
  await until(() => both.match !== undefined)
  const asked = both.match?.curtain ?? both.match?.view.seat
  sure(await both.look(asked))
  await until(() => both.match?.view.decision !== undefined)

  expect(both.match?.view.seat).toBe(asked)
  expect(both.match?.curtain).toBeUndefined()
})

test('a table that is not there is not waited for', async () => {
  const nowhere = join('aaaaaaaaaaaa')
  await until(() => nowhere.disconnect !== undefined)

  expect(nowhere.disconnect).toEqual({ why: 'no-such-table', pause: undefined })
})

test('the description of the HTTP part and docs/protocol.md name the same addresses', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
  const told = [...text.matchAll(/^\| `((?:GET|POST|DELETE) \/api\/tables\S*)` \|/gm)].map(([, address = '']) =>
    address.replace('TABLE', '{table}').replace('GAME', '{game}'),
  )
  // A server without storage sends no reminders.
  const here = told.filter((address) => !address.endsWith('/reminders'))

  expect(here.toSorted()).toEqual(described.filter((each) => each.includes(' /api/tables')).toSorted())
})
