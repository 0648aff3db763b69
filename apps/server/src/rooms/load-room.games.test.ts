/**
 * A table whose events cannot be replayed. Unfitting events are not shown, events of a newer server keep the table
 * closed, and nothing is lost.
 */
import { CLOSE_CODES } from '@merchants/protocol'
import { openMemory, type Storage, type TableRow } from '@merchants/storage'
import { expect, test, vi } from 'vitest'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { startNode } from '../testing/test-server.ts'
import { playOn } from '../testing/playing.ts'

const FAULT = { key: 'fault', facts: {} }
const GONE = { code: CLOSE_CODES.comeBack, reason: 'fault' }

const MISFIT = {
  'an answer that is not possible': { what: 'answered', seat: 0, answers: [[99]], given: 1, at: 1 },
  'a step back beyond the game': { what: 'undone', seat: 0, to: 1000, by: 'agreed', at: 1 },
}

const NEWER = {
  'rules that are not known yet': { what: 'started', rules: 1000, at: 1 },
  'something that is not known yet': { what: 'danced', seat: 0, at: 1 },
}

/** Another server, or a bad disk, adds something to a table. */
async function add(storage: Storage, table: string, event: object): Promise<number> {
  let row: TableRow | undefined
  for await (const each of storage.exportTables()) if (each.row.table === table) row = each.row
  const size = await sizeOf(storage, table)
  await storage.append(size, [JSON.stringify(event)], row as TableRow)
  return size + 1
}

const sizeOf = async (storage: Storage, table: string): Promise<number> => (await storage.read(table, 0)).length

/** People who have played for a while, and an event that makes no sense after it. */
async function damaged(event: object, isNoticed = true) {
  const storage = openMemory()
  if (!isNoticed) vi.spyOn(storage, 'eventCounts').mockReturnValue(new Promise(() => undefined))
  const { app, url } = await newNode({ storage })
  const logged = vi.spyOn(app.log, 'error').mockReturnValue()
  const pair = await startTwoPlayerMatch(url)
  await Promise.all([pair.ana, pair.bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 7)))
  const size = await add(storage, pair.table, event)
  return { ...pair, storage, url, logged, size }
}

test.each(Object.entries(NEWER))('%s disconnects all clients, admits none and adds nothing', async (_, event) => {
  const { ana, bo, table, seats, url, storage, size, logged } = await damaged(event, false)
  const heard = bo.texts.length

  expect(await ana.say({ do: 'chat', text: 'Is anybody here?' })).toEqual(FAULT)
  expect(await Promise.all([ana.closed, bo.closed])).toEqual([GONE, GONE])
  for (const _again of [1, 2]) {
    const response = await fetch(`${url}/api/tables/${table}`)
    expect([response.status, await response.json()]).toEqual([500, FAULT])
    const guest = new TestClient(url, table, seats[0].secret)
    expect(await guest.closed).toEqual(GONE)
    expect(guest.texts).toEqual([])
  }

  expect(bo.texts.slice(heard)).toEqual([])
  expect(await sizeOf(storage, table)).toBe(size)
  const words = logged.mock.calls.map(([error]) => (error as unknown as Error).message)
  expect(words).toContainEqual(expect.stringContaining(`Table ${table.slice(0, 4)}… cannot be opened: `))
  expect(words.join()).not.toContain(table)
})

test.each(Object.entries(MISFIT))(
  '%s leaves the table shown up to there, with a notice, and nothing is added or lost',
  async (_, event) => {
    const { ana, bo, table, seats, url, storage, size, logged } = await damaged(event, false)
    const { question, view } = ana.match as NonNullable<TestClient['match']>
    const before = await storage.read(table, 0)

    expect(await ana.say({ do: 'chat', text: 'Is anybody here?' })).toEqual(FAULT)
    expect(await Promise.all([ana.closed, bo.closed])).toEqual([GONE, GONE])

    const again = await TestClient.at(url, seats[0])
    await again.when(({ match }) => match !== undefined)
    expect(again.table).toMatchObject({ stage: 'playing', isStopped: true })
    expect(again.match?.question).toBe(question)
    expect(again.match?.view.stalls).toEqual(view.stalls)
    const STOPPED = { key: 'table-stopped', facts: {} }
    expect(await again.say({ do: 'chat', text: 'Is anybody here?' })).toEqual(STOPPED)
    expect(await again.say({ do: 'answer', question, answers: [[0]] })).toEqual(STOPPED)
    expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(200)

    expect(await storage.read(table, 0)).toEqual(before)
    expect(before.length).toBe(size)
    const words = logged.mock.calls.map(([error]) => (error as unknown as Error).message)
    expect(words).toContainEqual(expect.stringContaining(`Table ${table.slice(0, 4)}… cannot be opened: `))
  },
)

test('a running game that was damaged on the disk is shown up to there after a start, and other tables open', async () => {
  const storage = openMemory()
  const before = await startNode({ storage })
  const [{ table, seats }, other] = [await startTwoPlayerMatch(before.url), await startTwoPlayerMatch(before.url)]
  await before.close()
  await add(storage, table, MISFIT['an answer that is not possible'])
  await add(storage, table, { what: 'said', seat: 0, text: 'later', id: 1, at: 2 })

  const { app, url } = await newNode({ storage })
  vi.spyOn(app.log, 'error').mockReturnValue()
  const guest = await TestClient.at(url, seats[0])
  expect(guest.table?.isStopped).toBe(true)
  expect((await TestClient.at(url, other.seats[0])).table?.isStopped).toBeUndefined()
})

test('spectators are disconnected too once it is noticed; other tables continue', async () => {
  const { ana, bo, url, storage, table, size } = await damaged(MISFIT['an answer that is not possible'])
  const elsewhere = await startTwoPlayerMatch(url)

  expect(await Promise.all([ana.closed, bo.closed])).toEqual([GONE, GONE])

  await Promise.all([playOn(elsewhere.ana), playOn(elsewhere.bo)])
  expect(elsewhere.ana.table?.stage).toBe('over')
  expect(await sizeOf(storage, table)).toBe(size)
})

test('a table that cannot be opened does not hold up those whose time has come', async () => {
  const storage = openMemory()
  const before = await startNode({ storage })
  const { table } = await startTwoPlayerMatch(before.url)
  await before.close()
  await add(storage, table, MISFIT['an answer that is not possible'])
  await storage.setDueAt(table, 0)

  const { app } = await newNode({ storage })
  const logged = vi.spyOn(app.log, 'error').mockReturnValue()

  await expect.poll(() => storage.dueTables(Date.now(), 10)).toEqual([])
  expect(logged).toHaveBeenCalled()
})

test('a table that an operator removes is gone from the memory of the server too', async () => {
  const storage = openMemory()
  const { url } = await newNode({ storage })
  const { ana, bo, table } = await startTwoPlayerMatch(url)

  await storage.deleteTable(table)

  const gone = { code: CLOSE_CODES.noSuchTable, reason: 'no-such-table' }
  expect(await Promise.all([ana.closed, bo.closed])).toEqual([gone, gone])
  expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(404)
})
