/** Presence on all nodes, from Redis; while Redis is away, on this node only. */
import { randomBytes } from 'node:crypto'
import type { RedisLink } from '../bus/redis-link.ts'
import { MemoryPresence, type PresenceRecord } from './memory-presence.ts'
import { HEARTBEAT_MS, SPECTATOR_SEAT, type Presence, type PresenceStore } from './presence.ts'

/** A silent node or client is considered gone after this time. */
const GONE_MS = 3 * HEARTBEAT_MS
const REMEMBERED_MS = 30 * 86_400_000

/** Only Redis's clock counts, because those of the nodes can differ. */
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

/** The link belongs to its opener and is not closed with this store. */
export class RedisPresence implements PresenceStore {
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

  async heartbeat(): Promise<void> {
    await this.#own.heartbeat()
    await Promise.all([...this.#own.presentAtTables()].map(([table, people]) => this.#tell(table, people)))
  }

  async of(table: string): Promise<Presence> {
    const own = await this.#own.of(table)
    const others = (await this.#everybodyAt(table)).filter(({ node }) => node !== this.#node)
    const seats = others.map(({ seat }) => seat)
    return {
      here: new Set([...own.here, ...seats.filter((seat) => seat !== SPECTATOR_SEAT)]),
      spectators: own.spectators + seats.filter((seat) => seat === SPECTATOR_SEAT).length,
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

  async #tell(table: string, people: readonly PresenceRecord[]): Promise<void> {
    const members = people.flatMap(({ seat, socket }) => [String(seat), this.#member(seat, socket)])
    const args = [String(GONE_MS), String(REMEMBERED_MS), ...members]
    await this.#link.ask((client) => client.eval(ENTER, { keys: this.#keys(table), arguments: args }))
  }

  async #everybodyAt(table: string): Promise<readonly Person[]> {
    const members = await this.#link.ask((client) => client.eval(LOOK, { keys: this.#keys(table) }))
    return (Array.isArray(members) ? members : []).map(String).map((member) => {
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
