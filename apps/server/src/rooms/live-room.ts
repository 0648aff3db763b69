/** A table on this node: one change at a time, durable before anybody hears of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSED } from '@merchants/protocol'
import type { Entry, Presence, Room, Task } from '@merchants/room'
import { isWithheld, PAUSE, task } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Parts } from '../parts.ts'
import { since } from '../watch/watch.ts'
import { Audience, type Onlooker } from './audience.ts'
import { Listing } from './listing.ts'
import { PendingChanges, type Change, type Pending } from './pending.ts'
import { Queue } from './queue.ts'
import { inSlices } from './slices.ts'
import type { StorageHealth } from './storage-health.ts'
import { insist, openStored, snapshotOf, Unreadable, type StoredRoom } from './stored.ts'

interface Doubted {
  readonly pending: Pending
  readonly refusal: Refusal
}

/** What a table needs from the house it stands in. */
export interface House extends Pick<Parts, 'storage' | 'bus' | 'presence' | 'bots' | 'watch' | 'source'> {
  readonly health: StorageHealth
  readonly grace: number
  readonly botPace: number
  /** How long tables are kept that nobody touches; `undefined` for ever. */
  readonly keep: number | undefined
  /** Something has changed here, and this node did it. */
  readonly changed: (live: LiveRoom) => void
  /** This one is of no use any more: who comes next gets the table as it is stored. */
  readonly gone: (live: LiveRoom) => void
  readonly fault: (error: unknown) => void
}

/** So much may wait at one table before changes and questions are refused; who comes to it is let in all the same. */
const LONGEST_QUEUE = 500

/** What nodes tell each other when somebody has come or gone; otherwise they tell how many entries there are. */
export const HERE = 'here'

/** A table is kept in short after so many more entries. */
const SNAPSHOT_EVERY = 500

export const FAULT: Refusal = { key: 'fault', facts: {} }
const NOBODY: Presence = { here: new Set(), spectators: 0 }

export class LiveRoom {
  readonly table: string
  readonly audience = new Audience()
  usedAt: number
  /** What a program has to decide now. */
  task: Task | undefined
  /** The question about which a program ponders on this node. */
  pondered: number | undefined
  private readonly house: House
  private readonly queue = new Queue()
  private readonly listing: Listing
  private room: Room
  private snapshotSize: number
  /** The last entry, as it is stored. */
  private last: string
  /** Why nobody may look at the room any more, or go on from it. */
  private broken: Error | undefined
  private presence = NOBODY
  /** How many entries there are, as far as was heard. */
  private heard = 0
  /** Whether a look at the storage waits already, which will do for everybody who comes before it. */
  private willFreshen = false
  /** What was refused here, but may be right after something that another node has written. */
  private doubted: Doubted[] = []
  private readonly pending = new PendingChanges()
  /** Whether this node has written what happened last: then it goes on from there. */
  private isAuthor = false
  private pauseEnd: NodeJS.Timeout | undefined

  constructor(table: string, { room, snapshotSize, last }: StoredRoom, house: House) {
    this.table = table
    this.room = room
    this.snapshotSize = snapshotSize
    this.last = last
    this.house = house
    this.usedAt = house.source.clock()
    this.listing = new Listing(table, house)
    room.endPause(this.usedAt)
    this.task = task(room)
    this.awaitPauseEnd()
  }

  /** The person who has to decide now. */
  get turn(): { readonly seat: number; readonly question: number } | undefined {
    const { decision, question } = this.room
    const isAsked = this.task === undefined && !isWithheld(this.room)
    return decision && isAsked ? { seat: decision.seat, question } : undefined
  }

  get isIdle(): boolean {
    const isUnused = this.audience.onlookers.size === 0 && this.pondered === undefined
    return isUnused && this.queue.isEmpty && this.pending.isEmpty
  }

  /** Whether so much waits here that nothing more should be asked. */
  get isOverrun(): boolean {
    return this.queue.length + this.pending.parkedLength >= LONGEST_QUEUE
  }

  change(change: Change): void {
    this.usedAt = this.house.source.clock()
    if (this.isOverrun) return change.done({ key: 'too-fast', facts: { seconds: 5 } })
    const pending = this.pending.add(change)
    this.queue.add(() => this.attempt(pending))
  }

  /** Nobody waits long for a storage that does not work. */
  refuseLate(): void {
    if (this.queue.isBusy || this.pending.parkedLength > 0) this.pending.refuseLate()
  }

  /** Tables can no longer be stored, or can be again. */
  storageChanged(isFailing: boolean): void {
    this.audience.sayWhetherSaving(!isFailing)
    if (isFailing) return
    for (const pending of this.pending.unpark()) this.queue.add(() => this.attempt(pending))
  }

  /** Looks at the room when everything in it is durable; or hears why that cannot be. */
  read(look: (room: Room, presence: Presence) => void, failed: (thrown: unknown) => void): void {
    this.usedAt = this.house.source.clock()
    this.queue.add(() => {
      try {
        look(this.whole, this.presence)
      } catch (thrown) {
        failed(thrown)
      }
    })
  }

