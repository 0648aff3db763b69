/** Shown probabilities of winning. */
import { expect, test } from 'vitest'
import { shownChance, shownWhileWatching } from './shown-chance.ts'

const PERCENTS = Array.from({ length: 101 }, (_, at) => at / 100)

test.each([2, 3, 4])('with %s sides 0 and 1 stay as they are, and a higher probability stays higher', (sides) => {
  for (const shownOf of [shownChance, shownWhileWatching]) {
    const shown = PERCENTS.map((chance) => shownOf(chance, sides))

    expect([shown[0], shown[100]]).toEqual([0, 1])
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  }
})

test('a leader is shown as less sure of winning, and a move as a little worse than its playouts', () => {
  expect(shownChance(0.75, 2)).toBeCloseTo(0.664, 3)
  expect(shownChance(0.5, 2)).toBeCloseTo(0.451, 3)
  expect(shownChance(0.25, 4)).toBeCloseTo(0.215, 3)
  expect(shownChance(0.25, 2)).toBeCloseTo(0.254, 3)
})

test('a seat that watches is shown nearly what the playouts say', () => {
  for (const chance of PERCENTS) expect(Math.abs(shownWhileWatching(chance, 2) - chance)).toBeLessThan(0.04)
})
