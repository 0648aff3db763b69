/** What has happened in a game, without what nobody is ever told. Of a long one only the end is held: the game can tell all of it again. */
import type { Event } from '@merchants/dale'

export interface Happened {
  readonly step: number
  readonly event: Event
}

/** So much of the end is held, and dropped only after as much again: somebody who has just come is seldom the only one. */
const RECENT = 200

export const happenings = (step: number, events: readonly Event[]): Happened[] =>
  events.flatMap((event) => (event.what === 'not asked' ? [] : [{ step, event }]))

export class Log {
  private readonly tellAgain: () => Happened[]
  private held: Happened[] = []
  /** How much came before what is held. */
  private dropped = 0
  private most = 2 * RECENT

  constructor(tellAgain: () => Happened[]) {
    this.tellAgain = tellAgain
  }

  get length(): number {
    return this.dropped + this.held.length
  }

  /** Everything from this place on. */
  from(at: number): readonly Happened[] {
    if (at < this.dropped) this.recall()
    return this.held.slice(at - this.dropped)
  }

  add(step: number, events: readonly Event[]): void {
    this.held.push(...happenings(step, events))
  }

  /** Takes back what happened after this step; to be called while the game still knows of it. */
  cut(step: number): void {
    if (this.dropped > 0 && (this.held[0]?.step ?? 0) > step) this.recall()
    while ((this.held.at(-1)?.step ?? 0) > step) this.held.pop()
  }

  /** Drops what is old, if that is much. */
  trim(): void {
    if (this.held.length < this.most) return
    this.dropped = this.length - RECENT
    this.held = this.held.slice(-RECENT)
    this.most = 2 * RECENT
  }

  /** All of it is there, and will be wanted soon. */
  keepForNow(): void {
    this.most = this.held.length + RECENT
  }

  private recall(): void {
    const told = this.tellAgain()
    if (told.length !== this.length) throw new Error('A game went another way when it was played again.')
    this.held = told
    this.dropped = 0
    this.keepForNow()
  }
}
