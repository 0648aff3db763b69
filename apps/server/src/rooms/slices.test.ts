/** Long work gives way to people who wait for an answer, and still goes on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSlices, makeWay } from './slices.ts'

/** A clock that only work moves. It continues from the real one, which other tests of this thread have used. */
let now = performance.now()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** This many steps, each as long as the work of a whole round may take. */
function* longWork(steps: number, done: { steps: number }): Generator<void, string> {
  for (; done.steps < steps; done.steps++) {
    now += 3
    yield
  }
  return 'done'
}

test('while no one waits, every round of the event loop takes long work further', async () => {
  now += 1000
  const done = { steps: 0 }
  const work = inSlices(longWork(4, done))

  for (let round = 1; round <= 4; round++) {
    vi.advanceTimersToNextTimer()
    expect(done.steps).toBe(round - 1)
  }
  vi.runAllTimers()
  expect(await work).toBe('done')
})

test('while someone waits for an answer, long work rests for many rounds, then goes on', async () => {
  now += 1000
  const done = { steps: 0 }
  const work = inSlices(longWork(4, done))
  vi.advanceTimersToNextTimer()
  const before = done.steps

  makeWay()
  vi.advanceTimersByTime(0)
  expect(done.steps).toBe(before)
  vi.advanceTimersByTime(5)
  expect(done.steps).toBe(before)

  vi.runAllTimers()
  expect(await work).toBe('done')
})

test('long work of several tables together takes no more of a round than that of one', async () => {
  now += 1000
  const each = [{ steps: 0 }, { steps: 0 }, { steps: 0 }]
  const work = each.map((done) => inSlices(longWork(2, done)))
  const start = now

  vi.advanceTimersToNextTimer()
  expect(now - start).toBe(3)

  vi.runAllTimers()
  expect(await Promise.all(work)).toEqual(['done', 'done', 'done'])
})
