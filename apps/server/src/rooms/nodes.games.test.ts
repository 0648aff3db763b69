/** Several servers share a storage. A game goes on whatever node its players use and whatever fails between them. */
import { openMemory, openSqlite, type Storage } from '@merchants/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Bus } from '../bus/bus.ts'
import { memoryBus, type Hub } from '../bus/memory-bus.ts'
import { defaultSettings, type ServerDependencies } from '../dependencies.ts'
import { MemoryPresence } from '../presence/memory-presence.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient, openTable, takeSeat } from '../testing/test-client.ts'
import { startNode } from '../testing/test-server.ts'
import { playOn } from '../testing/playing.ts'

/** The parts that nodes share, except for the bus, of which each has its own end. */
function shared(): { readonly node: () => Partial<ServerDependencies>; readonly storage: Storage } {
  const hub: Hub = new Set()
  const storage = openMemory()
  const presence = new MemoryPresence()
  return { storage, node: () => ({ storage, presence, bus: memoryBus(hub) }) }
}

const silentBus = (): Bus => ({
  publish: () => undefined,
  subscribe: async () => undefined,
  close: async () => undefined,
  isConnected: false,
  isAlone: false,
})

test('people on different nodes play one game to its end', async () => {
  const { node } = shared()
  const [first, second, third] = [await newNode(node()), await newNode(node()), await newNode(node())]
  const { ana, bo, table } = await startTwoPlayerMatch(first.url, {}, second.url)
  const watcher = await TestClient.at(third.url, { table })

  expect(await ana.say({ do: 'chat', text: 'Far away?' })).toBeUndefined()
  await Promise.all([playOn(ana), playOn(bo)])
  await watcher.when((guest) => guest.table?.stage === 'over')

  expect(watcher.table?.winners).toEqual(ana.table?.winners)
  expect(bo.table).toMatchObject({ stage: 'over', seats: [{ isHere: true }, { isHere: true }], spectators: 1 })
  expect(bo.messages).toContainEqual(expect.objectContaining({ is: 'chat' }))
})

test('when nodes cannot hear each other they still find out what the others did', async () => {
  const storage = openMemory()
  const [first, second] = [await newNode({ storage, bus: silentBus() }), await newNode({ storage, bus: silentBus() })]
  const { ana, bo } = await startTwoPlayerMatch(first.url, {}, second.url)
  const [guest, other] = ana.match?.view.decision === undefined ? [bo, ana] : [ana, bo]

  await playOn(guest, ({ match }) => match?.view.decision === undefined)

  await other.when(({ match }) => match?.view.decision !== undefined)
  expect(other.match?.view.turn).toBe(guest.match?.view.turn)
})

test('both may act at the same moment: nothing is lost, nothing is done twice', async () => {
  const storage = openMemory()
  const [first, second] = [await newNode({ storage, bus: silentBus() }), await newNode({ storage, bus: silentBus() })]
  const { ana, bo, table } = await startTwoPlayerMatch(first.url, {}, second.url)

  const texts = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const said = await Promise.all([ana, bo].flatMap((guest) => texts.map((text) => guest.say({ do: 'chat', text }))))

  expect(said.every((refusal) => refusal === undefined)).toBe(true)
  const events = (await storage.read(table, 0)).map(
    (body) => JSON.parse(body) as { what: string; seat: number; text: string },
  )
  for (const seat of [0, 1]) {
    expect(events.filter((event) => event.what === 'said' && event.seat === seat).map(({ text }) => text)).toEqual(
      texts,
    )
  }
})

test('when a node closes in the middle of a game, its players continue at another', async () => {
  const { node } = shared()
  const leaving = await startNode(node())
  const staying = await newNode(node())
  const { ana, bo, seats } = await startTwoPlayerMatch(leaving.url, {}, staying.url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 2)))

  await leaving.close()

  expect(await ana.closed).toEqual({ code: 1012, reason: 'restart' })
  expect(ana.messages.at(-1)).toEqual({ is: 'closing' })
  const again = await TestClient.at(staying.url, seats[0])
  await Promise.all([playOn(again), playOn(bo)])
  expect(again.table?.stage).toBe('over')
})

test('a bot that its node has left alone is played by another', async () => {
  const { node, storage } = shared()
  const leaving = await startNode({ ...node(), settings: { ...defaultSettings(), botPace: 10_000 } })
  const seats = [{ is: 'open' as const }, { is: 'bot' as const, level: 'novice' as const }]
  const ana = await openTable(leaving.url, { seats })
  const here = await TestClient.at(leaving.url, ana)
  await here.say({ do: 'start' })
  await playOn(here, ({ match }) => match?.view.decision === undefined)
  const question = here.match?.question as number
  await leaving.close()
  await storage.setDueAt(ana.table, 0)

  const staying = await newNode(node())
  const again = await TestClient.at(staying.url, ana)

  await again.when(({ match }) => (match?.question ?? 0) > question)
})

test('after a restart on the same folder everything is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const before = await openSqlite(folder)
  const first = await startNode({ storage: before })
  const { ana, bo, seats, table } = await startTwoPlayerMatch(first.url)
  await ana.say({ do: 'chat', text: 'Good night' })
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 4)))
  await first.close()
  await before.close()

  const after = await openSqlite(folder)
  onTestFinished(() => after.close())
  const second = await newNode({ storage: after })
  const [one, other] = [await TestClient.at(second.url, seats[0]), await TestClient.at(second.url, seats[1])]
  const watcher = await TestClient.at(second.url, { table })

  expect(watcher.messages[0]).toMatchObject({ chat: [{ text: 'Good night' }] })
  await one.when(({ match }) => match !== undefined)
  expect(one.match?.view).toEqual(ana.match?.view)
  await Promise.all([playOn(one), playOn(other)])
  expect(one.table?.stage).toBe('over')
})

test('a bot plays for an absent player until they return', async () => {
  const { url } = await newNode({ settings: { ...defaultSettings(), botPace: 0, grace: 50 } })
  const one = await openTable(url)
  const two = await takeSeat(url, one.table, { name: 'Bo' })
  const [ana, bo] = [await TestClient.at(url, one), await TestClient.at(url, two)]
  await bo.say({ do: 'ready', isReady: true })
  await ana.say({ do: 'start' })

  await bo.leave()
  await ana.when(({ table }) => table?.seats[1]?.standIn === 'away')
  const question = ana.match?.question ?? 0
  await playOn(ana, ({ match }) => (match?.question ?? 0) > question)
  const back = await TestClient.at(url, two)
  await back.say({ do: 'stand in', on: false })

  await ana.when(({ table }) => table?.seats[1]?.standIn === null)
})
