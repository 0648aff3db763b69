/** The log of a match: what happened by its rules, and what people did to it beyond them. */
import type { TableEvent } from '@merchants/protocol'
import type { GameDefinition, GameTypes } from '@merchants/tabletop'
import { SPECTATOR } from '@merchants/tabletop'

/** Something that happened, and how many answers had been given before it. */
export interface MatchEvent<G extends GameTypes> {
  readonly step: number
  readonly event: G['event'] | TableEvent
}

/** What people did to the match, and its place in the log. */
export interface Announced {
  readonly at: number
  readonly step: number
  readonly event: TableEvent
}

/** Whether this is what people did to the match, and no event of its rules. */
export const isTableEvent = (event: object): event is TableEvent =>
  'what' in event && (event.what === 'undone' || event.what === 'seat taken')

export class MatchLog<G extends GameTypes> {
  /** Without what nobody is ever told. */
  readonly entries: MatchEvent<G>[] = []
  /** How long the log was each time it was cut. */
  readonly cuts: number[] = []
  private readonly game: GameDefinition<G>
  /** What is to be told where it was told before; and how many of these were. */
  private announcedBefore: readonly Announced[] = []
  private announcedAgain = 0

  constructor(game: GameDefinition<G>) {
    this.game = game
  }

  append(step: number, events: readonly G['event'][]): void {
    for (const event of events) {
      if (this.game.viewEvent(event, SPECTATOR) === undefined) continue
      this.entries.push({ step, event })
      this.announceAgain()
    }
  }

  /** Tells something with a step that all have seen. */
  announce(event: TableEvent, step: number): void {
    const at = this.entries.findLastIndex((each) => each.step <= step) + 1
    if (at < this.entries.length) this.cuts.push(at)
    this.entries.splice(at, 0, { step, event })
  }

  /** What happened in the match is taken back; what people did to it stays told. */
  cut(to: number, lastOpenStep: number): void {
    const length = this.entries.findLastIndex(({ step }) => step <= to) + 1
    const cut = this.entries.splice(length)
    this.cuts.push(length)
    for (const { event } of cut) if (isTableEvent(event)) this.announce(event, lastOpenStep)
  }

  /** Everything that people did to the match, where it stands in the log. */
  get announced(): readonly Announced[] {
    return this.entries.flatMap(({ step, event }, at) => (isTableEvent(event) ? [{ at, step, event }] : []))
  }

  resume(announced: readonly Announced[], cuts: readonly number[]): void {
    this.announcedBefore = announced
    this.cuts.push(...cuts)
    this.announceAgain()
  }

  private announceAgain(): void {
    for (;;) {
      const next = this.announcedBefore[this.announcedAgain]
      if (next?.at !== this.entries.length) return
      this.entries.push({ step: next.step, event: next.event })
      this.announcedAgain += 1
    }
  }
}
