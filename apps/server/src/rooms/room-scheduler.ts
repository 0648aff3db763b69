/** Periodic work: the events of other nodes, clocks, absent players, abandoned bots, and memory. */
import { nextTimeoutAt, expireTimeouts } from '@merchants/room'
import { HEARTBEAT_MS } from '../presence/presence.ts'
import type { RoomServices, LiveRoom } from './live-room.ts'
import { playBotTurn } from './play-bot-turn.ts'
import type { Rooms } from './rooms.ts'

/** Milliseconds between two looks at what other nodes have written, in case their news got lost. */
const POLL_INTERVAL_MS = 1500
const DUE_INTERVAL_MS = 1000
const EVICTION_INTERVAL_MS = 10_000

/** This many tables are looked after in one go. */
const MAX_DUE = 200

/** The shortest wait until something is due again. */
const MIN_DELAY_MS = 1000

/** How often abandoned tables are looked for, and how many are removed in one go. */
const CLEANUP_INTERVAL_MS = 3_600_000
const MAX_CLEANED = 500

/** A table where no game has begun for this long is deleted. */
const UNSTARTED_TABLE_MS = 86_400_000

/** A table that cannot be opened must not keep others waiting. */
const RETRY_DELAY_MS = 60_000

const SEATS = [0, 1, 2, 3]

export class RoomScheduler {
  private readonly rooms: Rooms
  private readonly services: RoomServices
  private readonly timers: NodeJS.Timeout[] = []
  private readonly processing = new Set<string>()
  private readonly startedAt: number

  constructor(rooms: Rooms, services: RoomServices) {
    this.rooms = rooms
    this.services = services
    this.startedAt = services.source.clock()
  }

  start(): void {
    this.every(POLL_INTERVAL_MS, () => this.poll())
    this.every(DUE_INTERVAL_MS, () => this.processDueTables())
    this.every(DUE_INTERVAL_MS, async () => this.refuseLate())
    this.every(HEARTBEAT_MS, () => this.heartbeat())
    this.every(EVICTION_INTERVAL_MS, async () => this.rooms.dropIdle())
    this.every(CLEANUP_INTERVAL_MS, () => this.clean())
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer)
  }

  /** Catches up on news that the bus may have lost. */
  async poll(): Promise<void> {
    const tables = Array.from(this.rooms.all, ({ table }) => table)
    if (tables.length === 0) return
    const sizes = await this.services.storage.eventCounts(tables)
    for (const table of tables) {
      const size = sizes.get(table)
      if (size === undefined) this.rooms.known(table)?.remove()
      else this.rooms.known(table)?.onRemoteAppend(size)
    }
  }

  /** Does what is due at any table, for nodes that are gone too. */
  async processDueTables(): Promise<void> {
    if (this.services.health.isFailing) return
    const due = await this.services.storage.dueTables(this.services.source.clock(), MAX_DUE)
    await Promise.all(due.map((table) => this.processTable(table)))
  }

  /** Removes tables without activity for a long time, unless someone is there. */
  async clean(): Promise<void> {
    const { storage, presence, source, keep } = this.services
    const now = source.clock()
    const since = { gathering: now - UNSTARTED_TABLE_MS, others: keep === undefined ? 0 : now - keep }
    for (const table of await storage.untouched(since, MAX_CLEANED)) {
      const { here, spectators } = await presence.of(table)
      if (here.size + spectators === 0)
        await storage.deleteTable(table, now - Math.min(UNSTARTED_TABLE_MS, keep ?? Infinity))
    }
  }

  private refuseLate(): void {
    for (const live of this.rooms.all) live.refuseLate()
  }

  private async heartbeat(): Promise<void> {
    await this.services.presence.heartbeat()
    for (const live of this.rooms.all) if (live.broadcaster.subscribers.size > 0) await live.count()
  }

  private async processTable(table: string): Promise<void> {
    if (this.processing.has(table)) return
    this.processing.add(table)
    try {
      const live = await this.rooms.find(table)
      if (live === undefined) await this.services.storage.setDueAt(table, null)
      else await this.runTimeouts(live)
    } catch (thrown) {
      this.services.fault(thrown)
      await this.services.storage.setDueAt(table, this.services.source.clock() + RETRY_DELAY_MS)
    } finally {
      this.processing.delete(table)
    }
  }

  private async runTimeouts(live: LiveRoom): Promise<void> {
    const { presence, source, storage, grace, botPace } = this.services
    const seen = await Promise.all(SEATS.map((seat) => presence.lastSeen(live.table, seat)))
    const now = source.clock()
    let isWritten = false
    let next: number | undefined
    await new Promise<void>((resolve, reject) => {
      live.change({
        decide: (room) => {
          const events = expireTimeouts(
            room,
            now,
            grace,
            (seat) => seen[seat] ?? Math.max(this.startedAt, room.touchedAt),
          )
          isWritten = events.length > 0
          next = nextTimeoutAt(room, now, grace)
          return events
        },
        onDone: (refusal) =>
          refusal === undefined ? resolve() : reject(new Error(`Timeouts could not be applied: ${refusal.key}.`)),
      })
    })
    playBotTurn(live, this.services, 0)
    if (isWritten) return
    const dueAt = live.botTurn === undefined ? next : now + botPace
    await storage.setDueAt(live.table, dueAt === undefined ? null : Math.max(dueAt, now + MIN_DELAY_MS))
  }

  /** Repeats the work, but never twice at the same time. */
  private every(milliseconds: number, work: () => Promise<void>): void {
    let isBusy = false
    const timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      work()
        .catch(this.services.fault)
        .finally(() => {
          isBusy = false
        })
    }, milliseconds)
    this.timers.push(timer.unref())
  }
}
