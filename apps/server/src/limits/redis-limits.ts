/** Limits that all nodes count together; while Redis is away, each for itself. */
import type { RedisLink } from '../bus/redis-link.ts'
import { RULES, type Kind, type Limits, type Rules } from './limits.ts'
import { MemoryLimits } from './memory-limits.ts'

/** The same bucket as in memory, by the clock of Redis. */
const TAKE = `
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

/** The link belongs to whoever opened it, and is not closed with the limits. */
export class RedisLimits implements Limits {
  readonly #link: RedisLink
  readonly #rules: Rules
  readonly #own: MemoryLimits

  constructor(link: RedisLink, rules: Rules = RULES) {
    this.#link = link
    this.#rules = rules
    this.#own = new MemoryLimits(rules)
  }

  take(kind: Kind, who: string): Promise<boolean> | boolean {
    // Whoever asks too much of this node alone is not worth a question.
    const may = this.#own.take(kind, who)
    return may && !this.#rules[kind].isLocal ? this.#takeTogether(kind, who) : may
  }

  close(): Promise<void> {
    return this.#own.close()
  }

  async #takeTogether(kind: Kind, who: string): Promise<boolean> {
    const { burst, perMinute } = this.#rules[kind]
    const keys = [this.#link.key('limit', kind, who)]
    const answer = await this.#link.ask((client) =>
      client.eval(TAKE, { keys, arguments: [String(burst), String(perMinute)] }),
    )
    return answer !== 0
  }
}
