/** A server of a later release, which lists options in another way, opens the tables of the one before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dale } from '@merchants/dale'
import { addGame } from '@merchants/room'
import { openSqlite, type Storage } from '@merchants/storage'
import { OPTION_CHANGES, withChangedOptions } from '@merchants/testkit/game'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { newNode, startTwoPlayerMatch } from '../testing/start-match.ts'
import { playOn } from '../testing/playing.ts'
import { TestClient } from '../testing/test-client.ts'
import { startNode } from '../testing/test-server.ts'
import { loadRoom, snapshotOf } from './load-room.ts'

afterEach(() => addGame(dale))

async function openStorage(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-later-'))
  const storage = await openSqlite(folder)
  onTestFinished(async () => {
    await storage.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return storage
}

/** Two people have played for a while on a server of today. */
async function playedBefore(storage: Storage) {
  const before = await startNode({ storage })
  const { ana, bo, table, seats } = await startTwoPlayerMatch(before.url)
  await Promise.all([ana, bo].map((guest) => playOn(guest, ({ match }) => (match?.view.turn ?? 0) >= 7)))
  await before.close()
  const stored = await loadRoom(storage, table)
  if (stored === undefined) throw new Error('The table is gone.')
  return { table, seats, match: ana.match, snapshot: snapshotOf(stored.room, stored.last) }
}

const withoutQuestion = (match: TestClient['match']): unknown => ({ ...match?.view, decision: undefined })

test.each([
  ['its entries', false],
  ['a snapshot', true],
])('a later server shows the same game from %s, and people play it to its end', async (_, isKept) => {
  const storage = await openStorage()
  const { table, seats, match, snapshot } = await playedBefore(storage)
  if (isKept) await storage.keepSnapshot(table, snapshot)
  addGame(withChangedOptions(dale, OPTION_CHANGES.reversed))
  const { url } = await newNode({ storage })
  const [ana, bo] = [await TestClient.at(url, seats[0]), await TestClient.at(url, seats[1])]
  await ana.when(({ match }) => match !== undefined)

  expect(ana.table?.isStopped).toBeUndefined()
  expect(withoutQuestion(ana.match)).toEqual(withoutQuestion(match))
  await Promise.all([ana, bo].map((guest) => playOn(guest)))
  expect(ana.table?.stage).toBe('over')
})

test('where an option is gone it shows the game up to there, says so and keeps every entry', async () => {
  const storage = await openStorage()
  const { table, seats, snapshot } = await playedBefore(storage)
  await storage.keepSnapshot(table, snapshot)
  const before = await storage.read(table, 0)
  addGame(withChangedOptions(dale, OPTION_CHANGES['the first one gone']))
  const { app, url } = await newNode({ storage })
  vi.spyOn(app.log, 'error').mockReturnValue()
  const ana = await TestClient.at(url, seats[0])
  await ana.when(({ match }) => match !== undefined)

  expect(ana.table).toMatchObject({ stage: 'playing', isStopped: true })
  expect(await ana.say({ do: 'chat', text: 'Is anybody here?' })).toMatchObject({ key: 'table-stopped' })
  expect(await storage.read(table, 0)).toEqual(before)
})
