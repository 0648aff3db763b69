/** Whether something from outside has the form of a proof. No package is needed for it, so that any page can check one. */
import type { Proof } from '@merchants/protocol'

type Test = (value: unknown) => boolean

const LONGEST_GAME = 100_000

const isText: Test = (value) => typeof value === 'string' && value.length <= 100
const isHash: Test = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isSalt: Test = (value) => typeof value === 'string' && /^([0-9a-f]{32,64})?$/.test(value)
const isCount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isOneOf =
  (...words: readonly unknown[]): Test =>
  (value) =>
    words.includes(value)
const isListOf =
  (test: Test, most: number): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test)

const FIELDS: Readonly<Record<keyof Proof, Test>> = {
  format: isOneOf('merchants-table-proof'),
  table: isText,
  game: isCount,
  rules: isCount,
  players: isCount,
  decks: isListOf(isText, 5),
  teams: isOneOf(true, false),
  names: isListOf(isText, 4),
  starter: isCount,
  commitment: isHash,
  secret: isHash,
  salts: isListOf(isSalt, 4),
  seed: isHash,
  answers: isListOf(isListOf(isCount, 200), LONGEST_GAME),
  ending: isOneOf('won', 'agreed', 'abandoned'),
  winners: isListOf(isCount, 4),
  winnersBefore: isListOf(isCount, 4),
  digest: isHash,
}

export function isProof(value: unknown): value is Proof {
  if (typeof value !== 'object' || value === null) return false
  const given = value as Readonly<Record<string, unknown>>
  const fields = Object.entries(FIELDS)
  return Object.keys(given).length === fields.length && fields.every(([field, test]) => test(given[field]))
}
