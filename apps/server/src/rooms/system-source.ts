/** Fresh values: the time, secrets, and names of tables. */
import { randomBytes } from 'node:crypto'
import type { TimeAndRandom } from '@merchants/room'
import { SteadyClock } from './steady-clock.ts'

const newSecret = (): string => randomBytes(32).toString('hex')

/** Twelve letters and digits are sixty bits, so no table can be found by trying. */
function newTableName(): string {
  return Array.from(randomBytes(12), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
}

/** The randomness and the clock of a server; tests bring their own. */
export interface SystemSource {
  readonly clock: () => number
  /** While nothing can be stored no time passes, so that no clock runs out meanwhile. */
  readonly holdClock: (isHeld: boolean) => void
  readonly secret: () => string
  readonly tableName: () => string
}

export function systemSource(): SystemSource {
  const clock = new SteadyClock()
  return {
    clock: () => clock.now(),
    holdClock: (isHeld) => clock.hold(isHeld),
    secret: newSecret,
    tableName: newTableName,
  }
}

export const readSource = ({ clock, secret }: SystemSource): TimeAndRandom => ({ now: clock(), secret })
