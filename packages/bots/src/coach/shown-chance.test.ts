/** Shown probabilities of winning. */
import { expect, test } from 'vitest'
import { shownChance } from './shown-chance.ts'

test.each([2, 3, 4])('with %s sides the fair share, a win and a loss stay as they are', (sides) => {
  expect(shownChance(0, sides)).toBe(0)
  expect(shownChance(1 / sides, sides)).toBeCloseTo(1 / sides, 10)
  expect(shownChance(1, sides)).toBe(1)
})

test('chances of two players add up to 1, and more stays more', () => {
  const shown = Array.from({ length: 101 }, (_, at) => shownChance(at / 100, 2))

  expect(shown.map((each, at) => Math.abs(each + (shown[100 - at] ?? 0) - 1) < 1e-9)).not.toContain(false)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('a leader is shown as less sure of winning', () => {
  expect(shownChance(0.75, 2)).toBeCloseTo(0.707, 3)
  expect(shownChance(0.97, 2)).toBeCloseTo(0.942, 3)
})
