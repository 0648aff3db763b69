/** A game being played. Answers that are only read from the storage are followed when somebody looks: most are never looked at. */
import type { ActView, DaleHistory, Setup } from '@merchants/dale'
import type { TableEvent } from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import type { Announced, Given, Happened } from './course.ts'
import { Course } from './course.ts'
import type { Rules } from './rules.ts'
import type { Step, Trail } from './trail.ts'

/** So many answers are followed in one go. */
export const STRETCH = 200

/** A game as it is written down: everything else about it follows from these. */
export interface PlayRecord {
  readonly answers: readonly Answer[]
  /** The places of those that nobody was asked for. */
  readonly obvious: readonly number[]
  readonly announced: readonly Announced[]
  readonly cuts: readonly number[]
  readonly undos: number
  readonly dropped: Course['dropped']
}

export class Play {
  readonly rules: Rules
  readonly setup: Setup
  private readonly followed: Course
  private later: Given[] = []
  private fault: Error | undefined

  constructor(rules: Rules, setup: Setup, seed: string) {
    this.rules = rules
    this.setup = setup
    this.followed = new Course(rules, setup, seed)
  }

  get record(): PlayRecord {
    const { steps, announcements, cuts, undos, dropped } = this.course
    return {
      answers: steps.map(({ answer }) => answer),
      obvious: steps.flatMap(({ isObvious }, at) => (isObvious ? [at] : [])),
      announced: announcements,
      cuts: [...cuts],
      undos,
      dropped,
    }
  }

  /** Puts a game that has just begun where a record says that it is. */
  resume(record: PlayRecord): void {
    const { answers, obvious } = record
    const isObvious = new Set(obvious)
    this.later = answers.map((answer, at) => ({ answer, isObvious: isObvious.has(at) }))
    this.followed.resume(record)
  }

  get history(): DaleHistory {
    return this.course.history
  }

  get act(): ActView | undefined {
    return this.course.act
  }

  get steps(): readonly Step[] {
    return this.course.steps
  }

  get step(): number {
    return this.followed.step + this.later.length
  }

  get log(): readonly Happened[] {
    return this.course.log
  }

  get cuts(): readonly number[] {
    return this.course.cuts
  }

  /** How often something was taken back. */
  get undos(): number {
    return this.followed.undos
  }

  get dropped(): Course['dropped'] {
    return this.followed.dropped
  }

  get isOver(): boolean {
    return this.history.pause.decision === undefined
  }

  /** Goes on where the way is known. */
  goOn(trail: Trail): void {
    this.course.goOn(trail)
  }

  /** Goes on by answers that were judged before they were kept; of those only so many were given by the one who was asked. */
  follow(answers: readonly Answer[], given: number): void {
    for (const [at, answer] of answers.entries()) this.later.push({ answer, isObvious: at >= given })
  }

  /** Tells everybody what people did to the game beyond its rules; nothing is shown yet that came after so many answers. */
  announce(event: TableEvent, heldAt?: number): void {
    this.course.announce(event, heldAt)
  }

  goBack(to: number): void {
    this.course.goBack(to)
  }

  /** The game as it was after so many answers. */
  historyAt(to: number): DaleHistory {
    return this.course.historyAt(to)
  }

  /** Whether so many answers wait to be followed that this should be done a stretch at a time. */
  get isFarBehind(): boolean {
    return this.later.length >= STRETCH && this.fault === undefined
  }

  /** Follows some of the answers that wait. */
  catchUpSome(): void {
    this.followOn(this.later.slice(0, STRETCH))
    this.later = this.later.slice(STRETCH)
  }

  private get course(): Course {
    if (this.later.length > 0) this.catchUp()
    return this.followed
  }

  /** Where an answer is not possible that is said each time: what was followed until then must not pass for the whole game. */
  private catchUp(): void {
    if (this.fault !== undefined) throw this.fault
    this.followOn(this.later)
    this.later = []
  }

  private followOn(given: readonly Given[]): void {
    try {
      this.followed.follow(given)
    } catch (thrown) {
      this.fault = thrown as Error
      throw thrown
    }
  }
}
