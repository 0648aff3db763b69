/** A match with its answers, its events and its current question. Old positions are rebuilt by replaying. */
import type { Announcement } from '@merchants/protocol'
import { isAnnouncement } from '@merchants/protocol'
import type {
  Answer,
  GameDefinition,
  GameTypes,
  HistoryOf,
  PauseOf,
  StoredAnswer,
  Trace,
  WrittenLine,
} from '@merchants/tabletop'
import {
  addToLines,
  apply,
  begin,
  finishedMoves,
  isRefusal,
  possibleAnswer,
  replay,
  fastReplay,
  undoTo,
  itemAt,
} from '@merchants/tabletop'
import { Checkpoints } from './checkpoints.ts'
import { MatchLog } from './match-log.ts'
import type { LoggedAnnouncement } from './match-log.ts'
import type { MomentCount } from './moments.ts'
import { addMoment, Moments, momentsSeen, NO_MOMENTS } from './moments.ts'
import type { RecordedAnswer } from './pending-answers.ts'
import { PendingAnswers } from './pending-answers.ts'

/** Fewer answers than these are followed one by one. */
const MIN_ANSWERS_TO_FAST_REPLAY = 12

/** A stored answer. */
export interface KeptAnswer extends StoredAnswer {
  /** Whether no one was asked for it; an older saved answer without this mark is compared with the automatic one. */
  readonly isAutomatic?: boolean
}

/** The history of a match besides its answers. */
export interface MatchPast {
  readonly announced: readonly LoggedAnnouncement[]
  readonly cuts: readonly number[]
  readonly undos: number
  /** The undone moments. */
  readonly dropped: MomentCount
}

/** A rest on the way through many answers at once. */
interface ReplayedRest<G extends GameTypes> {
  readonly step: number
  readonly rest: G['state']
  readonly trace: Trace<G['state'], G['event']>
}

export class Match<G extends GameTypes> {
  readonly game: GameDefinition<G>
  /** The match now. Its past goes back no further than the last moment when someone has learned something. */
  history: HistoryOf<G>
  readonly steps: RecordedAnswer[] = []
  /** The number of undos. */
  undos = 0
  dropped = NO_MOMENTS
  /** The match before anything happened. */
  readonly first: G['state']
  private readonly matchLog: MatchLog<G>
  private readonly checkpoints: Checkpoints<G['state']>
  private readonly moments = new Moments()
  private written: WrittenLine<G['state'], G['decision']>[] = []

  constructor(game: GameDefinition<G>, first: G['state']) {
    this.game = game
    this.first = first
    this.matchLog = new MatchLog(game)
    this.checkpoints = new Checkpoints(first)
    this.history = begin(game, first)
    this.matchLog.append(0, this.history.pause.news)
  }

  get step(): number {
    return this.steps.length
  }

  get decision(): G['decision'] | undefined {
    return this.history.pause.decision
  }

  get isOver(): boolean {
    return this.decision === undefined
  }

  get answers(): Answer[] {
    return this.steps.map(({ answer }) => answer)
  }

  get log(): MatchLog<G>['entries'] {
    return this.matchLog.entries
  }

  /** Events of the game. */
  get events(): G['event'][] {
    return this.log.flatMap(({ event }) => (isAnnouncement(event) ? [] : [event]))
  }

  /** How long the log was each time it was cut. */
  get cuts(): readonly number[] {
    return this.matchLog.cuts
  }

  get past(): MatchPast {
    const { undos, dropped } = this
    return { announced: this.matchLog.announced, cuts: [...this.cuts], undos, dropped }
  }

  /** The whole match with all of its past. */
  whole(): HistoryOf<G> {
    const whole = replay(this.game, this.first, this.answers)
    if (isRefusal(whole)) throw new Error(`A stored answer is not possible: ${whole.key}.`)
    return whole
  }

  /** Keeps answers that were tried out from this position. */
  commit({ after, steps, events }: PendingAnswers<G>): void {
    steps.forEach((step, at) => {
      this.record(step)
      this.matchLog.append(this.step, events[at] ?? [])
    })
    this.history = trimmed(after, steps.at(-1)?.hasRevealed === true)
    const { answers, rest } = this.history.pause
    if (answers.length === 0) this.checkpoints.add(this.step, rest)
  }

  private record(step: RecordedAnswer): void {
    this.steps.push(step)
    this.moments.add(step)
  }

  /** How many moments these seats were shown before this many answers had been given. */
  momentsBefore(step: number, seats: readonly number[]): number {
    return momentsSeen(this.moments.beforeStep(step), seats)
  }

  /** Applies answers that were validated before they were stored. */
  follow(stored: readonly KeptAnswer[]): void {
    const known = this.fastForward(stored)
    for (const each of stored.slice(known)) {
      const { isAutomatic } = each
      const { decision } = this.history.pause
      const answer = decision === undefined ? each.answer : possibleAnswer(this.game.words, decision, each)
      const pending = new PendingAnswers(this.game, this.history)
      const refusal = pending.add(answer, isAutomatic ?? this.isAutomatic(answer))
      if (refusal !== undefined) throw new Error(`A stored answer is not possible: ${refusal.key}.`)
      this.commit(pending)
    }
  }

