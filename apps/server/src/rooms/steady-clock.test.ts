/** The clock of games runs steadily, whatever happens to the system clock. */
import { expect, test } from 'vitest'
import { SteadyClock } from './steady-clock.ts'

const HOUR = 3_600_000

function newClock() {
  const world = { wall: 1_000_000_000_000, elapsed: 5 }
  const clock = new SteadyClock(
    () => world.wall,
    () => world.elapsed,
  )
  const start = clock.now()
  return {
    clock,
    /** This much time passes, for everyone. */
    pass: (ms: number): void => {
      world.wall += ms
      world.elapsed += ms
    },
    /** Someone sets the system's clock. */
    jump: (ms: number): void => void (world.wall += ms),
    gone: (): number => clock.now() - start,
    isRight: (): boolean => clock.now() === world.wall,
  }
}

test('time passes', () => {
  const { pass, gone } = newClock()
  pass(1500)
  expect(gone()).toBe(1500)
})

test.each([HOUR, -HOUR])('if the system jumps by %i ms, a minute is still about a minute', (by) => {
  const { pass, jump, gone } = newClock()
  jump(by)
  expect(gone()).toBe(0)
  pass(60_000)
  expect(Math.abs(gone() - 60_000)).toBeLessThanOrEqual(600)
})

test('in the end it is correct again', () => {
  const { pass, jump, isRight } = newClock()
  jump(HOUR)
  for (let hours = 0; hours < 110; hours++) pass(HOUR)
  expect(isRight()).toBe(true)
})

test('a system that did not know the date at its start is believed immediately', () => {
  const { jump, isRight } = newClock()
  jump(10_000 * HOUR)
  expect(isRight()).toBe(true)
})

test('while it is held no time passes', () => {
  const { clock, pass, gone } = newClock()
  clock.hold(true)
  pass(HOUR)
  expect(gone()).toBe(0)
  clock.hold(false)
  pass(1000)
  expect(gone()).toBeLessThanOrEqual(1010)
})
