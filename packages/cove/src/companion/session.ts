/** A game with the companion, as its setup and entries. Everything else follows from them, so any entry can be undone or corrected. */
import type { Pending, Person, KeyedInstruction } from './conversation.ts'
import { Waiting } from './conversation.ts'
import { fitsAny } from './fits.ts'
import type { Instruction } from './instruction.ts'
import { playCompanion } from './play.ts'
import type { Printed } from './printed.ts'
import { isPrintedKey, learn } from './printed.ts'
import type { FactName, Facts, FactQuestion, QuestionAbout } from './question.ts'
import type { CompanionSetup, CompanionState } from './state.ts'
import { newCompanionState } from './state.ts'

type Fact = Facts[FactName]

/** An answer, or an instruction that was carried out; `was` is what it said before a correction. */
export type Entry =
  | { readonly key: string; readonly fact: Fact; readonly was?: Fact }
  | { readonly key: string; readonly done: Instruction; readonly was?: Instruction }

/** Plain data, stored as it is. */
export interface Session {
  readonly setup: CompanionSetup
  /** The numbers printed on the owner's board, as far as they were known before the game or changed since. */
  readonly printed: Printed
  readonly entries: readonly Entry[]
  /** Entries that were taken back: proposed when they are asked for again. */
  readonly taken?: readonly Entry[] | undefined
}

/** Questions and instructions, in order. */
export type SessionStep =
  | { readonly kind: 'answer'; readonly question: FactQuestion; readonly fact: Fact; readonly was: Fact | undefined }
  | { readonly kind: 'instruction'; readonly told: KeyedInstruction; readonly was: Instruction | undefined }

export type Awaited =
  | Extract<Pending, { readonly kind: 'question' }>
  /** `was`: what was done here instead, before an earlier entry was corrected. */
  | { readonly kind: 'instruction'; readonly told: KeyedInstruction; readonly was: Instruction | undefined }
  | { readonly kind: 'over' }

export interface Standing {
  readonly state: CompanionState
  readonly awaits: Awaited
  readonly steps: readonly SessionStep[]
  /** Assumptions, by key. The person may object to them. */
  readonly assumed: readonly FactQuestion[]
  /** Entries that no question asks for any more, since an earlier one was corrected. */
  readonly unused: readonly Entry[]
}

export const newSession = (setup: CompanionSetup, printed: Printed = {}): Session => ({ setup, printed, entries: [] })

/** Stands in for the person at the table: answers and acts exactly as the entries say. */
class Recorded implements Person {
  readonly steps: SessionStep[] = []
  readonly assumed: FactQuestion[] = []
  readonly used = new Set<string>()
  private readonly entries: ReadonlyMap<string, Entry>

  constructor(entries: readonly Entry[]) {
    this.entries = new Map(entries.map((entry) => [entry.key, entry]))
  }

  answer<Name extends FactName>(about: QuestionAbout<Name>): unknown {
    const entry = this.entries.get(about.key)
    const question = about as unknown as FactQuestion
    if (entry === undefined || !('fact' in entry) || !fitsAny(question, entry.fact)) return undefined
    this.used.add(entry.key)
    this.steps.push({ kind: 'answer', question, fact: entry.fact, was: entry.was })
    return entry.fact
  }

  objection<Name extends FactName>(about: QuestionAbout<Name>): unknown {
    this.assumed.push(about as unknown as FactQuestion)
    return this.answer(about)
  }

  hasDone(told: KeyedInstruction): boolean {
    const entry = this.entries.get(told.key)
    if (entry === undefined || !('done' in entry) || !isSame(entry.done, told.instruction)) return false
    this.used.add(entry.key)
    this.steps.push({ kind: 'instruction', told, was: entry.was })
    return true
  }

  /** The instruction that was carried out here before this one replaced it. */
  before({ key }: KeyedInstruction): Instruction | undefined {
    const entry = this.entries.get(key)
    return entry !== undefined && 'done' in entry ? entry.done : undefined
  }
}

