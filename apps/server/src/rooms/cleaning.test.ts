/** Tables that no one comes back to are removed: soon if no game ever began there, otherwise when the operator says. */
import { openMemory, type Storage } from '@merchants/storage'
import { expect, test } from 'vitest'
import { defaultSettings } from '../dependencies.ts'
import { startTwoPlayerMatch, newNode } from '../testing/start-match.ts'
import { TestClient, openTable } from '../testing/test-client.ts'
import { startNode } from '../testing/test-server.ts'
import { systemSource } from './system-source.ts'

const DAY = 86_400_000

/** A table that waits, one that everyone left before it began, and one that is played. */
async function furnished(storage: Storage) {
  const node = await startNode({ storage })
  const waits = await openTable(node.url)
  const left = await openTable(node.url)
  await (await TestClient.at(node.url, left)).say({ do: 'leave' })
  const { table: plays } = await startTwoPlayerMatch(node.url)
  await node.close()
  return { waits: waits.table, left: left.table, plays }
}

/** The tables left when a server starts this much later with these retention times. */
async function after(storage: Storage, ms: number, keep: number | undefined): Promise<readonly string[]> {
  const source = { ...systemSource(), clock: () => Date.now() + ms }
  await newNode({ storage, source, settings: { ...defaultSettings(), keep, grace: 1e9 } })
  const names: string[] = []
  await expect
    .poll(async () => {
      names.length = 0
      for await (const name of storage.tablesBefore(Infinity)) names.push(name)
      return names.length
    })
    .toBeLessThan(4)
  return names
}

test('a table that never began goes after a day; others stay unless a time is set', async () => {
  const storage = openMemory()
  const { waits, left, plays } = await furnished(storage)
  expect(await storage.lobby(9)).toHaveLength(2)

  expect(new Set(await after(storage, DAY / 2, undefined))).toEqual(new Set([waits, left, plays]))
  await expect.poll(() => after(storage, 1.5 * DAY, undefined)).toEqual([plays])
  await expect.poll(() => after(storage, 100 * DAY, undefined)).toEqual([plays])
  await expect.poll(() => after(storage, 29 * DAY, 30 * DAY)).toEqual([plays])
  await expect.poll(() => after(storage, 31 * DAY, 30 * DAY)).toEqual([])
})
