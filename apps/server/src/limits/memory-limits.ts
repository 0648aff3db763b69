/** Limits as one node counts them, in two maps. The older one is dropped when the newer one is full or old itself. */
import { RATE_LIMITS, type RateLimitName, type RateLimiter, type RateLimits } from './limits.ts'

interface Bucket {
  left: number
  at: number
}

/** The most buckets of one map. */
const MAX_BUCKETS = 25_000

export class MemoryRateLimiter implements RateLimiter {
  readonly #rules: RateLimits
  readonly #now: () => number
  /** Milliseconds after which every bucket is full again and can be forgotten. */
  readonly #longest: number
  #page = new Map<string, Bucket>()
  #pageBefore = this.#page
  #since: number

  constructor(rules: RateLimits = RATE_LIMITS, now: () => number = Date.now) {
    this.#rules = rules
    this.#now = now
    this.#longest = Math.max(...Object.values(rules).map(({ burst, perMinute }) => (60_000 * burst) / perMinute))
    this.#since = now()
  }

  /** How many are remembered. */
  get size(): number {
    return new Set([...this.#page.keys(), ...this.#pageBefore.keys()]).size
  }

  consume(kind: RateLimitName, who: string): boolean {
    const { burst, perMinute } = this.#rules[kind]
    const name = `${kind} ${who}`
    const now = this.#now()
    if (this.#page.size >= MAX_BUCKETS || now - this.#since > this.#longest) this.#turnPage(now)
    const bucket = this.#page.get(name) ?? this.#pageBefore.get(name) ?? { left: burst, at: now }
    this.#page.set(name, bucket)

    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perMinute) / 60_000)
    bucket.at = now
    if (bucket.left < 1) return false
    bucket.left -= 1
    return true
  }

  async close(): Promise<void> {
    this.#page.clear()
    this.#pageBefore.clear()
  }

  #turnPage(now: number): void {
    this.#pageBefore = this.#page
    this.#page = new Map()
    this.#since = now
  }
}
