/** Changes that somebody waits for: each is answered once, and not too late. */
import type { Entry, Room } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import { makeWay } from './slices.ts'

/** Something that somebody wants to happen. */
export interface Change {
  /** What it would write, or why it cannot be; asked again if somebody elsewhere was faster. */
  judge(room: Room): readonly Entry[] | Refusal
  /** Everything is durable and told; or why nothing was done. */
  done(refusal: Refusal | undefined): void
}

export const NOT_SAVED: Refusal = { key: 'not-saved', facts: {} }

/** Milliseconds that anybody waits for a storage that does not work. */
const PATIENCE = 4000

/** A try that fails for no known reason is repeated so often. */
const MOST_TRIES = 7

export class Pending implements Change {
  private readonly change: Change
  private readonly since = performance.now()
  private tries = 0
  /** Somebody has been told what became of it. */
  isAnswered = false

  constructor(change: Change) {
    this.change = change
  }

  get isLate(): boolean {
    return performance.now() - this.since > PATIENCE
  }

  judge(room: Room): readonly Entry[] | Refusal {
    return this.change.judge(room)
  }

  done(refusal: Refusal | undefined): void {
    if (this.isAnswered) return
    this.isAnswered = true
    this.change.done(refusal)
  }

  /** How long to wait before the next try; `undefined` if it was tried often enough. */
  nextTry(): number | undefined {
    this.tries += 1
    return this.tries < MOST_TRIES ? 10 * 2 ** this.tries : undefined
  }
}

export class PendingChanges {
  /** Whoever waits for an answer, the longest first. */
  private readonly all = new Set<Pending>()
  /** Of these, whatever is tried when tables can be stored again. */
  private parked: Pending[] = []

  get isEmpty(): boolean {
    return this.all.size === 0
  }

  get parkedLength(): number {
    return this.parked.length
  }

  add(change: Change): Pending {
    makeWay()
    const pending = new Pending(change)
    this.all.add(pending)
    return pending
  }

  settle(pending: Pending, refusal: Refusal | undefined): void {
    this.all.delete(pending)
    pending.done(refusal)
  }

  park(pending: Pending): void {
    this.parked.push(pending)
  }

  unpark(): readonly Pending[] {
    const { parked } = this
    this.parked = []
    return parked
  }

  /** Whoever has waited too long hears that nothing is saved yet. */
  refuseLate(): void {
    for (const pending of this.all) {
      if (!pending.isLate) break
      this.settle(pending, NOT_SAVED)
    }
    this.parked = this.parked.filter(({ isAnswered }) => !isAnswered)
  }
}
