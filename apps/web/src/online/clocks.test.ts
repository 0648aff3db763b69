/** The display of clocks. */
import { expect, test } from 'vitest'
import { sayClock, secondsLeft, sayLeft } from './clocks.ts'
import type { T } from '../words/translator.ts'

const t = ((key: string, slots: object) => `${key} ${JSON.stringify(slots)}`) as unknown as T

test('a stopped clock shows the time that was left', () => {
  expect(secondsLeft({ left: 90, since: null }, 1_000_000)).toBe(90)
})

test('a running clock shows less and less, but never less than zero', () => {
  const clock = { left: 90, since: 1_000_000 }
  expect(secondsLeft(clock, 1_030_000)).toBe(60)
  expect(secondsLeft(clock, 2_000_000)).toBe(0)
})

test('up to an hour is shown to the second, more in words', () => {
  expect(sayLeft(t, 61.9)).toBe('1:01')
  expect(sayLeft(t, 3600)).toBe('60:00')
  expect(sayLeft(t, 7200)).toBe('online.hours {"hours":2}')
  expect(sayLeft(t, 86_400 * 3)).toBe('online.days {"days":3}')
})

test('a clock of an hour is offered as an hour, not as 60 minutes', () => {
  expect(sayClock(t, { kind: 'live', seconds: 3600 })).toContain('online.hours')
  expect(sayClock(t, { kind: 'live', seconds: 1800 })).toContain('online.minutes')
})
