/** Limits that all nodes count together; while Redis is away, each for itself. */
import type { RedisLink } from '../bus/redis-link.ts'
import { RATE_LIMITS, type RateLimitName, type RateLimiter, type RateLimits } from './limits.ts'
import { MemoryRateLimiter } from './memory-limits.ts'

/** The same bucket as in memory, by the clock of Redis. */
const CONSUME_SCRIPT = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local burst, each = tonumber(ARGV[1]), tonumber(ARGV[2]) / 60000
  local bucket = redis.call('hmget', KEYS[1], 'left', 'at')
  local left = math.min(burst, (tonumber(bucket[1]) or burst) + math.max(0, now - (tonumber(bucket[2]) or now)) * each)
  local may = left >= 1
  if may then left = left - 1 end
  redis.call('hset', KEYS[1], 'left', tostring(left), 'at', now)
  redis.call('pexpire', KEYS[1], math.ceil((burst - left) / each) + 1000)
  return may and 1 or 0`

/** The link belongs to its opener and is not closed with the limits. */
export class RedisRateLimiter implements RateLimiter {
  readonly #link: RedisLink
  readonly #rules: RateLimits
  readonly #own: MemoryRateLimiter

  constructor(link: RedisLink, rules: RateLimits = RATE_LIMITS) {
    this.#link = link
    this.#rules = rules
    this.#own = new MemoryRateLimiter(rules)
  }

  consume(kind: RateLimitName, who: string): Promise<boolean> | boolean {
    // A client over the limit of this node alone needs no shared check.
    const may = this.#own.consume(kind, who)
    return may && !this.#rules[kind].isLocal ? this.#takeTogether(kind, who) : may
  }

  close(): Promise<void> {
    return this.#own.close()
  }

  async #takeTogether(kind: RateLimitName, who: string): Promise<boolean> {
    const { burst, perMinute } = this.#rules[kind]
    const keys = [this.#link.key('limit', kind, who)]
    const answer = await this.#link.ask((client) =>
      client.eval(CONSUME_SCRIPT, { keys, arguments: [String(burst), String(perMinute)] }),
    )
    return answer !== 0
  }
}
