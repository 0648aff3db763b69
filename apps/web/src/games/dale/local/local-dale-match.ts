/** A running game in this browser, with its match, its bots, and the view of the player at the screen. */
import type { Dale, DaleHistory, State } from '@merchants/dale'
import { dale, SPECTATOR, view } from '@merchants/dale'
import type { LogMark, Thinking } from '@merchants/match'
import { canBeUndone, LocalMatch, snapshotOf } from '@merchants/match'
import type { Answer, Chance, Refusal, ReopenStop } from '@merchants/tabletop'
import { begin, fastChance, hash, reopen, streamChance, itemAt } from '@merchants/tabletop'
import type { DaleMatchView } from '../match-types.ts'
import { FINAL, isBot, isOnThisDevice } from '../match-types.ts'
import type { InParts } from '../../../worker/log-parts.ts'
import { BOTS } from './bots.ts'
import type { GameRecord } from './record.ts'
import { isOver, setupOf } from './record.ts'

const NOT_NOW: Refusal = { key: 'not-now', facts: {} }

export class LocalDaleMatch {
  readonly record: GameRecord
  readonly match: LocalMatch<Dale>
  /** The point where the game stops although more of it is stored; it can only be looked at. */
  readonly stop: ReopenStop | undefined
  /** The viewer in front of the screen. */
  private viewer: number
  /** The state at the last view. */
  private mark: LogMark | undefined
  /** Whether the viewer has drawn cards that no view has shown yet, for which the curtain waits. */
  private isLooking = false

  /** A game begins as its record says, or goes on from a prepared position. */
  constructor(record: GameRecord, first: State = dale.deal(setupOf(record), streamChance(record.seed))) {
    const { seats } = record.table
    const { history, stop } = reopen(dale, begin(dale, first), record)
    const bots = seats.map(({ kind }) => (isBot(kind) ? BOTS[kind] : undefined))
    this.record = record
    this.match = new LocalMatch(dale, first, bots, fastChance(hash(`bots:${record.seed}:${record.answers.length}`)))
    this.match.follow(history.past)
    this.stop = stop
    this.viewer = this.isHotSeat ? SPECTATOR : seats.findIndex(({ kind }) => isOnThisDevice(kind))
    if (this.isHotSeat && isOver(record, this.match)) this.viewer = itemAt(this.people, 0)
  }

  get step(): number {
    return this.match.step
  }

  /** The whole game with its past. */
  get history(): DaleHistory {
    return this.match.whole()
  }

  /** The game as it is kept now. */
  get kept(): GameRecord {
    const { history, answers, moves } = this.match
    const { turn, stalls, winners, waitsFor } = view(history.pause, SPECTATOR)
    // Once the moves are written down, they say what the answers mean.
    const { words: _, ...record } = this.record
    return {
      ...record,
      title: 'dale',
      rules: history.pause.now.rules,
      answers,
      moves,
      state: { turn, stacks: stalls.map((stall) => stall.length), winners, waitsFor },
      playedAt: Date.now(),
    }
  }

  /** Whether the next answer comes from a bot, or makes no difference to the players. */
  get goesOnByItself(): boolean {
    return this.match.goesOnByItself
  }

  /** One answer by a bot, and the automatic ones after it. */
  async goOn(thinking: Thinking): Promise<void> {
    await this.match.goOn(thinking)
    this.waitForViewer()
  }

  /** Continues with these answers; if `free` is set, only if they can be undone. */
  answer(step: number, answers: readonly Answer[], isFree = false): Refusal | undefined {
    if (step !== this.step || this.nextAtScreen !== undefined) return NOT_NOW
    if (isFree && !canBeUndone(dale, this.match.history, answers, this.viewer)) return FINAL
    return this.after(this.match.answer(answers))
  }

  /** Why a written move cannot be played now. */
  whyNot(line: string): Refusal | undefined {
    return this.whyNotNow() ?? this.match.whyNotMove(this.written(line))
  }

  say(line: string): Refusal | undefined {
    return this.whyNotNow() ?? this.after(this.match.move(this.written(line)))
  }

  /** Back to the last question the person at the screen was asked. */
  undo(): Refusal | undefined {
    this.isLooking = false
    return this.match.undo([this.viewer])
  }

  /** Back to before the action that was begun. */
  cancel(): Refusal | undefined {
    this.isLooking = false
    return this.match.cancel([this.viewer])
  }

  /** A dealt game that fits all that the person at the screen knows, if they are asked something. */
  worldAtScreen(chance: Chance): string | undefined {
    return this.whyNotNow() === undefined ? dale.world?.(this.match.history.pause, chance) : undefined
  }

  passScreen(): void {
    this.isLooking = false
  }

  confirmViewer(): void {
    this.viewer = this.curtain ?? this.viewer
  }

  /** Everything the person at the screen can see, with what is new since the previous view. */
  look(): InParts<DaleMatchView> {
    const { curtain } = this
    const isOpen = curtain === undefined
    const undoers = isOpen ? [this.viewer] : []
    const { mark, ...seen } = snapshotOf(this.match, isOpen ? this.viewer : SPECTATOR, this.mark, undoers)
    this.mark = mark
    const handover = this.isLooking ? this.nextAtScreen : undefined
    return { game: this.record.game, setup: this.record.table, ...seen, curtain, handover }
  }

  private whyNotNow(): Refusal | undefined {
    const { decision } = this.match
    if (decision === undefined) return { key: 'game-is-over', facts: {} }
    return this.nextAtScreen !== undefined || decision.seat !== this.viewer ? NOT_NOW : undefined
  }

  private written(line: string): string {
    return /^p[1-4]\b/.test(line) ? line : `p${this.viewer + 1} ${line}`
  }

  private get curtain(): number | undefined {
    return this.isLooking ? undefined : this.nextAtScreen
  }

  /** The person who has to come to the screen before anything more can be done. */
  private get nextAtScreen(): number | undefined {
    const { decision } = this.match
    if (!this.isHotSeat || decision === undefined || decision.seat === this.viewer) return undefined
    return this.goesOnByItself ? undefined : decision.seat
  }

  private get people(): number[] {
    return this.record.table.seats.flatMap(({ kind }, seat) => (isOnThisDevice(kind) ? [seat] : []))
  }

  private get isHotSeat(): boolean {
    return this.people.length > 1
  }

  private after(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal === undefined) this.waitForViewer()
    return refusal
  }

  private waitForViewer(): void {
    this.isLooking = this.nextAtScreen !== undefined && this.hasDrawn
  }

  /** Whether cards have come into the viewer's hand that no view has shown. */
  private get hasDrawn(): boolean {
    const { viewer } = this
    return this.match.log
      .slice(this.mark?.length ?? this.match.log.length)
      .some(({ event }) => event.what === 'moved' && event.to.zone === 'hand' && event.to.seat === viewer)
  }
}
