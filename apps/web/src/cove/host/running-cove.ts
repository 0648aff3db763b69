/** A game that is being played in this browser: its past, and what is to be shown of it. */
import type { Act, CoveDecision, CoveHistory, Event, State } from '@merchants/cove'
import { beginSaved, cove, FIRST_RULES, newGame, playLine, SPECTATOR, view, viewEvent } from '@merchants/cove'
import type { Answer, Refusal, ReopenedGame, ReopenStop } from '@merchants/tabletop'
import {
  advanceAll,
  finishedMoves,
  isRefusal,
  linesOf,
  readable,
  reopen,
  streamChance,
  undo,
  whyNoUndo,
} from '@merchants/tabletop'
import type { CoveFrame, CoveSight, CoveTold } from '../cove-sight.ts'
import { picturesFrom } from './pictures.ts'
import type { CoveRecord } from './record.ts'
import { startOf } from './record.ts'

export class RunningCove {
  readonly record: CoveRecord
  history: CoveHistory
  /** Where the game does not go on, though more of it is kept: then it is only looked at. */
  readonly stop: ReopenStop | undefined
  private lines: ReopenedGame<State, CoveDecision, Event>['lines']
  private log: CoveTold[] = []
  /** What has not been shown yet. */
  private fresh: CoveFrame[] = []

  constructor(record: CoveRecord) {
    const { history, lines, stop } = reopen(cove, beginSaved(startOf(record)), record)
    this.record = record
    this.history = history
    this.lines = lines
    this.stop = stop
    history.past.forEach(({ news }, step) => this.tell(step, news))
    this.tell(this.step, history.pause.news)
    if (this.step === 0) this.fresh = this.opening()
  }

  get step(): number {
    return this.history.past.length
  }

  /** The game as it is kept now. */
  get kept(): CoveRecord {
    this.lines = linesOf(cove, this.history, this.lines)
    const { round, phase, humans, huckster, winners } = view(this.history.pause, SPECTATOR)
    return {
      ...this.record,
      title: 'cove',
      rules: this.record.rules ?? FIRST_RULES,
      answers: this.history.past.map(({ answer }) => answer),
      moves: finishedMoves(cove, this.history, this.lines),
      state: { round, phase, gold: [...humans, huckster].map(({ gold }) => gold), winners },
      playedAt: Date.now(),
    }
  }

  answer(step: number, answers: readonly Answer[]): Refusal | undefined {
    if (step !== this.step) return { key: 'not-now', facts: {} }
    const next = advanceAll(cove, this.history, answers)
    if (isRefusal(next)) return next
    this.goOn(next)
    return undefined
  }

  /** The game after a written move, or why it cannot be played. Whose move it is need not be written. */
  tryLine(line: string): CoveHistory | Refusal {
    const { decision } = this.history.pause
    if (decision === undefined) return { key: 'game-is-over', facts: {} }
    const isWhole = /^(p[12]|huckster|market)\b/.test(line)
    return readable(() => playLine(this.history, isWhole ? line : `p${this.viewer + 1} ${line}`))
  }

  say(line: string): Refusal | undefined {
    const next = this.tryLine(line)
    if (isRefusal(next)) return next
    this.goOn(next)
    return undefined
  }

  undo(): Refusal | undefined {
    const why = whyNoUndo(this.history)
    if (why === undefined) this.goBack(undo(cove, this.history))
    return why
  }

  /** Back to before the visit that was begun. */
  cancel(): Refusal | undefined {
    let history = this.history
    while (history.pause.decision?.joins) {
      const why = whyNoUndo(history)
      if (why !== undefined) return why
      history = undo(cove, history)
    }
    this.goBack(history)
    return undefined
  }

  /** Everything there is to see; what it shows is not fresh the next time. */
  look(): CoveSight {
    const frames = this.fresh
    this.fresh = []
    return {
      game: this.record.game,
      table: this.record.table,
      seed: this.record.seed,
      step: this.step,
      view: view(this.history.pause, this.viewer),
      act: this.act,
      log: this.log,
      frames,
      whyNoUndo: whyNoUndo(this.history),
    }
  }

  /** The whole game, from the first newcomer on. */
  watchAgain(): CoveFrame[] {
    const { past } = this.history
    return [...this.opening(), ...past.flatMap((_, at) => this.picturesOf(at))]
  }

  /** With whose eyes the table is seen: of the human who decides, or else of the one who decided last. */
  private get viewer(): number {
    const humans = this.record.table.setup.merchants.length
    const { decision } = this.history.pause
    if (decision !== undefined && decision.seat < humans) return decision.seat
    const last = this.log.findLast(({ event }) => event.what === 'went' && event.seat < humans)?.event
    return last !== undefined && 'seat' in last ? last.seat : 0
  }

  private get act(): Act | undefined {
    const { decision, events } = this.history.pause
    const went = decision && events.find(({ what }) => what === 'went')
    return went?.what === 'went' ? went.act : undefined
  }

  private opening(): CoveFrame[] {
    const { setup } = this.record.table
    return picturesFrom({ rest: newGame(setup, streamChance(this.record.seed)), answers: [] }, 0, this.viewer)
  }

  private picturesOf(at: number): CoveFrame[] {
    const past = this.history.past[at]
    if (past === undefined) return []
    const { position, told, answer } = past
    return picturesFrom({ rest: position.rest, answers: [...position.answers, answer] }, told, this.viewer)
  }

  private goOn(history: CoveHistory): void {
    const from = this.step
    this.history = history
    for (let step = from + 1; step < history.past.length; step++) this.tell(step, history.past[step]?.news ?? [])
    if (this.step > from) this.tell(this.step, history.pause.news)
    for (let at = from; at < this.step; at++) this.fresh.push(...this.picturesOf(at))
  }

  private goBack(history: CoveHistory): void {
    this.history = history
    this.fresh = []
    this.log = this.log.filter(({ step }) => step <= this.step)
  }

  private tell(step: number, events: readonly Event[]): void {
    for (const event of events) {
      const seen = viewEvent(event, SPECTATOR)
      if (seen !== undefined) this.log.push({ step, event: seen })
    }
  }
}
