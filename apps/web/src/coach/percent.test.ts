/** Changes of the chances in whole percent. */
import { expect, test } from 'vitest'
import { percent, signOf } from './percent.ts'

test.each([
  [-0.004, 0, ''],
  [0.004, 0, ''],
  [0, 0, ''],
  [-0.006, -1, '−'],
  [0.12, 12, '+'],
])('a change of %d is shown as %d points with the sign “%s”', (change, points, sign) => {
  expect(percent(change) + 0).toBe(points)
  expect(signOf(change)).toBe(sign)
})
