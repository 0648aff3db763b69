/** A table online: the fold of its entries. It has no clock, no chance of its own, and tells nothing (see `door.ts`). */
import type { Entry } from './entry.ts'
import { settle } from './fold-game.ts'
import { fold } from './fold.ts'
import { TableState } from './state.ts'

/** After so many entries no other game begins, and after so many more nothing is added: reading a table must not take long. */
const ENOUGH = 20_000
const MOST = 30_000

export class Room extends TableState {
  private folded = 0

  constructor(entries: readonly Entry[]) {
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
    return this.folded >= ENOUGH
  }

  /** Whether nothing more can happen here: somebody has done the same again and again. */
  get isFull(): boolean {
    return this.folded >= MOST
  }

  /** Goes on by an entry that was kept. */
  apply(entry: Entry): void {
    this.add(entry)
    settle(this)
  }

  private add(entry: Entry): void {
    fold(this, entry)
    this.folded += 1
  }
}