  private isAutomatic(answer: Answer): boolean {
    const { decision, now } = this.history.pause
    const automatic = decision && this.game.automaticAnswer(decision, now)
    return automatic !== undefined && automatic.join() === answer.join()
  }

  /** Jumps to the last rest before which someone has learned something; returns how many of the answers that covers. */
  private fastForward(stored: readonly KeptAnswer[]): number {
    const retraced = this.retraced(this.history.pause, stored)
    if (retraced === undefined) return 0
    const { steps, rests } = retraced.trace
    const before = this.step
    for (const [at, { isAutomatic = false }] of stored.slice(0, retraced.step).entries()) {
      const { answer, seat, isOpen, learned, news } = itemAt(steps, at)
      const hasRevealed = learned || this.game.mayBeReactedTo(this.history.pause.now, seat, news)
      this.record({ answer, seat, hasRevealed, isAutomatic, isOpen })
      this.matchLog.append(this.step, news)
    }
    for (const { step, rest } of rests) if (step <= retraced.step) this.checkpoints.add(before + step, rest)
    this.history = begin(this.game, retraced.rest)
    return retraced.step
  }

  /** The last rest on the way through these answers before which someone has learned something, if there are enough of them. */
  private retraced(pause: PauseOf<G>, stored: readonly StoredAnswer[]): ReplayedRest<G> | undefined {
    if (stored.length < MIN_ANSWERS_TO_FAST_REPLAY) return undefined
    const trace = fastReplay(this.game, pause, stored)
    const last = trace.rests.findLast(({ step }) => trace.steps[step - 1]?.learned)
    return last && { ...last, trace }
  }

  undoTo(to: number): void {
    if (to > this.step) throw new Error('An undo cannot lead to a later step.')
    const { pause } = this.history
    this.undos += 1
    for (const { seat, isOpen, isAutomatic } of this.steps.slice(to + 1))
      if (!isAutomatic) this.dropped = addMoment(this.dropped, seat, isOpen)
    if (to < this.step) this.dropped = addMoment(this.dropped, pause.decision?.seat ?? -1, this.game.isOpen(pause))
    this.history = this.historyAt(to)
    this.steps.length = to
    this.moments.cut(to)
    this.checkpoints.cut(to)
    this.written = this.written.filter(({ step, answered }) => step + answered.length <= to)
    this.matchLog.cut(to, this.lastOpenStep(to))
  }

  /**
   * Shows everyone, with the last moment that all were shown, an action of players outside the rules; nothing is shown
   * yet that came after `heldAt` answers.
   */
  announce(event: Announcement, heldAt = this.step): void {
    this.matchLog.announce(event, this.lastOpenStep(heldAt))
  }

  private lastOpenStep(heldAt: number): number {
    if (this.game.isOpen(this.history.pause) && this.step <= heldAt) return this.step
    return Math.max(
      0,
      this.steps.findLastIndex(({ isOpen }, at) => isOpen && at <= heldAt),
    )
  }

  /** A match that has just begun is treated as one that continued, because its answers will follow. */
  resume({ announced, cuts, undos, dropped }: MatchPast): void {
    this.undos = undos
    this.dropped = dropped
    this.matchLog.resume(announced, cuts)
  }

  /** The match as it was after this many answers. */
  historyAt(to: number): HistoryOf<G> {
    const { game, history, step: now } = this
    if (to === now) return history
    const recent = history.past.length - (now - to)
    if (recent >= 0) return undoTo(game, history, recent)
    const { step, rest } = this.checkpoints.before(to)
    const start = step === now ? history.pause : begin(game, rest).pause
    const between = this.steps.slice(step, to)
    const retraced = this.retraced(start, between)
    let past: HistoryOf<G> = { past: [], pause: retraced === undefined ? start : begin(game, retraced.rest).pause }
    for (const { answer, hasRevealed } of between.slice(retraced?.step ?? 0)) {
      const pending = new PendingAnswers(game, past)
      const refusal = pending.add(answer, false)
      if (refusal !== undefined) throw new Error(`A stored answer is not possible: ${refusal.key}.`)
      past = trimmed(pending.after, hasRevealed)
    }
    return past
  }

  /** The moves so far as they would be written, each with its place. */
  get lines(): readonly WrittenLine<G['state'], G['decision']>[] {
    const { game, steps, written } = this
    const last = written.at(-1)
    const from = last === undefined ? 0 : last.step + last.answered.length
    let { pause } = this.historyAt(Math.min(from, this.step))
    for (const [at, { answer }] of steps.slice(from).entries()) {
      const { now, decision } = pause
      if (decision !== undefined) addToLines(game, written, from + at, { now, decision, answer })
      const next = apply(game, pause, answer)
      if (isRefusal(next)) throw new Error(`A stored answer is not possible: ${next.key}.`)
      pause = next
    }
    return written
  }

  /** The moves that are finished, as text. */
  get moves(): string[] {
    return finishedMoves(this.game, this.history, this.lines)
  }
}

/** Drops the past that cannot be undone freely, unless the question continues a move that began there. */
function trimmed<G extends GameTypes>(history: HistoryOf<G>, hasRevealed: boolean): HistoryOf<G> {
  const isDone = hasRevealed && history.pause.decision?.joins !== true
  return isDone && history.past.length > 0 ? { past: [], pause: history.pause } : history
}
