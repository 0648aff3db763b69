/** Who is here on any node, as Redis knows it; while Redis is away, who is here on this one. */
import { randomBytes } from 'node:crypto'
import type { RedisLink } from '../bus/redis-link.ts'
import { MemoryPresence, type Somebody } from './memory-presence.ts'
import { BEAT_MS, WATCHING, type PeopleHere, type PresenceBook } from './presence.ts'

/** Who was not heard of for so long is gone. */
const GONE_MS = 3 * BEAT_MS
const REMEMBERED_MS = 30 * 86_400_000

/** Only Redis's own clock counts: those of the nodes may differ. */
const NOW = `local time = redis.call('time') local now = time[1] * 1000 + math.floor(time[2] / 1000)`

const ENTER = `${NOW}
  for place = 3, #ARGV, 2 do
    redis.call('zadd', KEYS[1], now + ARGV[1], ARGV[place + 1])
    redis.call('hset', KEYS[2], ARGV[place], now)
  end
  redis.call('pexpire', KEYS[1], ARGV[1])
  redis.call('pexpire', KEYS[2], ARGV[2])`

const LEAVE = `${NOW}
  redis.call('zrem', KEYS[1], ARGV[2])
  redis.call('hset', KEYS[2], ARGV[1], now)`

const LOOK = `${NOW}
  redis.call('zremrangebyscore', KEYS[1], '-inf', now)
  return redis.call('zrange', KEYS[1], 0, -1)`

interface Person {
  readonly node: string
  readonly seat: number
}

/** The link belongs to whoever opened it, and is not closed with the book. */
export class RedisPresence implements PresenceBook {
  readonly #link: RedisLink
  readonly #own = new MemoryPresence()
  readonly #node = randomBytes(6).toString('base64url')

  constructor(link: RedisLink) {
    this.#link = link
  }

  async enter(table: string, seat: number, socket: string): Promise<void> {
    await this.#own.enter(table, seat, socket)
    await this.#tell(table, [{ seat, socket }])
  }

  async leave(table: string, seat: number, socket: string): Promise<void> {
    await this.#own.leave(table, seat, socket)
    const args = [String(seat), this.#member(seat, socket)]
    await this.#link.ask((client) => client.eval(LEAVE, { keys: this.#keys(table), arguments: args }))
  }

  async beat(): Promise<void> {
    await this.#own.beat()
    await Promise.all([...this.#own.everybody()].map(([table, people]) => this.#tell(table, people)))
  }

  async of(table: string): Promise<PeopleHere> {
    const own = await this.#own.of(table)
    const others = (await this.#everybodyAt(table)).filter(({ node }) => node !== this.#node)
    const seats = others.map(({ seat }) => seat)
    return {
      here: new Set([...own.here, ...seats.filter((seat) => seat !== WATCHING)]),
      spectators: own.spectators + seats.filter((seat) => seat === WATCHING).length,
    }
  }

  async lastSeen(table: string, seat: number): Promise<number | undefined> {
    const own = await this.#own.lastSeen(table, seat)
    const { here } = await this.of(table)
    if (here.has(seat)) return Date.now()
    const told = await this.#link.ask((client) => client.hGet(this.#keys(table)[1], String(seat)))
    return told ? Math.max(Number(told), own ?? 0) : own
  }

  close(): Promise<void> {
    return this.#own.close()
  }

  async #tell(table: string, people: readonly Somebody[]): Promise<void> {
    const members = people.flatMap(({ seat, socket }) => [String(seat), this.#member(seat, socket)])
    const args = [String(GONE_MS), String(REMEMBERED_MS), ...members]
    await this.#link.ask((client) => client.eval(ENTER, { keys: this.#keys(table), arguments: args }))
  }

  async #everybodyAt(table: string): Promise<readonly Person[]> {
    const members = await this.#link.ask((client) => client.eval(LOOK, { keys: this.#keys(table) }))
    return ((members ?? []) as readonly string[]).map((member) => {
      const [node = '', seat] = member.split(' ')
      return { node, seat: Number(seat) }
    })
  }

  #member(seat: number, socket: string): string {
    return `${this.#node} ${seat} ${socket}`
  }

  #keys(table: string): [here: string, seen: string] {
    return [this.#link.key('here', table), this.#link.key('seen', table)]
  }
}
