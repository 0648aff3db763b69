/** A harbour book exported or stored by earlier versions of the page still has the same stamps and days. */
import { expect, test } from 'vitest'
import frozen from '../../../testing/frozen/cove-book.json' with { type: 'json' }
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalCoveStore } from '../local/local-cove-store.ts'
import { bookOf } from './book.ts'
import type { CoveResult } from './cove-result.ts'
import { bookFile } from './cove-result.ts'

// This file is never renewed.
const { saved, stored, today, end } = frozen

test('a book as a file, taken to another browser', async () => {
  const host = new LocalCoveStore(memoryStore())
  expect(await host.addResults(bookFile.read(saved) ?? [])).toBe(end.all.games)

  const { pages, ...rest } = bookOf(await host.results(), today)
  const stamps = pages.flatMap(({ merchant, level, rows }) =>
    rows.flatMap(({ rogue, stamps }) =>
      stamps.filter(({ games }) => games > 0).map((stamp) => ({ merchant, level, rogue, ...stamp })),
    ),
  )
  expect({ ...rest, stamps }).toEqual(end)
})

test('the result of a game that was deleted', async () => {
  const deleted = memoryStore(stored as unknown as readonly CoveResult[])
  const results = await new LocalCoveStore(memoryStore(), { deleted }).results()

  const [game] = stored
  expect(results).toEqual(bookFile.read(saved)?.filter((result) => result.game === game?.game))
})
