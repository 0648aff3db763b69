/** What is new each time: the moment, secrets, and names of tables. */
import { randomBytes } from 'node:crypto'
import type { Fresh } from '@merchants/room'
import { SteadyClock } from './steady-clock.ts'

const newSecret = (): string => randomBytes(32).toString('hex')

/** Twelve letters and digits: sixty bits, so that no table is found by trying. */
function newTableName(): string {
  return Array.from(randomBytes(12), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
}

/** The chance and the clock of a server; tests bring their own. */
export interface Source {
  readonly clock: () => number
  /** While nothing can be stored no time passes: nobody's clock may run out meanwhile. */
  readonly holdClock: (isHeld: boolean) => void
  readonly secret: () => string
  readonly tableName: () => string
}

export function newSource(): Source {
  const clock = new SteadyClock()
  return {
    clock: () => clock.now(),
    holdClock: (isHeld) => clock.hold(isHeld),
    secret: newSecret,
    tableName: newTableName,
  }
}

export const freshFrom = ({ clock, secret }: Source): Fresh => ({ now: clock(), secret })
