/** What has to be looked after as time passes: other nodes' work, clocks, absent people, programs left alone, and memory. */
import { nextTick, tick } from '@merchants/room'
import { BEAT_MS } from '../presence/presence.ts'
import type { House, LiveRoom } from './live-room.ts'
import { letProgramPlay } from './programs.ts'
import type { Rooms } from './rooms.ts'

/** Milliseconds between two looks at what other nodes have written, in case their news got lost. */
const POLL_EVERY = 1500
const SWEEP_EVERY = 1000
const TIDY_EVERY = 10_000

/** So many tables are looked after in one go. */
const MOST_DUE = 200

/** Sooner than this nothing is due again. */
const SHORTEST_DELAY = 1000

/** How often tables are looked for that nobody will come back to, and how many are removed in one go. */
const CLEAN_EVERY = 3_600_000
const MOST_CLEANED = 500

/** A table at which no game has begun for so long is not kept. */
const NEVER_STARTED = 86_400_000

/** A table that cannot be opened must not keep others waiting. */
const NEXT_TRY = 60_000

const SEATS = [0, 1, 2, 3]

export class Minder {
  private readonly rooms: Rooms
  private readonly house: House
  private readonly timers: NodeJS.Timeout[] = []
  private readonly minding = new Set<string>()
  private readonly startedAt: number

  constructor(rooms: Rooms, house: House) {
    this.rooms = rooms
    this.house = house
    this.startedAt = house.source.clock()
  }

  start(): void {
    this.every(POLL_EVERY, () => this.poll())
    this.every(SWEEP_EVERY, () => this.sweep())
    this.every(SWEEP_EVERY, async () => this.refuseLate())
    this.every(BEAT_MS, () => this.beat())
    this.every(TIDY_EVERY, async () => this.rooms.dropIdle())
    this.every(CLEAN_EVERY, () => this.clean())
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer)
  }

  /** Hears what the bus may have failed to tell. */
  async poll(): Promise<void> {
    const tables = Array.from(this.rooms.all, ({ table }) => table)
    if (tables.length === 0) return
    const sizes = await this.house.storage.sizes(tables)
    for (const table of tables) {
      const size = sizes.get(table)
      if (size === undefined) this.rooms.known(table)?.remove()
      else this.rooms.known(table)?.hear(size)
    }
  }

  /** Does what is due, at whichever table, also for nodes that are gone. */
  async sweep(): Promise<void> {
    if (this.house.health.isFailing) return
    const due = await this.house.storage.due(this.house.source.clock(), MOST_DUE)
    await Promise.all(due.map((table) => this.mind(table)))
  }

  /** Removes tables that were left alone for long, unless somebody is there. */
  async clean(): Promise<void> {
    const { storage, presence, source, keep } = this.house
    const now = source.clock()
    const since = { gathering: now - NEVER_STARTED, others: keep === undefined ? 0 : now - keep }
    for (const table of await storage.untouched(since, MOST_CLEANED)) {
      const { here, spectators } = await presence.of(table)
      if (here.size + spectators === 0) await storage.remove(table, now - Math.min(NEVER_STARTED, keep ?? Infinity))
    }
  }

  private refuseLate(): void {
    for (const live of this.rooms.all) live.refuseLate()
  }

  private async beat(): Promise<void> {
    await this.house.presence.beat()
    for (const live of this.rooms.all) if (live.audience.onlookers.size > 0) await live.count()
  }

  private async mind(table: string): Promise<void> {
    if (this.minding.has(table)) return
    this.minding.add(table)
    try {
      const live = await this.rooms.find(table)
      if (live === undefined) await this.house.storage.postpone(table, null)
      else await this.letTimePass(live)
    } catch (thrown) {
      this.house.fault(thrown)
      await this.house.storage.postpone(table, this.house.source.clock() + NEXT_TRY)
    } finally {
      this.minding.delete(table)
    }
  }

  private async letTimePass(live: LiveRoom): Promise<void> {
    const { presence, source, storage, grace, botPace } = this.house
    const seen = await Promise.all(SEATS.map((seat) => presence.lastSeen(live.table, seat)))
    const now = source.clock()
    let isWritten = false
    let next: number | undefined
    await new Promise<void>((resolve, reject) => {
      live.change({
        judge: (room) => {
          const entries = tick(room, now, grace, (seat) => seen[seat] ?? Math.max(this.startedAt, room.touchedAt))
          isWritten = entries.length > 0
          next = nextTick(room, now, grace)
          return entries
        },
        done: (refusal) => (refusal === undefined ? resolve() : reject(new Error(`Time cannot pass: ${refusal.key}.`))),
      })
    })
    letProgramPlay(live, this.house, 0)
    if (isWritten) return
    const dueAt = live.task === undefined ? next : now + botPace
    await storage.postpone(live.table, dueAt === undefined ? null : Math.max(dueAt, now + SHORTEST_DELAY))
  }

  /** Again and again, but never twice at the same time. */
  private every(milliseconds: number, work: () => Promise<void>): void {
    let isBusy = false
    const timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      work()
        .catch(this.house.fault)
        .finally(() => {
          isBusy = false
        })
    }, milliseconds)
    this.timers.push(timer.unref())
  }
}
