/** How a game has gone: its answers, what has happened, and what it waits for. Positions long past are found again by replaying. */
import type { ActView, DaleHistory, DalePause, Event, Setup, State } from '@merchants/dale'
import { actUnderWay, isOpen, mayBeReactedTo } from '@merchants/dale'
import type { TableEvent } from '@merchants/protocol'
import type { Answer, Trace, Traced } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Rules } from './rules.ts'
import { Trail } from './trail.ts'
import type { Step } from './trail.ts'

export interface Happened {
  readonly step: number
  readonly event: Event | TableEvent
}

/** Whether this is what people did to the game, and no event of its rules. */
export const isTableEvent = (event: Event | TableEvent): event is TableEvent =>
  event.what === 'undone' || event.what === 'seat taken'

/** So many positions are kept, spread over the whole game: the longer it lasts, the more answers lie between two of them. */
const MOST_KEPT = 64
const KEPT_EVERY = 24

/** Fewer answers than these are followed one by one. */
const WORTH_A_LEAP = 12

/** An answer that was kept, and whether it was one that nobody was asked for. */
export interface Given {
  readonly answer: Answer
  readonly isObvious: boolean
}

/** What people did to the game, and its place in the log. */
export interface Announced {
  readonly at: number
  readonly step: number
  readonly event: TableEvent
}

interface Kept {
  readonly step: number
  readonly rest: State
}

/** A way through many answers at once, to a rest. */
interface Leap extends Kept {
  readonly trace: Trace<State, Event>
}

/** Moments that were taken back: those that all had seen, and by seat those that only the one asked had seen. */
interface Dropped {
  readonly open: number
  readonly hidden: readonly number[]
}

interface Resumed {
  readonly announced: readonly Announced[]
  readonly cuts: readonly number[]
  readonly undos: number
  readonly dropped: Dropped
}

export class Course {
  readonly rules: Rules
  readonly setup: Setup
  /** The game now. Its past goes back no further than the last moment when somebody has learned something. */
  history: DaleHistory
  /** The action that the last answer began, or belongs to. */
  act: ActView | undefined = undefined
  readonly steps: Step[] = []
  /** What happened, without what nobody is ever told. */
  readonly log: Happened[] = []
  /** How long the log was each time it was cut. */
  readonly cuts: number[] = []
  /** How often something was taken back. */
  undos = 0
  dropped: Dropped = { open: 0, hidden: [0, 0, 0, 0] }
  /** What people did to the game, to be told where it was told before; and how many of these were. */
  private announced: readonly Announced[] = []
  private announcedAgain = 0
  private kept: readonly Kept[]
  private keptEvery = KEPT_EVERY

  constructor(rules: Rules, setup: Setup, seed: string) {
    this.rules = rules
    this.setup = setup
    const rest = rules.first(setup, seed)
    this.kept = [{ step: 0, rest }]
    this.history = rules.begin(rest)
    this.note(0, this.history.pause.news)
  }

  get step(): number {
    return this.steps.length
  }

  get isOver(): boolean {
    return this.history.pause.decision === undefined
  }

  goOn({ after, act, steps, events }: Trail): void {
    steps.forEach((step, at) => {
      this.steps.push(step)
      this.note(this.step, events[at] ?? [])
    })
    this.history = trimmed(after, steps.at(-1)?.learned === true)
    this.act = act
    const { answers, rest } = this.history.pause
    if (answers.length === 0) this.keep(this.step, rest)
  }

  /** Goes on by answers that were judged before. */
  follow(given: readonly Given[]): void {
    const known = this.leap(given)
    for (const { answer, isObvious } of given.slice(known)) {
      const trail = new Trail(this.rules, this.history, this.act)
      const refusal = trail.go(answer, isObvious)
      if (refusal !== undefined) throw new Error(`A kept answer is not possible: ${refusal.key}.`)
      this.goOn(trail)
    }
  }

  /** Goes at once to the last rest before which somebody has learned something; tells how many of the answers that were. */
  private leap(given: readonly Given[]): number {
    const leap = this.leapOf(this.history.pause, given)
    if (leap === undefined) return 0
    const { steps, rests } = leap.trace
    const before = this.step
    for (const [at, { answer, isObvious }] of given.slice(0, leap.step).entries()) {
      const { seat, isOpen: isSeen, learned: hasLearned, news } = steps[at] as Traced<Event>
      const learned = hasLearned || mayBeReactedTo(this.history.pause.now, seat, news)
      this.steps.push({ answer, seat, learned, isObvious, isOpen: isSeen })
      this.note(this.step, news)
    }
    for (const { step, rest } of rests) if (step <= leap.step) this.keep(before + step, rest)
    this.history = this.rules.begin(leap.rest)
    this.act = undefined
    return leap.step
  }

