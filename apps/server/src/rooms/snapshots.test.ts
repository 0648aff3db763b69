/** Tables open from their snapshots, and never from one that differs from the events. */
import { openMemory, type Snapshot, type Storage } from '@merchants/storage'
import { expect, test } from 'vitest'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient } from '../testing/test-client.ts'
import { startNode } from '../testing/test-server.ts'
import { playOn } from '../testing/playing.ts'
import { loadRoom, snapshotOf } from './load-room.ts'

/** A table after some moves, with what was kept of it in short; and what a seat sees of it. */
async function played() {
  const storage = openMemory()
  const node = await startNode({ storage })
  const { ana, bo, table, seats } = await startTwoPlayerMatch(node.url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 7)))
  await node.close()
  const stored = await loadRoom(storage, table)
  if (stored === undefined) throw new Error('The table is gone.')
  return { storage, table, seats, match: ana.match, snapshot: snapshotOf(stored.room, stored.last) }
}

/** From which event on a table was read when it was opened. */
async function readFrom(storage: Storage, table: string): Promise<readonly number[]> {
  const from: number[] = []
  await loadRoom({ ...storage, read: (...given) => (from.push(given[1]), storage.read(...given)) }, table)
  return from
}

test('a table opens from its snapshot and the entries after it, and is the same', async () => {
  const { storage, table, seats, match, snapshot } = await played()
  await storage.keepSnapshot(table, snapshot)

  expect(await readFrom(storage, table)).toEqual([snapshot.size - 1, snapshot.size])
  const { url } = await newNode({ storage })
  const guest = await TestClient.at(url, seats[0])
  await guest.when((each) => each.match !== undefined)
  expect({ ...guest.match, news: 0, from: 0 }).toMatchObject({ view: match?.view, question: match?.question })
})

const broken: Record<string, (snapshot: Snapshot) => Snapshot> = {
  'is damaged': (snapshot) => ({ ...snapshot, body: snapshot.body.replace('"question":', '"question":1') }),
  'is not JSON': (snapshot) => ({ ...snapshot, body: snapshot.body.slice(1) }),
  'has another seal, as one of another version has': (snapshot) => ({ ...snapshot, seal: 'x' }),
  'is of other entries': (snapshot) => ({ ...snapshot, size: snapshot.size - 1 }),
  'is of more entries than there are': (snapshot) => ({ ...snapshot, size: snapshot.size + 5 }),
}

test.each(Object.entries(broken))('a snapshot that %s is ignored', async (_, spoil) => {
  const { storage, table, seats, match, snapshot } = await played()
  await storage.keepSnapshot(table, spoil(snapshot))

  expect(await readFrom(storage, table)).toContain(0)
  const { url } = await newNode({ storage })
  const guest = await TestClient.at(url, seats[0])
  await guest.when((each) => each.match !== undefined)
  expect(guest.match).toMatchObject({ view: match?.view, question: match?.question })
})

test('a table with many entries gets a snapshot automatically', async () => {
  const storage = openMemory()
  const { url } = await newNode({ storage })
  const { ana, table } = await startTwoPlayerMatch(url)
  for (let lines = 0; lines < 600; lines++) await ana.say({ do: 'chat', text: `Line ${lines}` })

  await expect.poll(() => storage.snapshot(table)).toMatchObject({ size: 500 })
  expect(await readFrom(storage, table)).toEqual([499, 500])
})
