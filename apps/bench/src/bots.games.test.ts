/** The figures of search are all there. */
import { expect, test } from 'vitest'
import { benchBots } from './bots.ts'
import { benchSearch } from './search.ts'

test('all figures of search are there at the opening, in the middle and at the end', () => {
  const figures = benchBots({ seconds: 0.1, seed: 1 })

  expect(Object.keys(figures)).toEqual(['opening', 'middle', 'end'])
  for (const stage of Object.values(figures)) {
    expect(Object.entries(stage).filter(([, figure]) => !(figure > 0))).toEqual([])
  }
})

test('all figures of a search as a whole are there', async () => {
  const figures = await benchSearch({ decisions: 3, seed: 1 })

  expect(Object.values(figures).filter((figure) => !(figure >= 0))).toEqual([])
  expect(figures.searchedPerSecond).toBeGreaterThan(0)
})