/** Each kind of instruction is built in one place, so equal ones are equal as JSON. Their reasons may differ. */
const isSame = (one: Instruction, other: Instruction): boolean => deedOf(one) === deedOf(other)

const deedOf = (instruction: Instruction): string => JSON.stringify({ ...instruction, whys: [] })

/** Where a session stands: everything follows from its entries, so it is worked out once for each. */
export function standingOf(session: Session): Standing {
  const known = STANDINGS.get(session) ?? workOut(session)
  STANDINGS.set(session, known)
  return known
}

const STANDINGS = new WeakMap<Session, Standing>()

function workOut({ setup, printed, entries, taken }: Session): Standing {
  const state = newCompanionState(setup, printed)
  const person = new Recorded(entries)
  let awaits: Awaited = { kind: 'over' }
  try {
    playCompanion(state, person)
  } catch (thrown) {
    if (!(thrown instanceof Waiting)) throw thrown
    awaits = awaited(thrown.pending, person, taken)
  }
  const unused = entries.filter(({ key }) => !person.used.has(key))
  return { state, awaits, steps: person.steps, assumed: person.assumed, unused }
}

function awaited(pending: Pending, person: Recorded, taken: readonly Entry[] = []): Awaited {
  if (pending.kind === 'instruction') return { ...pending, was: person.before(pending.told) }
  const { question } = pending
  const before = taken.find(({ key }) => key === question.key)
  if (before === undefined || !('fact' in before) || !fitsAny(question, before.fact)) return pending
  return { kind: 'question', question: { ...question, suggest: before.fact } as FactQuestion }
}

/** The session with an answer to the question it awaits; unchanged if it awaits none, or if the answer does not fit. */
export function enterFact(session: Session, fact: Fact): Session {
  const { awaits } = standingOf(session)
  if (awaits.kind !== 'question' || !fitsAny(awaits.question, fact)) return session
  return enter(session, { key: awaits.question.key, fact })
}

/** The session with the awaited instruction carried out. */
export function enterDone(session: Session): Session {
  const { awaits } = standingOf(session)
  if (awaits.kind !== 'instruction') return session
  const { key, instruction } = awaits.told
  return enter(session, { key, done: instruction, ...(awaits.was && { was: awaits.was }) })
}

export const keyOfStep = (step: SessionStep): string => (step.kind === 'answer' ? step.question.key : step.told.key)

/** The session without its last steps and without printed numbers entered since, which are awaited again. */
export function takeBack(session: Session, steps: readonly SessionStep[]): Session {
  const keys = new Set(steps.map(keyOfStep))
  const first = session.entries.findIndex(({ key }) => keys.has(key))
  const isTaken = ({ key }: Entry, at: number): boolean => keys.has(key) || (at > first && isPrintedKey(key))
  const taken = session.entries.filter(isTaken)
  return { ...session, entries: session.entries.filter((entry) => !taken.includes(entry)), taken }
}

/** Replaces an earlier entry or an assumption; the steps after it are played again. */
export function correctEntry(session: Session, key: string, fact: Fact): Session {
  const entry = session.entries.find((each) => each.key === key)
  if (entry === undefined) return enter(session, { key, fact })
  if ('done' in entry) return session
  const corrected: Entry = { key, fact, was: entry.fact }
  return { ...session, entries: session.entries.map((each) => (each === entry ? corrected : each)), taken: undefined }
}

/** Another answer to a question; of what is printed, even if it was answered in another game. */
export function correctFact(session: Session, question: FactQuestion, fact: Fact): Session {
  const { steps } = standingOf(session)
  const isEntry = steps.some((step) => step.kind === 'answer' && step.question.key === question.key)
  if (isEntry || !isPrintedKey(question.key)) return correctEntry(session, question.key, fact)
  return { ...session, printed: learn(session.printed, question, fact), taken: undefined }
}

const enter = ({ entries, ...session }: Session, entry: Entry): Session => ({
  ...session,
  entries: [...entries.filter(({ key }) => key !== entry.key), entry],
})
