/** The curve begins at nothing, ends at the final gold, and knows its days. */
import { FIRST_GAME } from '@merchants/cove'
import { expect, test } from 'vitest'
import { LocalCoveStore } from '../local/local-cove-store.ts'
import type { CoveMatchView } from '../cove-match-types.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { goldCurve } from './gold-curve.ts'

async function playedOut(): Promise<CoveMatchView> {
  const host = new LocalCoveStore(memoryStore())
  const game = await host.create({ setup: FIRST_GAME, names: [] }, '7')
  let match: CoveMatchView | undefined
  const link = await host.open(game, (next) => {
    match = next
  })
  for (let moves = 0; moves < 2000 && match?.view.phase !== 'over'; moves++) {
    const [line = ''] = (await link?.legal()) ?? []
    await link?.say(line)
  }
  if (match === undefined) throw new Error('The game was not opened.')
  return match
}

test('the curve of a whole game', async () => {
  const { log, view } = await playedOut()
  const { lines, days } = goldCurve(log, 2)
  expect(lines.map((line) => line[0])).toEqual([0, 0])
  expect(lines.map((line) => line.at(-1))).toEqual([view.humans[0]?.gold, view.huckster.gold])
  expect(days).toHaveLength(4)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
})
