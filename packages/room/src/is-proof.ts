/** Whether something from outside has the form of a proof. No package is needed for it, so that any page can check one. */
import type { Proof, Proof1, ProofEvent } from '@merchants/protocol'

type Test = (value: unknown) => boolean

const MAX_PROOF_STEPS = 100_000

const isText: Test = (value) => typeof value === 'string' && value.length <= 100
/** The meaning of one answer. */
const isWords: Test = (value) => value === null || (typeof value === 'string' && value.length <= 2000)
const isHash: Test = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isSalt: Test = (value) => typeof value === 'string' && /^([0-9a-f]{32,64})?$/.test(value)
const isCount: Test = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isRecord: Test = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isOneOf =
  (...words: readonly unknown[]): Test =>
  (value) =>
    words.includes(value)
const isListOf =
  (test: Test, most: number): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test)

type Undone = Extract<ProofEvent, { what: 'undone' }>
type SeatTaken = Extract<ProofEvent, { what: 'seat taken' }>

const UNDONE: Readonly<Record<keyof Undone, Test>> = {
  what: isOneOf('undone'),
  answers: isCount,
  seat: isCount,
  steps: isCount,
  by: isOneOf('undo', 'cancel', 'agreed', 'alone'),
}

const SEAT_TAKEN: Readonly<Record<keyof SeatTaken, Test>> = {
  what: isOneOf('seat taken'),
  answers: isCount,
  seat: isCount,
  name: isText,
}

const isEvent: Test = (value) => hasExactly(UNDONE, value) || hasExactly(SEAT_TAKEN, value)

const PLAYS: Readonly<Record<keyof Proof['plays'], Test>> = { game: isText, rules: isCount, setup: isRecord }

const FIELDS: Readonly<Record<keyof Proof, Test>> = {
  format: isOneOf('merchants-table-proof'),
  table: isText,
  game: isCount,
  plays: (value) => hasExactly(PLAYS, value),
  names: isListOf(isText, 4),
  commitment: isHash,
  secret: isHash,
  salts: isListOf(isSalt, 4),
  seed: isHash,
  answers: isListOf(isListOf(isCount, 200), MAX_PROOF_STEPS),
  words: isListOf(isWords, MAX_PROOF_STEPS),
  ending: isOneOf('won', 'agreed', 'abandoned'),
  winners: isListOf(isCount, 4),
  winnersBefore: isListOf(isCount, 4),
  events: isListOf(isEvent, MAX_PROOF_STEPS),
  digest: isHash,
}

const { plays: _, ...OTHERS } = FIELDS

const FIELDS_1: Readonly<Record<keyof Proof1, Test>> = {
  ...OTHERS,
  rules: isCount,
  players: isCount,
  decks: isListOf(isText, 5),
  teams: isOneOf(true, false),
  starter: isCount,
}

export const isProof = (value: unknown): value is Proof | Proof1 => isOf(FIELDS, value) || isOf(FIELDS_1, value)

/** Proofs of games that were begun before events were recorded, or words were stored, do not have them. */
const ADDED: ReadonlySet<string> = new Set<keyof Proof>(['events', 'words'])

function isOf(fields: Readonly<Record<string, Test>>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return hasExactly(
    Object.fromEntries(Object.entries(fields).filter(([field]) => !ADDED.has(field) || field in value)),
    value,
  )
}

function hasExactly(fields: Readonly<Record<string, Test>>, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const given = value as Readonly<Record<string, unknown>>
  const tests = Object.entries(fields)
  return Object.keys(given).length === tests.length && tests.every(([field, test]) => test(given[field]))
}
