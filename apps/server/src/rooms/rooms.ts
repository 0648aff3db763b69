/** The tables on this node: loaded when someone comes, dropped when no one is left. */
import type { OpenTable } from '@merchants/protocol'
import { openTable, Room, seatsForKeys } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { readSource } from './system-source.ts'
import { LiveRoom, type RoomServices } from './live-room.ts'
import { NOT_SAVED } from './pending-commands.ts'
import { openAsFarAsPossible } from './load-room.ts'

/** Milliseconds after which a table that no one looks at is dropped from memory. */
const FORGOTTEN_AFTER = 30_000

/** From this many events up, a snapshot is stored before a table is dropped. */
const WORTH_A_SNAPSHOT = 100

export class Rooms {
  private readonly services: RoomServices
  private readonly rooms = new Map<string, LiveRoom>()
  private readonly loading = new Map<string, Promise<LiveRoom | undefined>>()

  constructor(services: RoomServices) {
    this.services = services
  }

  get size(): number {
    return this.rooms.size
  }

  get all(): Iterable<LiveRoom> {
    return this.rooms.values()
  }

  /** A table that is in memory. */
  known(table: string): LiveRoom | undefined {
    return this.rooms.get(table)
  }

  /** A table with everything that is durable by now; `undefined` if there is none of this name. */
  async find(table: string): Promise<LiveRoom | undefined> {
    const known = this.rooms.get(table)
    known?.refresh()
    return known ?? this.loading.get(table) ?? this.load(table)
  }

  /** Opens a table for a host with this key. */
  async open(
    body: OpenTable,
    keyAt: (table: string) => string,
  ): Promise<{ readonly table: string; readonly seat: number } | Refusal> {
    const { source, storage, health } = this.services
    for (;;) {
      const table = source.tableName()
      const key = keyAt(table)
      const events = openTable(body, key, table, readSource(source))
      if (isRefusal(events)) return events
      if (health.isFailing) return NOT_SAVED
      const bodies = events.map((event) => JSON.stringify(event))
      const room = new Room()
      events.forEach((event, at) => room.apply(event, bodies[at]?.length))
      const live = new LiveRoom(table, { room, snapshotSize: 0, last: bodies.at(-1) ?? '' }, this.services)
      const appended = await storage.append(0, bodies, live.row()).catch((error: unknown) => {
        if (health.failed(error)) return NOT_SAVED
        throw error
      })
      if (typeof appended === 'object') return appended
      if (appended === 'conflict') continue
      this.rooms.set(table, live)
      return { table, seat: seatsForKeys(room, [key])[0] ?? 0 }
    }
  }

  drop(live: LiveRoom): void {
    if (this.rooms.get(live.table) === live) this.rooms.delete(live.table)
  }

  dropIdle(): void {
    const now = this.services.source.clock()
    for (const [table, live] of this.rooms) {
      if (!live.isIdle || live.usedAt >= now - FORGOTTEN_AFTER) continue
      live.keepSnapshot(WORTH_A_SNAPSHOT)
      this.rooms.delete(table)
    }
  }

  /** Resolves when all requests so far are durable and sent. */
  async quiet(): Promise<void> {
    await Promise.all([...this.rooms.values()].map((live) => live.quiet()))
  }

  private load(table: string): Promise<LiveRoom | undefined> {
    const loading = this.read(table).finally(() => this.loading.delete(table))
    this.loading.set(table, loading)
    return loading
  }

  private async read(table: string): Promise<LiveRoom | undefined> {
    const stored = await openAsFarAsPossible(this.services.storage, table, this.services.fault)
    if (stored === undefined) return undefined
    const live = new LiveRoom(table, stored, this.services)
    this.rooms.set(table, live)
    return live
  }
}
