/** A running game in this browser, with its match and the views to show. */
import type { Cove, CoveHistory } from '@merchants/cove'
import { cove, FIRST_RULES, SPECTATOR, view } from '@merchants/cove'
import type { LogMark } from '@merchants/match'
import { framesBetween, LocalMatch, snapshotOf } from '@merchants/match'
import { isAnnouncement } from '@merchants/protocol'
import type { Answer, Chance, Refusal, ReopenStop } from '@merchants/tabletop'
import { begin, fastChance, reopen, streamChance } from '@merchants/tabletop'
import type { InParts } from '../../../worker/log-parts.ts'
import type { CoveFrame, CoveMatchView } from '../cove-match-types.ts'
import type { CoveRecord } from './record.ts'
import { startOf } from './record.ts'

const NOT_NOW = { key: 'not-now', facts: {} }

export class LocalCoveMatch {
  readonly record: CoveRecord
  readonly match: LocalMatch<Cove>
  /** The point where the game stops although more of it is stored; it can only be looked at. */
  readonly stop: ReopenStop | undefined
  /** The state at the last view. */
  private mark: LogMark | undefined
  /** The step up to which everything was shown, frame by frame; `undefined` before the first newcomer. */
  private framed: number | undefined

  /** A game begins as its record says, or goes on from a prepared position. */
  constructor(record: CoveRecord, first: Cove['state'] = dealt(record)) {
    const { history, stop } = reopen(cove, begin(cove, first), record)
    this.record = record
    this.match = new LocalMatch(cove, first, [], fastChance(0))
    this.match.follow(history.past)
    this.stop = stop
    if (this.step > 0) this.framed = this.step
  }

  get step(): number {
    return this.match.step
  }

  /** The whole game with its past. */
  get history(): CoveHistory {
    return this.match.whole()
  }

  /** The game as it is kept now. */
  get kept(): CoveRecord {
    const { history, answers, moves } = this.match
    const { round, phase, humans, huckster, winners } = view(history.pause, SPECTATOR)
    // Once the moves are written down, they say what the answers mean.
    const { words: _, ...record } = this.record
    return {
      ...record,
      title: 'cove',
      rules: this.record.rules ?? FIRST_RULES,
      answers,
      moves,
      state: { round, phase, gold: [...humans, huckster].map(({ gold }) => gold), winners },
      playedAt: Date.now(),
    }
  }

  answer(step: number, answers: readonly Answer[]): Refusal | undefined {
    return step === this.step ? this.match.answer(answers) : NOT_NOW
  }

  /** Why a written move cannot be played now. */
  whyNot(line: string): Refusal | undefined {
    return this.match.whyNotMove(this.written(line))
  }

  say(line: string, step = this.step): Refusal | undefined {
    return step === this.step ? this.match.move(this.written(line)) : NOT_NOW
  }

  /** A dealt game that fits all that can be seen, if a human is asked something. */
  worldAtScreen(chance: Chance): string | undefined {
    return cove.world?.(this.match.history.pause, chance)
  }

  undo(): Refusal | undefined {
    return this.afterUndo(this.match.undo(this.seats))
  }

  /** Back to before the visit that was begun. */
  cancel(): Refusal | undefined {
    return this.afterUndo(this.match.cancel(this.seats))
  }

  /** Everything that can be seen, with what is new since the previous view. */
  look(): InParts<CoveMatchView> {
    const { game, table, seed } = this.record
    const { mark, ...seen } = snapshotOf(this.match, this.viewer, this.mark, this.seats)
    this.mark = mark
    const log = seen.log.flatMap(({ step, event }) => (isAnnouncement(event) ? [] : { step, event }))
    return { game, table, seed, ...seen, log, frames: this.newFrames() }
  }

  /** The whole game, from the first newcomer on. */
  watchAgain(): CoveFrame[] {
    return framesBetween(this.match, undefined, this.step, this.viewer)
  }

  private newFrames(): CoveFrame[] {
    const { framed, step, viewer } = this
    this.framed = step
    return framesBetween(this.match, framed, step, viewer)
  }

  /** A typed move need not name its seat. */
  private written(line: string): string {
    return /^(p[12]|huckster|market)\b/.test(line) ? line : `p${this.viewer + 1} ${line}`
  }

  /** People share the screen and also take the Huckster's steps. */
  private get seats(): number[] {
    return Array.from({ length: cove.setup.seats(this.record.table.setup) }, (_, seat) => seat)
  }

  /** The seat from which the table is seen: the human who decides, or else decided last. */
  private get viewer(): number {
    const humans = this.record.table.setup.merchants.length
    const { decision, events } = this.match
    if (decision !== undefined && decision.seat < humans) return decision.seat
    const last = events.findLast((event) => event.what === 'went' && event.seat < humans)
    return last?.what === 'went' ? last.seat : 0
  }

  private afterUndo(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal === undefined) this.framed = this.step
    return refusal
  }
}

/** The first state of a game. */
export function dealt(record: CoveRecord): Cove['state'] {
  const { seed, ...setup } = startOf(record)
  return cove.deal(setup, streamChance(seed))
}
