/** A game being played. Answers that are only read from the storage are followed when somebody looks: most are never looked at. */
import type { Dale, DaleHistory, Setup } from '@merchants/dale'
import type { MatchEvent, MatchPast, PendingAnswers, RecordedAnswer, StoredAnswer } from '@merchants/match'
import { Match } from '@merchants/match'
import type { TableEvent } from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'
import type { Rules } from './rules.ts'

/** So many answers are followed in one go. */
export const STRETCH = 200

/** A game as it is written down: everything else about it follows from these. */
export interface PlayRecord extends MatchPast {
  readonly answers: readonly Answer[]
  /** The places of those that nobody was asked for. */
  readonly obvious: readonly number[]
}

export class Play {
  readonly rules: Rules
  readonly setup: Setup
  private readonly followed: Match<Dale>
  private later: StoredAnswer[] = []
  private fault: Error | undefined

  constructor(rules: Rules, setup: Setup, seed: string) {
    this.rules = rules
    this.setup = setup
    this.followed = new Match(rules, rules.deal(setup, streamChance(seed)))
  }

  get record(): PlayRecord {
    const { steps, answers, past } = this.match
    return { answers, obvious: steps.flatMap(({ isAutomatic }, at) => (isAutomatic ? [at] : [])), ...past }
  }

  /** Puts a game that has just begun where a record says that it is. */
  resume(record: PlayRecord): void {
    const { answers, obvious } = record
    const automatic = new Set(obvious)
    this.later = answers.map((answer, at) => ({ answer, isAutomatic: automatic.has(at) }))
    this.followed.resume(record)
  }

  get history(): DaleHistory {
    return this.match.history
  }

  get steps(): readonly RecordedAnswer[] {
    return this.match.steps
  }

  get step(): number {
    return this.followed.step + this.later.length
  }

  get log(): readonly MatchEvent<Dale>[] {
    return this.match.log
  }

  get cuts(): readonly number[] {
    return this.match.cuts
  }

  /** How often something was taken back. */
  get undos(): number {
    return this.followed.undos
  }

  get dropped(): MatchPast['dropped'] {
    return this.followed.dropped
  }

  get isOver(): boolean {
    return this.history.pause.decision === undefined
  }

  /** Goes on where the way is known. */
  commit(pending: PendingAnswers<Dale>): void {
    this.match.commit(pending)
  }

  /** Goes on by answers that were judged before they were kept; of those only so many were given by the one who was asked. */
  follow(answers: readonly Answer[], given: number): void {
    for (const [at, answer] of answers.entries()) this.later.push({ answer, isAutomatic: at >= given })
  }

  /** Tells everybody what people did to the game beyond its rules; nothing is shown yet that came after so many answers. */
  announce(event: TableEvent, heldAt?: number): void {
    this.match.announce(event, heldAt)
  }

  undoTo(to: number): void {
    this.match.undoTo(to)
  }

  /** The game as it was after so many answers. */
  historyAt(to: number): DaleHistory {
    return this.match.historyAt(to)
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

  private get match(): Match<Dale> {
    if (this.later.length > 0) this.catchUp()
    return this.followed
  }

  /** Where an answer is not possible that is said each time: what was followed until then must not pass for the whole game. */
  private catchUp(): void {
    if (this.fault !== undefined) throw this.fault
    this.followOn(this.later)
    this.later = []
  }

  private followOn(given: readonly StoredAnswer[]): void {
    try {
      this.followed.follow(given)
    } catch (thrown) {
      this.fault = thrown as Error
      throw thrown
    }
  }
}
