/** Seeds of games. */
import { randomBytes } from 'node:crypto'
import { hash } from '@merchants/tabletop'

export const newSeed = (): string => randomBytes(16).toString('hex')

/** The seed of the next game, derived from a chosen one. */
export const nextSeed = (seed: string): string =>
  seed.length === newSeed().length ? newSeed() : `${seed}-${hash(seed).toString(16)}`
