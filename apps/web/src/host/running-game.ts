/** A game that is being played in this browser: its past, its bots, and what the person at the screen may see of it. */
import type { DaleDecision, DaleHistory, Event, State } from '@merchants/dale'
import { actUnderWay, beginSaved, dale, playLine, SPECTATOR, view, viewEvent } from '@merchants/dale'
import type { Answer, Chance, Refusal, ReopenedGame, ReopenStop } from '@merchants/tabletop'
import {
  advance,
  advanceAll,
  fastChance,
  finishedMoves,
  hash,
  isRefusal,
  linesOf,
  readable,
  reopen,
  undo,
  whyNoUndo,
} from '@merchants/tabletop'
import type { Sight, Told } from '../sight.ts'
import { isBot, isHere } from '../sight.ts'
import { BOTS } from './bots.ts'
import type { GameRecord } from './record.ts'
import { isOver, setupOf } from './record.ts'

interface Happened {
  readonly step: number
  readonly event: Event
}

export class RunningGame {
  readonly record: GameRecord
  history: DaleHistory
  /** Where the game does not go on, though more of it is kept: then it is only looked at. */
  readonly stop: ReopenStop | undefined
  /** Whose eyes are in front of the screen. */
  private viewer: number
  private happened: Happened[] = []
  private told = 0
  /** Whether the viewer has drawn something that no sight has shown yet: the curtain waits for them. */
  private isLooking = false
  private readonly chance: Chance
  private lines: ReopenedGame<State, DaleDecision, Event>['lines']

  /** A game begins as its record says, or goes on from a prepared position. */
  constructor(record: GameRecord, start: DaleHistory = beginSaved(setupOf(record))) {
    const { history, lines, stop } = reopen(dale, start, record)
    this.record = record
    this.history = history
    this.lines = lines
    this.stop = stop
    this.chance = fastChance(hash(`bots:${record.seed}:${record.answers.length}`))
    this.viewer = this.isHotSeat ? SPECTATOR : record.table.seats.findIndex(({ kind }) => isHere(kind))
    history.past.forEach(({ news }, step) => this.add(step, news))
    this.note()
    this.told = this.happened.length
    if (this.isHotSeat && this.isOver) this.viewer = this.people[0] as number
  }

  get step(): number {
    return this.history.past.length
  }

  get isOver(): boolean {
    return isOver(this.record, this.history)
  }

  /** The game as it is kept now. */
  get kept(): GameRecord {
    this.lines = linesOf(dale, this.history, this.lines)
    const { turn, stalls, winners, waitsFor } = view(this.history.pause, SPECTATOR)
    return {
      ...this.record,
      title: 'dale',
      rules: this.history.pause.now.rules,
      answers: this.history.past.map(({ answer }) => answer),
      moves: finishedMoves(dale, this.history, this.lines),
      state: { turn, stacks: stalls.map((stall) => stall.length), winners, waitsFor },
      playedAt: Date.now(),
    }
  }

  /** Whether the next answer comes from a program, or is all the same to people. */
  get goesOnByItself(): boolean {
    return this.ownAnswer(this.history) !== undefined
  }

  /** One answer by a program, or the one that nobody would want to be asked for. */
  goOn(): void {
    const answer = this.ownAnswer(this.history)?.()
    if (answer === undefined) return
    const next = advance(dale, this.history, answer)
    if (isRefusal(next)) throw new Error(`A bot gave an answer that is not possible: ${next.key}.`)
    this.become(next)
  }

  answer(step: number, answers: readonly Answer[]): Refusal | undefined {
    if (step !== this.step || this.nextAtScreen !== undefined) return { key: 'not-now', facts: {} }
    const next = advanceAll(dale, this.history, answers)
    if (isRefusal(next)) return next
    this.become(next)
    return undefined
  }

  /** The game after a written move, or why it cannot be played. */
  tryLine(line: string): DaleHistory | Refusal {
    const { decision } = this.history.pause
    if (decision === undefined) return { key: 'game-is-over', facts: {} }
    if (this.nextAtScreen !== undefined || decision.seat !== this.viewer) return { key: 'not-now', facts: {} }
    const written = /^p[1-4]\b/.test(line) ? line : `p${this.viewer + 1} ${line}`
    return readable(() => playLine(this.history, written))
  }

  say(line: string): Refusal | undefined {
    const next = this.tryLine(line)
    if (isRefusal(next)) return next
    this.become(next)
    return undefined
  }

