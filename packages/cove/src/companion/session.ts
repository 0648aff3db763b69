/** A game with the companion: its setup and what was entered. All else follows, so any entry can be taken back or corrected. */
import type { Pending, Person, Told } from './conversation.ts'
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

/** An answer, or an instruction that was carried out; and what stood here before it was corrected. */
export type Entry =
  | { readonly key: string; readonly fact: Fact; readonly was?: Fact }
  | { readonly key: string; readonly done: Instruction; readonly was?: Instruction }

/** Plain data, and all there is to store. */
export interface Session {
  readonly setup: CompanionSetup
  /** What is printed on the owner's board, as far as it was known before the game or was changed since. */
  readonly printed: Printed
  readonly entries: readonly Entry[]
  /** The entry last taken back: proposed when it is asked again. */
  readonly taken?: Entry | undefined
}

/** What was asked or told, in order. */
export type TrailStep =
  | { readonly kind: 'answer'; readonly question: FactQuestion; readonly fact: Fact; readonly was: Fact | undefined }
  | { readonly kind: 'instruction'; readonly told: Told; readonly was: Instruction | undefined }

export type Awaited =
  | Extract<Pending, { readonly kind: 'question' }>
  /** With what was done here before an earlier entry was corrected, if that was something else. */
  | { readonly kind: 'instruction'; readonly told: Told; readonly was: Instruction | undefined }
  | { readonly kind: 'over' }

export interface Standing {
  readonly state: CompanionState
  readonly awaits: Awaited
  readonly trail: readonly TrailStep[]
  /** What was taken for granted: the person may object to it, by the key. */
  readonly assumed: readonly FactQuestion[]
  /** Entries that no question asks for any more, since an earlier one was corrected. */
  readonly unused: readonly Entry[]
}

export const newSession = (setup: CompanionSetup, printed: Printed = {}): Session => ({ setup, printed, entries: [] })

/** Somebody who has said and done what the entries tell. */
class Recorded implements Person {
  readonly trail: TrailStep[] = []
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
    this.trail.push({ kind: 'answer', question, fact: entry.fact, was: entry.was })
    return entry.fact
  }

  objection<Name extends FactName>(about: QuestionAbout<Name>): unknown {
    this.assumed.push(about as unknown as FactQuestion)
    return this.answer(about)
  }

  hasDone(told: Told): boolean {
    const entry = this.entries.get(told.key)
    if (entry === undefined || !('done' in entry) || !isSame(entry.done, told.instruction)) return false
    this.used.add(entry.key)
    this.trail.push({ kind: 'instruction', told, was: entry.was })
    return true
  }

  /** What was done in the place of an instruction that is another one now. */
  before({ key }: Told): Instruction | undefined {
    const entry = this.entries.get(key)
    return entry !== undefined && 'done' in entry ? entry.done : undefined
  }
}

/** Instructions are built in one place each, so equal ones are written alike. Why it is to be done may be told otherwise. */
const isSame = (one: Instruction, other: Instruction): boolean => deedOf(one) === deedOf(other)

const deedOf = (instruction: Instruction): string => JSON.stringify({ ...instruction, whys: [] })

/** Where a session stands: everything follows from its entries. */
export function standingOf({ setup, printed, entries, taken }: Session): Standing {
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
  return { state, awaits, trail: person.trail, assumed: person.assumed, unused }
}

function awaited(pending: Pending, person: Recorded, taken: Entry | undefined): Awaited {
  if (pending.kind === 'instruction') return { ...pending, was: person.before(pending.told) }
  const { question } = pending
  if (taken === undefined || taken.key !== question.key || !('fact' in taken) || !fitsAny(question, taken.fact)) {
    return pending
  }
  return { kind: 'question', question: { ...question, suggest: taken.fact } as FactQuestion }
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

/** One step back: the last thing that was said or done is awaited again. */
export function stepBack(session: Session): Session {
  const last = standingOf(session).trail.at(-1)
  if (last === undefined) return session
  const key = last.kind === 'answer' ? last.question.key : last.told.key
  const taken = session.entries.find((entry) => entry.key === key)
  return { ...session, entries: session.entries.filter((entry) => entry !== taken), taken }
}

/** Another fact in the place of an earlier entry, or of something taken for granted; what follows from it is played anew. */
export function correctEntry(session: Session, key: string, fact: Fact): Session {
  const entry = session.entries.find((each) => each.key === key)
  if (entry === undefined) return enter(session, { key, fact })
  if ('done' in entry) return session
  const corrected: Entry = { key, fact, was: entry.fact }
  return { ...session, entries: session.entries.map((each) => (each === entry ? corrected : each)), taken: undefined }
}

/** Another answer to a question; of what is printed, also if it was answered in another game. */
export function correctFact(session: Session, question: FactQuestion, fact: Fact): Session {
  const { trail } = standingOf(session)
  const isEntry = trail.some((step) => step.kind === 'answer' && step.question.key === question.key)
  if (isEntry || !isPrintedKey(question.key)) return correctEntry(session, question.key, fact)
  return { ...session, printed: learn(session.printed, question, fact), taken: undefined }
}

const enter = ({ setup, printed, entries }: Session, entry: Entry): Session => ({
  setup,
  printed,
  entries: [...entries.filter(({ key }) => key !== entry.key), entry],
})
