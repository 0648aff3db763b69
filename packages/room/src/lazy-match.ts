/** A running game. Answers read from storage are replayed only when a viewer looks, because most games are never looked at. */
import type { FrameOf, KeptAnswer, MatchEvent, MatchPast, PendingAnswers, RecordedAnswer } from '@merchants/match'
import { framesBetween, Match } from '@merchants/match'
import type { Announcement } from '@merchants/protocol'
import type { AnyGame, Answer, GameTypes, HistoryOf, PauseOf } from '@merchants/tabletop'
import { streamChance } from '@merchants/tabletop'

/** The number of answers replayed in one go. */
export const REPLAY_SLICE = 200

/** The answers of a game, and in words what they mean: `null` for one that was stored without, no words at all in older games. */
export interface AnswersInWords {
  readonly answers: readonly Answer[]
  readonly words: readonly (string | null)[]
}

/** A game as it is stored; everything else follows from these. */
export interface LazyMatchRecord extends MatchPast, AnswersInWords {
  /** The places of answers that were given automatically. */
  readonly obvious: readonly number[]
}

export class LazyMatch {
  readonly rules: AnyGame
  readonly setup: object
  private readonly followed: Match<GameTypes>
  private pending: KeptAnswer[] = []
  private said: (string | null)[] = []
  private fault: Error | undefined
  #opened: { readonly pause: PauseOf<GameTypes>; readonly isOpen: boolean } | undefined

  constructor(rules: AnyGame, setup: object, seed: string) {
    this.rules = rules
    this.setup = setup
    this.followed = new Match(rules, rules.deal(setup, streamChance(seed)))
  }

  get record(): LazyMatchRecord {
    const { steps, answers, past } = this.match
    const obvious = steps.flatMap(({ isAutomatic }, at) => (isAutomatic ? [at] : []))
    return { answers, obvious, words: this.words, ...past }
  }

  /** Moves a new game to the state of a record. */
  resume(record: LazyMatchRecord): void {
    const { answers, obvious, words } = record
    const automatic = new Set(obvious)
    this.pending = answers.map((answer, at) => ({
      answer,
      isAutomatic: automatic.has(at),
      words: words[at] ?? undefined,
    }))
    this.said = answers.map((_, at) => words[at] ?? null)
    this.followed.resume(record)
  }

  get words(): AnswersInWords['words'] {
    return this.said.some((each) => each !== null) ? this.said : []
  }

  get history(): HistoryOf<GameTypes> {
    return this.match.history
  }

  get steps(): readonly RecordedAnswer[] {
    return this.match.steps
  }

  get step(): number {
    return this.followed.step + this.pending.length
  }

  /** How many moments these seats were shown before this answer. */
  momentsBefore(step: number, seats: readonly number[]): number {
    return this.match.momentsBefore(step, seats)
  }

  get log(): readonly MatchEvent<GameTypes>[] {
    return this.match.log
  }

  get cuts(): readonly number[] {
    return this.match.cuts
  }

  /** The number of undos. */
  get undos(): number {
    return this.followed.undos
  }

  get dropped(): MatchPast['dropped'] {
    return this.followed.dropped
  }

  /** How many seats people or bots have. */
  get players(): number {
    return this.rules.setup.players(this.setup)
  }

  get isOver(): boolean {
    return this.history.pause.decision === undefined
  }

  /** Whether all see that the game waits here. Everyone at the table asks for it, so it is worked out once for each moment. */
  get isOpen(): boolean {
    const { pause } = this.history
    if (this.#opened?.pause !== pause) this.#opened = { pause, isOpen: this.rules.isOpen(pause) }
    return this.#opened.isOpen
  }

  /** Continues with results that are already known. */
  commit(pending: PendingAnswers<GameTypes>, words: readonly string[] = []): void {
    this.match.commit(pending)
    for (const at of pending.steps.keys()) this.said.push(words[at] ?? null)
  }

  /** Applies answers that were validated before they were stored; only this many were given by the asked seat. */
  follow(answers: readonly Answer[], given: number, words: readonly string[] = []): void {
    for (const [at, answer] of answers.entries()) {
      this.pending.push({ answer, isAutomatic: at >= given, words: words[at] })
      this.said.push(words[at] ?? null)
    }
  }

  /** Tells all viewers about an action outside the rules; the answers after this many are not shown yet. */
  announce(event: Announcement, heldAt?: number): void {
    this.match.announce(event, heldAt)
  }

  undoTo(to: number): void {
    this.match.undoTo(to)
    this.said.length = to
  }

  /** The game after this many answers. */
  historyAt(to: number): HistoryOf<GameTypes> {
    return this.match.historyAt(to)
  }

  /** The events of these answers, frame by frame. */
  framesBetween(from: number | undefined, to: number, viewer: number): FrameOf<GameTypes>[] {
    return framesBetween(this.match, from, to, viewer)
  }

  /** Whether too many answers wait to be replayed in one go. */
  get isFarBehind(): boolean {
    return this.pending.length >= REPLAY_SLICE && this.fault === undefined
  }

  /** Follows some of the answers that wait. */
  replaySome(): void {
    this.followOn(this.pending.slice(0, REPLAY_SLICE))
    this.pending = this.pending.slice(REPLAY_SLICE)
  }

  private get match(): Match<GameTypes> {
    if (this.pending.length > 0) this.replayPending()
    return this.followed
  }

  /** An impossible answer is reported each time, so that a partly replayed game is not taken for the whole. */
  private replayPending(): void {
    if (this.fault !== undefined) throw this.fault
    this.followOn(this.pending)
    this.pending = []
  }

  private followOn(given: readonly KeptAnswer[]): void {
    try {
      this.followed.follow(given)
    } catch (thrown) {
      this.fault = thrown as Error
      throw thrown
    }
  }
}
