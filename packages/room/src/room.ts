/** A table online: the fold of its entries. It has no clock, no chance of its own, and tells nothing (see `door.ts`). */
import type { Entry } from './entry.ts'
import { endPause, settle } from './fold-game.ts'
import { fold } from './fold.ts'
import { TableState } from './state.ts'

/** After so much no other game begins, and after so much more nothing is added: a table must stay small enough to be kept and read. */
const ENOUGH = { entries: 20_000, bytes: 3_000_000 }
const MOST = { entries: 30_000, bytes: 4_000_000 }

/** So many answers and steps back has no game that people want to win. A longer one could not be shown without holding others up. */
const LONGEST_GAME = 3000

export class Room extends TableState {
  private folded = 0
  private bytes = 0
  /** Never part of a snapshot: whoever opens the table again finds out again. */
  #isCut = false

  constructor(entries: readonly Entry[] = []) {
    super()
    for (const entry of entries) this.add(entry)
    settle(this)
  }

  /** How many entries were folded. */
  get size(): number {
    return this.folded
  }

  /** Whether it has seen so much that no other game begins here. */
  get isOld(): boolean {
    return this.folded >= ENOUGH.entries || this.bytes >= ENOUGH.bytes
  }

  /** Whether later entries no longer fit the rules: the table stands where they begin. */
  get isStopped(): boolean {
    return this.#isCut
  }

  /** Nothing more happens here, though there are so many entries. */
  stop(size: number): void {
    this.#isCut = true
    this.folded = size
    this.running = undefined
  }

  /** Whether nothing more can happen here: somebody has done the same again and again, or it is stopped. */
  get isFull(): boolean {
    return this.#isCut || this.folded >= MOST.entries || this.bytes >= MOST.bytes
  }

  /** Whether the game has gone on so long that nobody answers any more; people can still end it. */
  get isGameEndless(): boolean {
    return (this.play?.step ?? 0) + this.events.length >= LONGEST_GAME
  }

  /** Goes on by an entry that was kept, in so many bytes. */
  apply(entry: Entry, bytes = 0): void {
    this.add(entry, bytes)
    settle(this)
  }

  /** Shows what was held back if the pause in which others may react is over by now; tells whether it is. */
  endPause(now: number): boolean {
    return endPause(this, now)
  }

  /**
   * Goes on by many entries, as they are stored. Whoever does it may stop at any step and let others have their turn, but must
   * not look at the room before the end.
   */
  *applyStored(bodies: readonly string[]): Generator<void, void> {
    for (const body of bodies) {
      this.add(JSON.parse(body) as Entry, body.length)
      yield
      yield* this.catchUp()
    }
    settle(this)
  }

  /** Follows the answers of the game that wait to be followed, until few are left. */
  *catchUp(): Generator<void, void> {
    while (this.play?.isFarBehind) {
      this.play.catchUpSome()
      yield
    }
  }

  private add(entry: Entry, bytes = 0): void {
    if (!this.#isCut) fold(this, entry)
    this.folded += 1
    this.bytes += bytes
  }
}
