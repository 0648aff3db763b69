/** Questions that wait for a reminder. It keeps the last question of each table, and each question once. */
import type { Turn } from './notifier.ts'

/** The last questions of this many tables are remembered. */
const MAX_REMEMBERED = 20_000

export class PendingTurns {
  readonly #turns = new Map<string, { readonly turn: Turn; readonly since: number }>()
  readonly #questions = new Map<string, number>()

  get size(): number {
    return this.#turns.size
  }

  /** Skips questions that were announced before, and older ones. */
  add(turn: Turn, now: number): void {
    if ((this.#questions.get(turn.table) ?? -1) >= turn.question) return
    this.#turns.set(turn.table, { turn, since: now })
    this.#questions.delete(turn.table)
    this.#questions.set(turn.table, turn.question)
    if (this.#questions.size > MAX_REMEMBERED) this.#forgetOldest()
  }

  /** Takes out up to this many of those who were asked before the given moment. */
  take(before: number, most: number): readonly Turn[] {
    const taken: Turn[] = []
    for (const [table, { turn, since }] of this.#turns) {
      if (taken.length >= most) break
      if (since > before) continue
      this.#turns.delete(table)
      taken.push(turn)
    }
    return taken
  }

  #forgetOldest(): void {
    const [oldest] = this.#questions.keys()
    if (oldest !== undefined) this.#questions.delete(oldest)
  }
}
