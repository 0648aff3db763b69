/** The copy of a table on this node. It follows the events and shows each viewer their part. */
import type { TableEvent, Presence, Room, BotTurn } from '@merchants/room'
import { isWithheld, REACTION_PAUSE_MS, botTurn } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import { RoomBroadcaster, type Subscriber } from './room-broadcaster.ts'
import { TableRowBuilder } from './table-row.ts'
import type { RoomServices } from './live-room.ts'
import { Queue } from './queue.ts'
import { inSlices } from './slices.ts'
import { snapshotOf, RoomLoadError, type LoadedRoom } from './load-room.ts'

/** Sent between nodes when a viewer has come or gone; otherwise they send the number of events. */
export const PRESENCE_CHANGED = 'here'

const NOBODY: Presence = { here: new Set(), spectators: 0 }

export abstract class RoomReplica {
  readonly table: string
  readonly broadcaster = new RoomBroadcaster()
  usedAt: number
  /** The current decision of a bot. */
  botTurn: BotTurn | undefined
  protected readonly services: RoomServices
  protected readonly queue = new Queue()
  protected room: Room
  /** Why the room can no longer be read or continued. */
  protected broken: Error | undefined
  /** Whether this node wrote the last event and therefore continues. */
  protected isAuthor = false
  private readonly listing: TableRowBuilder
  private snapshotSize: number
  /** The last event, as it is stored. */
  private last: string
  private presence = NOBODY
  private pauseEnd: NodeJS.Timeout | undefined

  constructor(table: string, { room, snapshotSize, last }: LoadedRoom, services: RoomServices) {
    this.table = table
    this.room = room
    this.snapshotSize = snapshotSize
    this.last = last
    this.services = services
    this.usedAt = services.source.clock()
    this.listing = new TableRowBuilder(table, services)
    room.endPause(this.usedAt)
    this.botTurn = botTurn(room)
    this.awaitPauseEnd()
  }

  /** This node has changed the table. */
  protected abstract noteChange(): void

  /** The player who has to decide now. */
  get turn(): { readonly seat: number; readonly question: number } | undefined {
    const { decision, question } = this.room
    const isAsked = this.botTurn === undefined && !isWithheld(this.room)
    return decision && isAsked ? { seat: decision.seat, question } : undefined
  }

  /** Reads the room once everything in it is durable; `failed` gets the reason if that is impossible. */
  read(look: (room: Room, presence: Presence) => void, failed: (thrown: unknown) => void): void {
    this.usedAt = this.services.source.clock()
    this.queue.add(() => {
      try {
        look(this.intactRoom, this.presence)
      } catch (thrown) {
        failed(thrown)
      }
    })
  }

  protected get intactRoom(): Room {
    if (this.broken !== undefined) throw this.broken
    return this.room
  }

  /** Resolves when everything asked so far is done. */
  quiet(): Promise<void> {
    return new Promise((resolve) => this.queue.add(resolve))
  }

  /** Resolves when everything was sent. */
  join(subscriber: Subscriber): Promise<void> {
    return new Promise((resolve, reject) =>
      this.read((room, presence) => {
        this.broadcaster.welcome(room, presence, subscriber)
        if (this.services.health.isFailing) this.broadcaster.sayWhetherSaving(false, [subscriber])
        resolve()
      }, reject),
    )
  }

  leave(subscriber: Subscriber): void {
    this.broadcaster.subscribers.delete(subscriber)
  }

  /** A viewer has come or gone on this node. */
  async recount(): Promise<void> {
    this.services.bus.publish(this.table, PRESENCE_CHANGED)
    await this.count()
  }

  /** A viewer has come or gone on some node. */
  async count(): Promise<void> {
    const presence = await this.services.presence.of(this.table)
    this.queue.add(() => {
      if (isSame(presence, this.presence)) return
      this.presence = presence
      this.broadcaster.recount()
      this.broadcast()
    })
  }

  protected applyOne(event: TableEvent, body: string): void {
    const { held } = this.room
    this.room.apply(event, body.length)
    if (held !== undefined && this.room.held !== held) this.broadcaster.notePauseEnd()
    this.last = body
    this.broadcaster.note(this.room, event)
    this.listing.note(event)
  }

  /** The summary of the table for the storage. */
  row(): TableRow {
    return this.listing.row(this.room, this.botTurn)
  }

  /** Returns to the stored state. */
  protected startOver({ room, snapshotSize, last }: LoadedRoom): void {
    this.room = room
    this.snapshotSize = snapshotSize
    this.last = last
    this.listing.startOver()
    this.broadcaster.startOver()
    this.botTurn = botTurn(room)
  }

  /** Applies what other nodes have written, and shows it. */
  protected async goOn(bodies: readonly string[]): Promise<void> {
    await inSlices(this.following(bodies)).catch((thrown: unknown) => {
      throw new RoomLoadError(this.table, thrown)
    })
    this.broadcast()
  }

  private *following(bodies: readonly string[]): Generator<void, void> {
    for (const body of bodies) {
      this.applyOne(JSON.parse(body) as TableEvent, body)
      yield
    }
    this.isAuthor = false
    this.botTurn = botTurn(this.room)
  }

  /** Stores a snapshot if enough has happened since the last one. Without it the table only opens more slowly. */
  keepSnapshot(least: number): void {
    if (this.broken !== undefined || this.room.isStopped || this.room.size - this.snapshotSize < least) return
    this.snapshotSize = this.room.size
    this.services.storage.keepSnapshot(this.table, snapshotOf(this.room, this.last)).catch(() => undefined)
  }

  protected broadcast(): void {
    try {
      this.broadcaster.broadcast(this.room, this.presence)
    } catch (thrown) {
      this.services.fault(thrown)
    }
    this.awaitPauseEnd()
  }

  /** While others could react, all are shown the result at the same time, which depends on nothing hidden. */
  private awaitPauseEnd(): void {
    clearTimeout(this.pauseEnd)
    this.pauseEnd = undefined
    const { held } = this.room
    if (held === undefined || this.broken !== undefined) return
    const left = Math.min(REACTION_PAUSE_MS, Math.max(1, held.until - this.services.source.clock()))
    this.pauseEnd = setTimeout(() => this.queue.add(() => this.endPause()), left).unref()
  }

  private endPause(): void {
    if (this.room.held === undefined) return
    if (this.room.endPause(this.services.source.clock())) {
      this.botTurn = botTurn(this.room)
      this.broadcaster.notePauseEnd()
      this.broadcast()
      if (this.isAuthor) this.noteChange()
    } else this.awaitPauseEnd()
  }
}

const isSame = (one: Presence, other: Presence): boolean =>
  one.spectators === other.spectators &&
  one.here.size === other.here.size &&
  [...one.here].every((seat) => other.here.has(seat))
