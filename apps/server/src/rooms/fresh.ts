/** What is new each time: the moment, secrets, and names of tables. */
import { randomBytes } from 'node:crypto'
import type { Fresh } from '@merchants/room'

const newSecret = (): string => randomBytes(32).toString('hex')

/** Twelve letters and digits: sixty bits, so that no table is found by trying. */
function newTableName(): string {
  return Array.from(randomBytes(12), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')
}

/** The chance and the clock of a server; tests bring their own. */
export interface Source {
  readonly clock: () => number
  readonly secret: () => string
  readonly tableName: () => string
}

export const OURS: Source = { clock: Date.now, secret: newSecret, tableName: newTableName }

export const freshFrom = ({ clock, secret }: Source): Fresh => ({ now: clock(), secret })
