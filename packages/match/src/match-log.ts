/** The log of a match. It holds the events of the game and the actions of players outside its rules. */
import type { Announcement } from '@merchants/protocol'
import { isAnnouncement } from '@merchants/protocol'
import type { GameDefinition, GameTypes } from '@merchants/tabletop'
import { SPECTATOR } from '@merchants/tabletop'

/** Something that happened, and how many answers had been given before it. */
export interface MatchEvent<G extends GameTypes> {
  readonly step: number
  readonly event: G['event'] | Announcement
}

/** An action of a player outside the rules, and its place in the log. */
export interface LoggedAnnouncement {
  readonly at: number
  readonly step: number
  readonly event: Announcement
}

export class MatchLog<G extends GameTypes> {
  /** Without events that are hidden from all. */
  readonly entries: MatchEvent<G>[] = []
  /** How long the log was each time it was cut. */
  readonly cuts: number[] = []
  private readonly game: GameDefinition<G>
  /** The entries that replace others at the same place, and how many they replace. */
  private announcedBefore: readonly LoggedAnnouncement[] = []
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

  /** Adds an action to a step that all have seen. */
  announce(event: Announcement, step: number): void {
    const at = this.entries.findLastIndex((each) => each.step <= step) + 1
    if (at < this.entries.length) this.cuts.push(at)
    this.entries.splice(at, 0, { step, event })
  }

  /** Undo removes events of the game; actions outside the rules stay in the log. */
  cut(to: number, lastOpenStep: number): void {
    const length = this.entries.findLastIndex(({ step }) => step <= to) + 1
    const cut = this.entries.splice(length)
    this.cuts.push(length)
    for (const { event } of cut) if (isAnnouncement(event)) this.announce(event, lastOpenStep)
  }

  /** All actions of players outside the rules, with their places in the log. */
  get announced(): readonly LoggedAnnouncement[] {
    return this.entries.flatMap(({ step, event }, at) => (isAnnouncement(event) ? [{ at, step, event }] : []))
  }

  resume(announced: readonly LoggedAnnouncement[], cuts: readonly number[]): void {
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
