/** Two servers can be compared, here the same one twice. */
import { expect, test } from 'vitest'
import { benchAgainst } from './against.ts'
import { CHECKOUT } from './server-process.ts'

/** Four processes start: on a busy machine that takes its time. */
const TIMEOUT_MS = 300_000

test('both servers are played at, and what is compared are their moves', { timeout: TIMEOUT_MS }, async () => {
  const figures = await benchAgainst({ against: CHECKOUT, sockets: 16, seats: 2, seconds: 2 })

  expect(figures.refused).toBe(0)
  expect(figures.movesPerSecond).toBeGreaterThan(0)
  expect(figures.otherMovesPerSecond).toBeGreaterThan(0)
  expect(figures.processorPerMove).toBeGreaterThan(0)
  expect(figures.leastRatio).toBeLessThanOrEqual(figures.ratio)
  expect(figures.ratio).toBeLessThanOrEqual(figures.mostRatio)
})

test('a checkout that is not built is refused', async () => {
  await expect(benchAgainst({ against: '/nowhere', sockets: 4, seats: 2, seconds: 1 })).rejects.toThrow('not built')
})
