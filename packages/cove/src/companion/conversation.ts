/** The companion and the person at the table take turns. It asks or tells one thing and waits until it is answered or done. */
import { fits } from './fits.ts'
import type { Instruction } from './instruction.ts'
import { merge } from './instruction.ts'
import type { Known } from './known.ts'
import type { PrintedFact } from './printed.ts'
import { isPrintedKey, learn, printedKey, ruleOfPrinted } from './printed.ts'
import type { FactName, Facts, FactQuestion, QuestionAbout, Subjects } from './question.ts'

/** An instruction with its key, and the keys of the questions whose answers it is based on. */
export interface KeyedInstruction {
  readonly key: string
  readonly instruction: Instruction
  readonly rests: readonly string[]
}

/** The person who answers and carries out; `undefined` and false mean "not yet". */
export interface Person {
  answer<Name extends FactName>(question: QuestionAbout<Name>): unknown
  /** Their objection to something that is otherwise assumed. */
  objection<Name extends FactName>(question: QuestionAbout<Name>): unknown
  hasDone(told: KeyedInstruction): boolean
}

export type Pending =
  | { readonly kind: 'question'; readonly question: FactQuestion }
  | { readonly kind: 'instruction'; readonly told: KeyedInstruction }

/** Thrown to leave the rules until the person at the table goes on. Rules never catch it. */
export class Waiting {
  readonly pending: Pending
  constructor(pending: Pending) {
    this.pending = pending
  }
}

interface Asking<Name extends FactName> {
  readonly fact: Name
  readonly about: Subjects[Name]
  readonly rule: string
  readonly suggest?: Facts[Name] | undefined
  /** Distinguishes this question from others about the same kind of fact; by default nothing does. */
  readonly topic?: string
  /** Topics whose questions need not be asked any more. */
  readonly covers?: readonly string[]
  /** The fact is printed on the board, so it is asked once a game. */
  readonly isPrinted?: boolean
}

/** Told in one piece although facts are asked in between, such as several hours of a move or the gold of several halls. */
const ASKED_AMID: Partial<Record<Instruction['do'], readonly FactName[]>> = {
  move: ['stretch', 'handSpace'],
  'pool support': ['hall'],
}

/** Facts that belong to one pass of an action, or to one hour of a move; the others hold for the turn. */
const FACTS_OF_A_PART: readonly FactName[] = ['bag', 'square', 'hired', 'corruption', 'returned']

export class Conversation {
  /** The pass or the hour, so that what is the same there keeps its key though something before it changes. */
  part = ''
  private readonly person: Person
  private readonly known: Known
  private place = ''
  private readonly counts = new Map<string, number>()
  private readonly sources = new Map<string, string>()
  /** Given, but perhaps not complete, because more of the same may follow. */
  private held: Omit<KeyedInstruction, 'key'> | undefined

  constructor(person: Person, known: Known) {
    this.person = person
    this.known = known
  }

  /** Moves to another part of the game, where keys are counted from the start. */
  goTo(place: string): void {
    this.finish()
    this.place = place
    this.part = ''
    this.counts.clear()
  }

  ask<Name extends FactName>(asking: Asking<Name>): Facts[Name] {
    const { held } = this
    if (held !== undefined && !ASKED_AMID[held.instruction.do]?.includes(asking.fact)) this.finish()
    const question = this.questionOf(asking)
    const fact = this.person.answer(question)
    if (fits(question, fact)) {
      this.known.printed = learn(this.known.printed, question as FactQuestion, fact)
      return fact
    }
    throw new Waiting({ kind: 'question', question: question as FactQuestion })
  }

  /** A number printed on the board, asked once and known from then on. */
  askPrinted<Name extends PrintedFact>(fact: Name, topic: string, about: Subjects[Name]): Facts[Name] {
    return this.ask({ fact, topic, rule: ruleOfPrinted(fact), about, isPrinted: true })
  }

  /** A fact that is taken for granted, unless the person has said otherwise. */
  assume<Name extends FactName>(asking: Asking<Name>, assumed: Facts[Name]): Facts[Name] {
    return this.objection({ ...asking, suggest: assumed }) ?? assumed
  }

  /** An entry of the person about something that is not asked. */
  objection<Name extends FactName>(asking: Asking<Name>): Facts[Name] | undefined {
    const question = this.questionOf(asking)
    const fact = this.person.objection(question)
    return fits(question, fact) ? fact : undefined
  }

  /** Tells what to do, because of facts about these topics; of what is printed, the key. */
  say(instruction: Instruction, topics: readonly string[] = []): void {
    const rests = topics.flatMap((topic) => this.sources.get(topic) ?? (isPrintedKey(topic) ? topic : []))
    const { held } = this
    const merged = held && merge(held.instruction, instruction)
    if (held !== undefined && merged !== undefined) {
      this.held = { instruction: merged, rests: [...new Set([...held.rests, ...rests])] }
      return
    }
    this.finish()
    this.held = { instruction, rests }
  }

  /** The instruction is complete and can be carried out. */
  finish(): void {
    const { held } = this
    if (held === undefined) return
    this.held = undefined
    const told = { key: this.keyOf(`do ${held.instruction.do}`, this.part), ...held }
    if (!this.person.hasDone(told)) throw new Waiting({ kind: 'instruction', told })
  }

  private questionOf<Name extends FactName>(asking: Asking<Name>): QuestionAbout<Name> {
    const { fact, about, rule, suggest, topic = fact, covers = [], isPrinted = false } = asking
    const part = FACTS_OF_A_PART.includes(fact) ? this.part : ''
    const key = isPrinted ? printedKey(topic) : this.keyOf(topic, part)
    for (const each of [topic, ...covers]) this.sources.set(each, key)
    return { fact, key, rule, about, suggest }
  }

  private keyOf(what: string, part: string): string {
    const key = [this.place, part, what].filter((word) => word !== '').join(' ')
    const nth = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, nth)
    return nth === 1 ? key : `${key} ${nth}`
  }
}
