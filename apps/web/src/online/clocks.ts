/** Time limits, and the time left. */
import type { TimeControl, TableView } from '@merchants/protocol'
import type { T } from '../words/translator.ts'

type SeatClock = TableView['seats'][number]['clock']

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The host's choices. */
export const CLOCKS: readonly (TimeControl | null)[] = [
  null,
  { kind: 'live', seconds: 15 * MINUTE },
  { kind: 'live', seconds: 30 * MINUTE },
  { kind: 'live', seconds: HOUR },
  { kind: 'slow', seconds: DAY },
  { kind: 'slow', seconds: 3 * DAY },
  { kind: 'slow', seconds: 7 * DAY },
]

export const nameOfClock = (clock: TimeControl | null): string =>
  clock === null ? 'none' : `${clock.kind} ${clock.seconds}`

function duration(t: T, seconds: number): string {
  if (seconds >= DAY) return t('online.days', { days: Math.round(seconds / DAY) })
  if (seconds >= HOUR) return t('online.hours', { hours: Math.round(seconds / HOUR) })
  return t('online.minutes', { minutes: Math.max(1, Math.round(seconds / MINUTE)) })
}

export function sayClock(t: T, clock: TimeControl | null): string {
  if (clock === null) return t('online.clock-none')
  return t(clock.kind === 'live' ? 'online.clock-live' : 'online.clock-slow', { time: duration(t, clock.seconds) })
}

/** Seconds left at this moment of the server's time, never below zero. */
export function secondsLeft(clock: NonNullable<SeatClock>, now: number): number {
  const used = clock.since === null ? 0 : (now - clock.since) / 1000
  return Math.max(0, clock.left - used)
}

/** Minutes and seconds as on a clock; from an hour on in words. */
export function sayLeft(t: T, seconds: number): string {
  if (seconds > HOUR) return duration(t, seconds)
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}