  private get whole(): Room {
    if (this.broken !== undefined) throw this.broken
    return this.room
  }

  /** Resolves when everything asked so far is done. */
  quiet(): Promise<void> {
    return new Promise((resolve) => this.queue.add(resolve))
  }

  /** Another node has written so many entries. */
  hear(size: number): void {
    if (size <= this.room.size || size <= this.heard) return
    this.heard = size
    this.queue.add(() => {
      if (this.room.size < size) this.catchUp()
    })
  }

  /** The table was removed from the storage: nobody sees any more of it. */
  remove(): void {
    this.end(new Error('The table was removed.'), CLOSED.noSuchTable, 'no-such-table')
  }

  /** Makes sure that nothing is missed which is durable by now. */
  freshen(): void {
    if (this.willFreshen) return
    this.willFreshen = true
    this.queue.add(() => {
      this.willFreshen = false
      this.catchUp()
    })
  }

  /** Resolves when somebody was told everything. */
  join(onlooker: Onlooker): Promise<void> {
    return new Promise((resolve, reject) =>
      this.read((room, presence) => {
        this.audience.welcome(room, presence, onlooker)
        if (this.house.health.isFailing) this.audience.sayWhetherSaving(false, [onlooker])
        resolve()
      }, reject),
    )
  }

  leave(onlooker: Onlooker): void {
    this.audience.onlookers.delete(onlooker)
  }

  /** Somebody has come or gone on this node. */
  async recount(): Promise<void> {
    this.house.bus.publish(this.table, HERE)
    await this.count()
  }

  /** Somebody has come or gone somewhere. */
  async count(): Promise<void> {
    const presence = await this.house.presence.of(this.table)
    this.queue.add(() => {
      if (isSame(presence, this.presence)) return
      this.presence = presence
      this.audience.recount()
      this.tell()
    })
  }

  private attempt(pending: Pending, isSure = false): void {
    if (pending.isAnswered) return
    const entries = this.judged(pending)
    if (isRefusal(entries)) {
      const isFinal = isSure || this.broken !== undefined || this.house.bus.isAlone
      return isFinal ? this.pending.settle(pending, entries) : this.reconsider(pending, entries)
    }
    if (entries.length === 0) return this.pending.settle(pending, undefined)
    if (this.house.health.isFailing) return this.pending.park(pending)
    this.queue.hold()
    const from = this.room.size
    const bodies = entries.map((entry) => JSON.stringify(entry))
    const start = performance.now()
    const row = this.folded(entries, bodies)
    if (row === undefined) {
      this.pending.settle(pending, FAULT)
      return this.recover(pending, from, bodies)
    }
    this.house.storage.append(from, bodies, row).then(
      (appended) => {
        this.house.watch.stored(since(start))
        if (appended === 'kept') this.finish(pending)
        else this.recover(pending, from, bodies)
      },
      (error: unknown) => void this.tryLater(pending, error).then(() => this.recover(pending, from, bodies)),
    )
  }

  /** Where it is not the storage that fails, nobody knows what it is: after some more tries that is the answer. */
  private async tryLater(pending: Pending, error: unknown): Promise<void> {
    if (this.house.health.failed(error)) return
    const wait = pending.nextTry()
    if (wait !== undefined) return pause(wait, undefined, { ref: false })
    this.house.fault(error)
    this.pending.settle(pending, FAULT)
  }

  private judged(change: Change): readonly Entry[] | Refusal {
    try {
      return change.judge(this.whole)
    } catch (thrown) {
      this.house.fault(thrown)
      return FAULT
    }
  }

  /** The room goes ahead of the storage, but nobody sees it before the queue rests. `undefined` if it could not go on. */
  private folded(entries: readonly Entry[], bodies: readonly string[]): TableRow | undefined {
    try {
      entries.forEach((entry, at) => this.fold(entry, bodies[at] as string))
      this.task = task(this.room)
      return this.row()
    } catch (thrown) {
      this.house.fault(thrown)
      return undefined
    }
  }

  private fold(entry: Entry, body: string): void {
    const { held } = this.room
    this.room.apply(entry, body.length)
    if (held !== undefined && this.room.held !== held) this.audience.notePauseEnd()
    this.last = body
    this.audience.note(this.room, entry)
    this.listing.note(entry)
  }

  /** How the table stands, as the storage lists it. */
  row(): TableRow {
    return this.listing.row(this.room, this.task)
  }

  private finish(pending: Pending): void {
    try {
      this.house.bus.publish(this.table, String(this.room.size))
      this.isAuthor = true
      this.tell()
      this.pending.settle(pending, undefined)
      this.house.changed(this)
      this.keepSnapshot(SNAPSHOT_EVERY)
    } catch (thrown) {
      this.house.fault(thrown)
    }
    this.queue.rest()
  }

