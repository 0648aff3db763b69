/** An online table, the sum of its events. It has no clock, no randomness of its own and no output (see `views.ts`). */
import type { TableEvent } from './table-event.ts'
import { endPause, finishIfWon } from './apply-match-event.ts'
import { applyEvent } from './apply-event.ts'
import { RoomState } from './state.ts'

/**
 * After this many events no other game begins, and after this many more nothing is added, because a table must stay
 * small enough to store and read.
 */
const REMATCH_LIMIT = { entries: 20_000, bytes: 3_000_000 }
const EVENT_LIMIT = { entries: 30_000, bytes: 4_000_000 }

/** The most answers and undo steps of a game that players want to win. A longer one could not be shown without slowing others down. */
const MAX_MATCH_STEPS = 3000

export class Room extends RoomState {
  private folded = 0
  private bytes = 0
  /** Never part of a snapshot, because it is worked out when the table is opened. */
  #isCut = false

  constructor(events: readonly TableEvent[] = []) {
    super()
    for (const event of events) this.add(event)
    finishIfWon(this)
  }

  /** How many events were applied. */
  get size(): number {
    return this.folded
  }

  /** Whether it has too many events to begin another game. */
  get isRematchLimitReached(): boolean {
    return this.folded >= REMATCH_LIMIT.entries || this.bytes >= REMATCH_LIMIT.bytes
  }

  /** Whether later events no longer fit the rules. The table stops where they begin. */
  get isStopped(): boolean {
    return this.#isCut
  }

  /** Stops the table, although this many events are stored. */
  stop(size: number): void {
    this.#isCut = true
    this.folded = size
    this.running = undefined
  }

  /** Whether nothing more can happen here, because the table is full or stopped. */
  get isEventLimitReached(): boolean {
    return this.#isCut || this.folded >= EVENT_LIMIT.entries || this.bytes >= EVENT_LIMIT.bytes
  }

  /** Whether the game is too long for more answers; players can still end it. */
  get isGameEndless(): boolean {
    return (this.play?.step ?? 0) + this.events.length >= MAX_MATCH_STEPS
  }

  /** Applies a stored event of this many bytes. */
  apply(event: TableEvent, bytes = 0): void {
    this.add(event, bytes)
    finishIfWon(this)
  }

  /** Shows what was held back if the reaction pause is over; returns whether it is. */
  endPause(now: number): boolean {
    return endPause(this, now)
  }

  /** Applies many stored events. The caller may pause at any step, but must not look at the room before the end. */
  *applyStored(bodies: readonly string[]): Generator<void, void> {
    for (const body of bodies) {
      this.add(JSON.parse(body) as TableEvent, body.length)
      yield
      yield* this.replayPending()
    }
    finishIfWon(this)
  }

  /** Replays waiting answers until few are left. */
  *replayPending(): Generator<void, void> {
    while (this.play?.isFarBehind) {
      this.play.replaySome()
      yield
    }
  }

  private add(event: TableEvent, bytes = 0): void {
    if (!this.#isCut) applyEvent(this, event)
    this.folded += 1
    this.bytes += bytes
  }
}