  /** The last rest on the way through these answers before which somebody has learned something, if it is worth a leap. */
  private leapOf(pause: DalePause, given: readonly { readonly answer: Answer }[]): Leap | undefined {
    if (given.length < WORTH_A_LEAP) return undefined
    const trace = this.rules.retrace(
      pause,
      given.map(({ answer }) => answer),
    )
    const last = trace.rests.findLast(({ step }) => trace.steps[step - 1]?.learned)
    return last && { ...last, trace }
  }

  goBack(to: number): void {
    if (to > this.step) throw new Error('Nothing can be taken back that was not answered.')
    const { decision } = this.history.pause
    this.undos += 1
    for (const step of this.steps.slice(to + 1)) if (!step.isObvious) this.drop(step.seat, step.isOpen)
    if (to < this.step) this.drop(decision?.seat ?? -1, isOpen(this.history.pause))
    this.history = this.historyAt(to)
    this.act = actUnderWay(this.history)
    this.steps.length = to
    this.kept = this.kept.filter(({ step }) => step <= to)
    this.cutLog(to)
  }

  private drop(seat: number, isSeen: boolean): void {
    const { open, hidden } = this.dropped
    this.dropped = isSeen
      ? { open: open + 1, hidden }
      : { open, hidden: hidden.map((count, each) => (each === seat ? count + 1 : count)) }
  }

  /** Tells everybody at once, with the last moment that all were shown, what people did to the game beyond its rules. */
  announce(event: TableEvent, heldAt = this.step): void {
    const isShown = isOpen(this.history.pause) && this.step <= heldAt
    const shown = this.steps.findLastIndex((each, at) => each.isOpen && at <= heldAt)
    const step = isShown ? this.step : Math.max(0, shown)
    const at = this.log.findLastIndex((each) => each.step <= step) + 1
    if (at < this.log.length) this.cuts.push(at)
    this.log.splice(at, 0, { step, event })
  }

  /** What happened in the game is taken back; what people did to it stays told. */
  private cutLog(to: number): void {
    const length = this.log.findLastIndex(({ step }) => step <= to) + 1
    const cut = this.log.splice(length)
    this.cuts.push(length)
    for (const { event } of cut) if (isTableEvent(event)) this.announce(event)
  }

  /** The game as it was after so many answers. */
  historyAt(to: number): DaleHistory {
    const { past, pause } = this.history
    if (to === this.step) return this.history
    const recent = past.length - (this.step - to)
    const then = past[recent]
    if (then !== undefined) {
      return { past: past.slice(0, recent), pause: { ...this.rules.pause(then.position, then.told), news: then.news } }
    }
    const { step, rest } = this.kept.findLast((each) => each.step <= to) as Kept
    const start = step === this.step ? pause : this.rules.begin(rest).pause
    const between = this.steps.slice(step, to)
    const leap = this.leapOf(start, between)
    let history: DaleHistory = { past: [], pause: leap === undefined ? start : this.rules.begin(leap.rest).pause }
    for (const { answer, learned } of between.slice(leap?.step ?? 0)) {
      const next = this.rules.advance(history, answer)
      if (isRefusal(next)) throw new Error(`A kept answer is not possible: ${next.key}.`)
      history = trimmed(next, learned)
    }
    return history
  }

  /** Keeps a position where the game rests, now and then. */
  private keep(step: number, rest: State): void {
    const last = this.kept.at(-1) as Kept
    if (step - last.step < this.keptEvery) return
    this.kept = [...this.kept, { step, rest }]
    if (this.kept.length <= MOST_KEPT) return
    this.kept = this.kept.filter((_, at) => at % 2 === 0)
    this.keptEvery *= 2
  }

  private note(step: number, events: readonly Event[]): void {
    for (const event of events) {
      if (event.what === 'not asked') continue
      this.log.push({ step, event })
      this.announceAgain()
    }
  }

  /** Everything that people did to the game, where it stands in the log. */
  get announcements(): readonly Announced[] {
    return this.log.flatMap(({ step, event }, at) => (isTableEvent(event) ? [{ at, step, event }] : []))
  }

  /** A game that has just begun is one that went on: its answers will follow. */
  resume({ announced, cuts, undos, dropped }: Resumed): void {
    this.announced = announced
    this.cuts.push(...cuts)
    this.undos = undos
    this.dropped = dropped
    this.announceAgain()
  }

  private announceAgain(): void {
    for (;;) {
      const next = this.announced[this.announcedAgain]
      if (next?.at !== this.log.length) return
      this.log.push({ step: next.step, event: next.event })
      this.announcedAgain += 1
    }
  }
}

/** Forgets the past that nobody can go back to freely, unless the question continues a move that began there. */
const trimmed = (history: DaleHistory, learned: boolean): DaleHistory =>
  learned && history.past.length > 0 && history.pause.decision?.joins !== true
    ? { past: [], pause: history.pause }
    : history
