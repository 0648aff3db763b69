/** Records exported or stored by earlier versions of the page still count as they did. */
import { expect, test } from 'vitest'
import frozen from '../../../testing/frozen/dale-records.json' with { type: 'json' }
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalDaleStore } from '../local/local-dale-store.ts'
import type { GameResult } from './game-result.ts'
import { recordsFile } from './game-result.ts'
import { recordsOf } from './records.ts'

// This file is never renewed.
const { saved, stored, end } = frozen

test('a file of records, taken to another browser', async () => {
  const host = new LocalDaleStore(memoryStore())
  expect(await host.addResults(recordsFile.read(saved) ?? [])).toBe(end.all.games)

  const { against, decks, ...rest } = recordsOf(await host.results())
  expect({
    ...rest,
    against: against.filter(({ games }) => games > 0),
    decks: decks.filter(({ games }) => games > 0),
  }).toEqual(end)
})

test('the result of a game that was deleted', async () => {
  const deleted = memoryStore(stored as unknown as readonly GameResult[])
  const results = await new LocalDaleStore(memoryStore(), { deleted }).results()

  const [game] = stored
  expect(results).toEqual(recordsFile.read(saved)?.filter((result) => result.game === game?.game))
})
