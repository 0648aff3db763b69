/** Limits as one node counts them. */
import { RULES, type Kind, type Limits, type Rules } from './limits.ts'

interface Bucket {
  left: number
  at: number
}

/** More are not remembered; whoever was longest quiet goes first. */
const MOST = 50_000

export class MemoryLimits implements Limits {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rules: Rules
  readonly #now: () => number

  constructor(rules: Rules = RULES, now: () => number = Date.now) {
    this.#rules = rules
    this.#now = now
  }

  /** How many are remembered. */
  get size(): number {
    return this.#buckets.size
  }

  take(kind: Kind, who: string): boolean {
    const { burst, perMinute } = this.#rules[kind]
    const name = `${kind} ${who}`
    const now = this.#now()
    const { left, at } = this.#buckets.get(name) ?? { left: burst, at: now }
    const filled = Math.min(burst, left + (Math.max(0, now - at) * perMinute) / 60_000)
    const may = filled >= 1

    // Deleted first: so those longest quiet come first.
    this.#buckets.delete(name)
    this.#buckets.set(name, { left: may ? filled - 1 : filled, at: now })
    if (this.#buckets.size > MOST) this.#forgetOne()
    return may
  }

  async close(): Promise<void> {
    this.#buckets.clear()
  }

  #forgetOne(): void {
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}