  /** Back to the last question the person at the screen was asked. */
  undo(): Refusal | undefined {
    const earlier = this.earlier(this.history)
    if (isRefusal(earlier)) return earlier
    this.become(earlier)
    return undefined
  }

  /** Back to before the action that was begun. */
  cancel(): Refusal | undefined {
    let history = this.history
    while (history.pause.decision?.joins) {
      const earlier = this.earlier(history)
      if (isRefusal(earlier)) return earlier
      history = earlier
    }
    this.become(history)
    return undefined
  }

  passScreen(): void {
    this.isLooking = false
  }

  liftCurtain(): void {
    this.viewer = this.curtain ?? this.viewer
    this.told = this.happened.length
  }

  /** Everything the person at the screen may see; what it tells is no news the next time. */
  look(): Sight {
    const { pause } = this.history
    const { curtain } = this
    const eyes = curtain === undefined ? this.viewer : SPECTATOR
    const log: Told[] = []
    let news = -1
    this.happened.forEach(({ step, event }, at) => {
      if (at === this.told) news = log.length
      const seen = viewEvent(event, eyes)
      if (seen !== undefined) log.push({ step, event: seen })
    })
    this.told = this.happened.length
    const earlier = curtain === undefined ? this.earlier(this.history) : undefined
    return {
      game: this.record.game,
      setup: this.record.table,
      step: this.step,
      view: view(pause, eyes),
      act: actUnderWay(this.history),
      log,
      news: news < 0 ? log.length : news,
      whyNoUndo: earlier === undefined ? NOTHING_TO_UNDO : isRefusal(earlier) ? earlier : undefined,
      curtain,
      handover: this.isLooking ? this.nextAtScreen : undefined,
    }
  }

  private get curtain(): number | undefined {
    return this.isLooking ? undefined : this.nextAtScreen
  }

  /** The person who has to come to the screen before anything more can be done. */
  private get nextAtScreen(): number | undefined {
    const { decision } = this.history.pause
    if (!this.isHotSeat || decision === undefined || decision.seat === this.viewer) return undefined
    return this.ownAnswer(this.history) === undefined ? decision.seat : undefined
  }

  private get people(): number[] {
    return this.record.table.seats.flatMap(({ kind }, seat) => (isHere(kind) ? [seat] : []))
  }

  private get isHotSeat(): boolean {
    return this.people.length > 1
  }

  private become(history: DaleHistory): void {
    const isBack = history.past.length < this.history.past.length
    if (isBack) {
      this.isLooking = false
      this.history = history
      const step = history.past.length
      this.happened = this.happened.filter((each) => each.step <= step)
      this.told = this.happened.length
      return
    }
    const from = this.history.past.length
    for (let step = from + 1; step < history.past.length; step++) this.add(step, history.past[step]?.news ?? [])
    this.history = history
    if (history.past.length > from) this.note()
    this.isLooking = this.nextAtScreen !== undefined && this.hasDrawn
  }

  /** Whether cards have come into the viewer's hand that no sight has shown. */
  private get hasDrawn(): boolean {
    const { viewer } = this
    return this.happened
      .slice(this.told)
      .some(({ event }) => event.what === 'moved' && event.to.zone === 'hand' && event.to.seat === viewer)
  }

  private note(): void {
    this.add(this.history.past.length, this.history.pause.news)
  }

  private add(step: number, events: readonly Event[]): void {
    for (const event of events) this.happened.push({ step, event })
  }

  private earlier(history: DaleHistory): DaleHistory | Refusal {
    let earlier = history
    do {
      const why = whyNoUndo(earlier)
      if (why !== undefined) return why
      earlier = undo(dale, earlier)
    } while (this.ownAnswer(earlier) !== undefined)
    return earlier.pause.decision?.seat === this.viewer ? earlier : NOTHING_TO_UNDO
  }

  /** How the game answers without asking anybody at the screen; `undefined` if it has to ask. */
  private ownAnswer({ pause }: DaleHistory): (() => Answer) | undefined {
    const { decision } = pause
    if (decision === undefined) return undefined
    const { kind } = this.record.table.seats[decision.seat] as { kind: Sight['setup']['seats'][number]['kind'] }
    if (isBot(kind)) return () => BOTS[kind].decide(view(pause, decision.seat), this.chance)
    const obvious = dale.automaticAnswer(decision, pause.now)
    return obvious && (() => obvious)
  }
}

const NOTHING_TO_UNDO: Refusal = { key: 'nothing-to-undo', facts: {} }