  /** Keeps the table in short if so much has happened since that was last done. Without it the table only opens more slowly. */
  keepSnapshot(least: number): void {
    if (this.broken !== undefined || this.room.isStopped || this.room.size - this.snapshotSize < least) return
    this.snapshotSize = this.room.size
    this.house.storage.keepSnapshot(this.table, snapshotOf(this.room, this.last)).catch(() => undefined)
  }

  private tell(): void {
    try {
      this.audience.tell(this.room, this.presence)
    } catch (thrown) {
      this.house.fault(thrown)
    }
    this.awaitPauseEnd()
  }

  /** While others may react, all hear what came of it at the same time, which depends on nothing that is hidden. */
  private awaitPauseEnd(): void {
    clearTimeout(this.pauseEnd)
    this.pauseEnd = undefined
    const { held } = this.room
    if (held === undefined || this.broken !== undefined) return
    const left = Math.min(PAUSE, Math.max(1, held.until - this.house.source.clock()))
    this.pauseEnd = setTimeout(() => this.queue.add(() => this.endPause()), left).unref()
  }

  private endPause(): void {
    if (this.room.held === undefined) return
    if (this.room.endPause(this.house.source.clock())) {
      this.task = task(this.room)
      this.audience.notePauseEnd()
      this.tell()
      if (this.isAuthor) this.house.changed(this)
    } else this.awaitPauseEnd()
  }

  /** One look at the storage will do for everything that is refused before it. */
  private reconsider(pending: Pending, refusal: Refusal): void {
    this.doubted.push({ pending, refusal })
    if (this.doubted.length === 1) this.queue.add(() => this.catchUp((isNew) => this.decide(isNew)))
  }

  private decide(isNew: boolean): void {
    const doubted = this.doubted
    this.doubted = []
    if (isNew) for (const { pending } of doubted.toReversed()) this.queue.addFirst(() => this.attempt(pending, true))
    else for (const { pending, refusal } of doubted) this.pending.settle(pending, refusal)
  }

  /** Reads what other nodes have written. */
  private catchUp(then: (isNew: boolean) => void = () => undefined): void {
    this.queue.hold()
    this.house.storage
      .read(this.table, this.room.size)
      .catch(() => [])
      .then(async (bodies) => {
        if (bodies.length > 0 && this.broken === undefined) await this.goOn(bodies).catch((why) => this.giveUp(why))
        then(bodies.length > 0)
      })
      .catch(this.house.fault)
      .finally(() => this.queue.rest())
  }

  /** Goes on by what others have written, and tells it. */
  private async goOn(bodies: readonly string[]): Promise<void> {
    await inSlices(this.following(bodies)).catch((thrown: unknown) => {
      throw new Unreadable(this.table, thrown)
    })
    this.tell()
  }

  private *following(bodies: readonly string[]): Generator<void, void> {
    for (const body of bodies) {
      this.fold(JSON.parse(body) as Entry, body)
      yield
    }
    this.isAuthor = false
    this.task = task(this.room)
  }

  /** Nobody is shown a part of what is stored as if it were the whole, and nothing is added to it. */
  private giveUp(why: Error): void {
    this.house.fault(why)
    this.end(why, CLOSED.comeBack, 'fault')
  }

  private end(why: Error, code: number, reason: string): void {
    this.broken = why
    this.house.gone(this)
    for (const onlooker of this.audience.onlookers) onlooker.close(code, reason)
  }

  /** Somebody elsewhere was faster, or nobody knows what became of it: the storage has the truth. */
  private recover(pending: Pending, from: number, bodies: readonly string[]): void {
    this.readAgain(pending, from, bodies).catch((thrown: Error) => {
      this.pending.settle(pending, FAULT)
      this.giveUp(thrown)
      this.queue.rest()
    })
  }

  /** Goes back to where everybody was told, and on from there by what is stored: so nobody is told anything twice. */
  private async readAgain(pending: Pending, from: number, bodies: readonly string[]): Promise<void> {
    const { storage } = this.house
    const stored = await insist(() => openStored(storage, this.table, from))
    if (stored === undefined) {
      this.pending.settle(pending, { key: 'no-such-table', facts: {} })
      this.remove()
      return this.queue.rest()
    }
    const news = await insist(() => storage.read(this.table, from))
    this.room = stored.room
    this.snapshotSize = stored.snapshotSize
    this.last = stored.last
    this.listing.startOver()
    this.audience.startOver()
    this.task = task(this.room)
    await this.goOn(news)
    if (bodies.every((body, at) => news[at] === body)) return this.finish(pending)
    this.queue.addFirst(() => this.attempt(pending))
    return this.queue.rest()
  }
}

const isSame = (one: Presence, other: Presence): boolean =>
  one.spectators === other.spectators &&
  one.here.size === other.here.size &&
  [...one.here].every((seat) => other.here.has(seat))
