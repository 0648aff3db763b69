/** The starting player of a game in this browser (rules 4). */
import { expect, test } from 'vitest'
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalDaleStore } from './local-dale-store.ts'
import type { GameRecord } from './record.ts'

const TABLE = {
  seats: [
    { name: 'Ana', kind: 'me' as const },
    { name: 'Bo', kind: 'novice' as const },
  ],
  decks: ['platypuses', 'polecats', 'sloths'] as const,
  teams: false,
  starter: 0,
}

test('rules 4: the chosen player starts, but in every rematch a loser does', async () => {
  const store = memoryStore<GameRecord>()
  const host = new LocalDaleStore(store)
  const starterOf = async (game: string) => (await store.all()).find((record) => record.game === game)?.starter

  expect(await starterOf(await host.create(TABLE))).toBe(0)
  for (let rematch = 0; rematch < 3; rematch++) expect(await starterOf(await host.create(TABLE, [0]))).toBe(1)
})
