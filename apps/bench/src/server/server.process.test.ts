/** The benchmark in small: every figure is there and makes sense, whatever the machine. */
import { expect, test } from 'vitest'
import { benchServer } from './server.ts'

/** Seven processes start and one starts again: on a busy machine that takes its time. */
const TIMEOUT_MS = 300_000

test('a small run measures everything and loses nothing', { timeout: TIMEOUT_MS }, async () => {
  const figures = await benchServer({ sockets: 16, seats: 4, seconds: 1, every: 100 })

  expect(figures).toMatchObject({ sockets: 16, tables: 4, refused: 0, lostSockets: 0 })
  expect(Object.entries(figures).filter(([, figure]) => !Number.isFinite(figure))).toEqual([])
  const { movesPerSecond, memoryMovesPerSecond, echoPerSecond, ratio, durableRatio } = figures
  expect(Math.min(movesPerSecond, memoryMovesPerSecond, echoPerSecond, ratio, durableRatio)).toBeGreaterThan(0)
  expect(figures.p99Ms).toBeGreaterThan(0)
  expect(figures.restartMs).toBeGreaterThan(0)
})
