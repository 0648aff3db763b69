/** Several servers that share a storage: whoever is where, and whatever fails between them, a game goes on. */
import { openMemory, openSqlite, type Storage } from '@merchants/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Bus } from '../bus/bus.ts'
import { memoryBus, type Hub } from '../bus/memory-bus.ts'
import { usualSettings, type Parts } from '../parts.ts'
import { MemoryPresence } from '../presence/memory-presence.ts'
import { begun, newNode } from '../testing/gathered.ts'
import { Guest, openTable, takeSeat } from '../testing/guest.ts'
import { startNode } from '../testing/node.ts'
import { playOn } from '../testing/playing.ts'

/** What nodes share, but for the bus, of which each has its own end. */
function shared(): { readonly node: () => Partial<Parts>; readonly storage: Storage } {
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
  const { ana, bo, table } = await begun(first.url, {}, second.url)
  const watcher = await Guest.at(third.url, { table })

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
  const { ana, bo } = await begun(first.url, {}, second.url)
  const [guest, other] = ana.sight?.view.decision === undefined ? [bo, ana] : [ana, bo]

  await playOn(guest, ({ sight }) => sight?.view.decision === undefined)

  await other.when(({ sight }) => sight?.view.decision !== undefined)
  expect(other.sight?.view.turn).toBe(guest.sight?.view.turn)
})

test('both may act at the same moment: nothing is lost, nothing is done twice', async () => {
  const storage = openMemory()
  const [first, second] = [await newNode({ storage, bus: silentBus() }), await newNode({ storage, bus: silentBus() })]
  const { ana, bo, table } = await begun(first.url, {}, second.url)

  const texts = Array.from({ length: 20 }, (_, at) => `line ${at}`)
  const said = await Promise.all([ana, bo].flatMap((guest) => texts.map((text) => guest.say({ do: 'chat', text }))))

  expect(said.every((refusal) => refusal === undefined)).toBe(true)
  const entries = (await storage.read(table, 0)).map(
    (body) => JSON.parse(body) as { what: string; seat: number; text: string },
  )
  for (const seat of [0, 1]) {
    expect(entries.filter((entry) => entry.what === 'said' && entry.seat === seat).map(({ text }) => text)).toEqual(
      texts,
    )
  }
})

test('a node closes in the middle of a game: its people go on at another', async () => {
  const { node } = shared()
  const leaving = await startNode(node())
  const staying = await newNode(node())
  const { ana, bo, seats } = await begun(leaving.url, {}, staying.url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 2)))

  await leaving.close()

  expect(await ana.closed).toEqual({ code: 1012, reason: 'restart' })
  expect(ana.messages.at(-1)).toEqual({ is: 'closing' })
  const again = await Guest.at(staying.url, seats[0])
  await Promise.all([playOn(again), playOn(bo)])
  expect(again.table?.stage).toBe('over')
})

test('a program that its node has left alone is played by another', async () => {
  const { node, storage } = shared()
  const leaving = await startNode({ ...node(), settings: { ...usualSettings(), botPace: 10_000 } })
  const seats = [{ is: 'open' as const }, { is: 'bot' as const, level: 'novice' as const }]
  const ana = await openTable(leaving.url, { seats })
  const here = await Guest.at(leaving.url, ana)
  await here.say({ do: 'start' })
  await playOn(here, ({ sight }) => sight?.view.decision === undefined)
  const question = here.sight?.question as number
  await leaving.close()
  await storage.postpone(ana.table, 0)

  const staying = await newNode(node())
  const again = await Guest.at(staying.url, ana)

  await again.when(({ sight }) => (sight?.question ?? 0) > question)
})

test('after a restart on the same folder everything is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const before = await openSqlite(folder)
  const first = await startNode({ storage: before })
  const { ana, bo, seats, table } = await begun(first.url)
  await ana.say({ do: 'chat', text: 'Good night' })
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ sight }) => (sight?.view.turn ?? 0) >= 4)))
  await first.close()
  await before.close()

  const after = await openSqlite(folder)
  onTestFinished(() => after.close())
  const second = await newNode({ storage: after })
  const [one, other] = [await Guest.at(second.url, seats[0]), await Guest.at(second.url, seats[1])]
  const watcher = await Guest.at(second.url, { table })

  expect(watcher.messages[0]).toMatchObject({ chat: [{ text: 'Good night' }] })
  await one.when(({ sight }) => sight !== undefined)
  expect(one.sight?.view).toEqual(ana.sight?.view)
  await Promise.all([playOn(one), playOn(other)])
  expect(one.table?.stage).toBe('over')
})

test('somebody who stays away is played by a program until coming back', async () => {
  const { url } = await newNode({ settings: { ...usualSettings(), botPace: 0, grace: 50 } })
  const one = await openTable(url)
  const two = await takeSeat(url, one.table, { name: 'Bo' })
  const [ana, bo] = [await Guest.at(url, one), await Guest.at(url, two)]
  await bo.say({ do: 'ready', isReady: true })
  await ana.say({ do: 'start' })

  await bo.leave()
  await ana.when(({ table }) => table?.seats[1]?.standIn === 'away')
  const question = ana.sight?.question ?? 0
  await playOn(ana, ({ sight }) => (sight?.question ?? 0) > question)
  const back = await Guest.at(url, two)
  await back.say({ do: 'stand in', on: false })

  await ana.when(({ table }) => table?.seats[1]?.standIn === null)
})
