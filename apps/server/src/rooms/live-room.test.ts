/** A table whose storage fails now and then. Nothing is sent before it is stored, and nothing stored is lost or doubled. */
import { once } from 'node:events'
import { Room, type TableEvent, questionShownTo } from '@merchants/room'
import { openMemory, type Storage } from '@merchants/storage'
import { below, fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { memoryBus, type Hub } from '../bus/memory-bus.ts'
import { NO_LIMITS } from '../dependencies.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { answerOf, playOn } from '../testing/playing.ts'

/** Breaks its promises now and then: before it has written, after, or when it is read. */
function moody(storage: Storage): Storage {
  const chance = fastChance(9)
  const fails = (): boolean => below(chance, 8) === 0
  return {
    ...storage,
    append: async (from, bodies, row) => {
      if (from > 2 && fails()) throw new Error('not written')
      const appended = await storage.append(from, bodies, row)
      if (from > 2 && fails()) throw new Error('written, but nobody knows')
      return appended
    },
    read: async (table, from, most) => {
      if (from > 0 && fails()) throw new Error('not read')
      return storage.read(table, from, most)
    },
  }
}

const entriesOf = async (storage: Storage, table: string): Promise<readonly TableEvent[]> =>
  (await storage.read(table, 0)).map((body) => JSON.parse(body) as TableEvent)

test('a whole game goes well with a storage that fails again and again', async () => {
  const storage = openMemory()
  const { url } = await newNode({ storage: moody(storage) })
  const { ana, bo, table } = await startTwoPlayerMatch(url)

  await Promise.all([playOn(ana), playOn(bo)])

  const events = await entriesOf(storage, table)
  expect(questionShownTo(new Room(events), { seats: [0], viewer: 0 })).toBe(ana.match?.question)
  expect(ana.table?.stage).toBe('over')
  expect(bo.match?.view.stalls).toEqual(ana.match?.view.stalls)
})

interface Held {
  readonly storage: Storage
  /** From now on nothing is appended to this table. */
  readonly hold: (table: string) => void
  /** Someone wants to append to it. */
  readonly reached: Promise<void>
  readonly release: () => void
}

function held(storage: Storage): Held {
  let heldTable = ''
  let reach = (): void => undefined
  let release = (): void => undefined
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const append: Storage['append'] = async (from, bodies, row) => {
    if (row.table === heldTable) {
      reach()
      await released
    }
    return storage.append(from, bodies, row)
  }
  return { storage: { ...storage, append }, hold: (table) => (heldTable = table), reached, release }
}

test('nothing is sent before it is durable, and other tables do not wait for it', async () => {
  const { storage, hold, reached, release } = held(openMemory())
  const { url } = await newNode({ storage })
  const { ana, bo, asked, table } = await startTwoPlayerMatch(url)
  const elsewhere = await startTwoPlayerMatch(url)
  const [guest] = asked()
  const { question, view } = guest.match as NonNullable<TestClient['match']>
  hold(table)

  const saying = guest.say({ do: 'answer', question, answers: [[...answerOf(view)]] })
  await reached
  const watcher = new TestClient(url, table)
  await Promise.all([playOn(elsewhere.ana), playOn(elsewhere.bo)])

  expect([ana, bo].map(({ match }) => match?.question)).toEqual([question, question])
  expect(watcher.messages).toEqual([])
  release()
  expect(await saying).toBeUndefined()
  await guest.when(({ match }) => match?.view.decision === undefined || match.question > question)
  await watcher.when(({ match }) => match !== undefined)
})

test('while a table waits for its storage only this many questions wait with it', async () => {
  const { storage, hold, reached, release } = held(openMemory())
  const { url } = await newNode({ storage, limits: NO_LIMITS })
  const { ana, bo, table } = await startTwoPlayerMatch(url)
  hold(table)

  const saying = ana.say({ do: 'chat', text: 'Is this on?' })
  await reached
  const asking = Array.from({ length: 600 }, () => bo.say({ do: 'past', step: 0 }))
  expect(await Promise.race(asking)).toEqual({ key: 'too-fast', facts: { seconds: 1 } })
  const comer = TestClient.at(url, { table })
  release()

  const refusals = (await Promise.all(asking)).filter((refusal) => refusal !== undefined)
  expect(refusals.length).toBeGreaterThanOrEqual(100)
  expect(await saying).toBeUndefined()
  expect((await comer).mine).toEqual([])
})

/** How often a storage was read. */
function counted(storage: Storage): { readonly storage: Storage; readonly reads: () => number } {
  let reads = 0
  const read: Storage['read'] = (...which) => {
    reads++
    return storage.read(...which)
  }
  return { storage: { ...storage, read }, reads: () => reads }
}

test('many who come to a table at once share one look at its storage', async () => {
  const { storage: slow, hold, reached, release } = held(openMemory())
  const { storage, reads } = counted(slow)
  const { url } = await newNode({ storage })
  const { ana, table } = await startTwoPlayerMatch(url)
  hold(table)

  const saying = ana.say({ do: 'chat', text: 'Is this on?' })
  await reached
  const before = reads()
  const coming = Promise.all(Array.from({ length: 50 }, () => TestClient.at(url, { table })))
  const metrics = async (): Promise<string> => (await fetch(`${url}/metrics`)).text()
  await expect.poll(metrics).toContain('merchants_sockets 52')
  release()
  await Promise.all([coming, saying])

  expect(reads() - before).toBeLessThan(10)
})

test('a single server refuses without reading the storage', async () => {
  const { storage, reads } = counted(openMemory())
  const { url } = await newNode({ storage })
  const { ana } = await startTwoPlayerMatch(url)
  const before = reads()

  for (let times = 0; times < 20; times++) {
    expect(await ana.say({ do: 'ready', isReady: true })).toEqual({ key: 'not-now', facts: {} })
  }

  expect(reads() - before).toBe(0)
})

test('where there are several servers, what is refused at once shares one look at the storage', async () => {
  const { storage, hold, reached, release } = held(openMemory())
  const counting = counted(storage)
  const hub: Hub = new Set([new Set()])
  const { url } = await newNode({ storage: counting.storage, bus: memoryBus(hub) })
  const { ana, bo, table } = await startTwoPlayerMatch(url)
  hold(table)

  const saying = ana.say({ do: 'chat', text: 'Is this on?' })
  await reached
  const before = counting.reads()
  const refused = Array.from({ length: 50 }, () => bo.say({ do: 'ready', isReady: true }))
  // Messages sent before a ping arrive before its answer.
  bo.socket.ping()
  await once(bo.socket, 'pong')
  release()

  expect((await Promise.all(refused)).map((refusal) => refusal?.key)).toEqual(refused.map(() => 'not-now'))
  expect(await saying).toBeUndefined()
  expect(counting.reads() - before).toBeLessThan(5)
})
