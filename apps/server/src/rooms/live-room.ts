/** A table on this node: one change at a time, durable before anybody hears of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSED } from '@merchants/protocol'
import type { Entry, Presence, Task } from '@merchants/room'
import { task, type Room } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Parts } from '../parts.ts'
import { since } from '../watch/watch.ts'
import { Audience, type Onlooker } from './audience.ts'
import { Listing } from './listing.ts'
import { Queue } from './queue.ts'
import { entriesOf, roomOf, unreadable } from './stored.ts'

/** Something that somebody wants to happen. */
export interface Change {
  /** What it would write, or why it cannot be; asked again if somebody elsewhere was faster. */
  judge(room: Room): readonly Entry[] | Refusal
  /** Everything is durable and told; or why nothing was done. */
  done(refusal: Refusal | undefined): void
}

interface Doubted {
  readonly change: Change
  readonly refusal: Refusal
}

/** What a table needs from the house it stands in. */
export interface House extends Pick<Parts, 'storage' | 'bus' | 'presence' | 'bots' | 'watch' | 'source'> {
  readonly grace: number
  readonly botPace: number
  /** Something has changed here, and this node did it. */
  readonly changed: (live: LiveRoom) => void
  /** This one is of no use any more: who comes next gets the table as it is stored. */
  readonly gone: (live: LiveRoom) => void
  readonly fault: (error: unknown) => void
}

/** So much may wait at one table before changes and questions are refused; who comes to it is let in all the same. */
const LONGEST_QUEUE = 500

/** Milliseconds between two tries to reach the storage, at most. */
const LONGEST_WAIT = 1000

/** What nodes tell each other when somebody has come or gone; otherwise they tell how many entries there are. */
export const HERE = 'here'

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
  /** Why nobody may look at the room any more, or go on from it. */
  private broken: Error | undefined
  private presence = NOBODY
  /** How many entries there are, as far as was heard. */
  private heard = 0
  /** Whether a look at the storage waits already, which will do for everybody who comes before it. */
  private willFreshen = false
  /** What was refused here, but may be right after something that another node has written. */
  private doubted: Doubted[] = []

  constructor(table: string, room: Room, house: House) {
    this.table = table
    this.room = room
    this.house = house
    this.usedAt = house.source.clock()
    this.listing = new Listing(table, house)
    this.task = task(room)
  }

  /** The person who has to decide now. */
  get turn(): { readonly seat: number; readonly question: number } | undefined {
    const { decision, question } = this.room
    return decision && this.task === undefined ? { seat: decision.seat, question } : undefined
  }

  get isIdle(): boolean {
    return this.queue.isEmpty && this.audience.onlookers.size === 0 && this.pondered === undefined
  }

  /** Whether so much waits here that nothing more should be asked. */
  get isOverrun(): boolean {
    return this.queue.length >= LONGEST_QUEUE
  }

  change(change: Change): void {
    this.usedAt = this.house.source.clock()
    if (this.isOverrun) change.done({ key: 'too-fast', facts: { seconds: 5 } })
    else this.queue.add(() => this.attempt(change))
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

  private attempt(change: Change, isSure = false): void {
    const entries = this.judged(change)
    if (isRefusal(entries)) {
      const isFinal = isSure || this.broken !== undefined || this.house.bus.isAlone
      return isFinal ? change.done(entries) : this.reconsider(change, entries)
    }
    if (entries.length === 0) return change.done(undefined)
    this.queue.hold()
    const from = this.room.size
    const bodies = entries.map((entry) => JSON.stringify(entry))
    const start = performance.now()
    const recover = (): void => this.recover(change, from, bodies)
    const row = this.folded(entries)
    if (row === undefined) return this.recover({ ...change, judge: () => FAULT }, from, bodies)
    this.house.storage.append(from, bodies, row).then((appended) => {
      this.house.watch.stored(since(start))
      if (appended === 'kept') this.finish(change)
      else recover()
    }, recover)
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
  private folded(entries: readonly Entry[]): TableRow | undefined {
    try {
      this.fold(entries)
      return this.row()
    } catch (thrown) {
      this.house.fault(thrown)
      return undefined
    }
  }

  private fold(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.room.apply(entry)
      this.audience.note(this.room, entry)
      this.listing.note(entry)
    }
    this.task = task(this.room)
  }

  /** How the table stands, as the storage lists it. */
  row(): TableRow {
    return this.listing.row(this.room, this.task)
  }

  private finish(change: Change): void {
    try {
      this.house.bus.publish(this.table, String(this.room.size))
      this.tell()
      change.done(undefined)
      this.house.changed(this)
    } catch (thrown) {
      this.house.fault(thrown)
    }
    this.queue.rest()
  }

  private tell(): void {
    try {
      this.audience.tell(this.room, this.presence)
    } catch (thrown) {
      this.house.fault(thrown)
    }
  }

  /** One look at the storage will do for everything that is refused before it. */
  private reconsider(change: Change, refusal: Refusal): void {
    this.doubted.push({ change, refusal })
    if (this.doubted.length === 1) this.queue.add(() => this.catchUp((isNew) => this.decide(isNew)))
  }

  private decide(isNew: boolean): void {
    const doubted = this.doubted
    this.doubted = []
    if (isNew) for (const { change } of doubted.toReversed()) this.queue.addFirst(() => this.attempt(change, true))
    else for (const { change, refusal } of doubted) change.done(refusal)
  }

  /** Reads what other nodes have written. */
  private catchUp(then: (isNew: boolean) => void = () => undefined): void {
    this.queue.hold()
    this.house.storage
      .read(this.table, this.room.size)
      .catch(() => [])
      .then((bodies) => {
        if (bodies.length > 0 && this.broken === undefined) this.goOn(bodies)
        then(bodies.length > 0)
      })
      .catch(this.house.fault)
      .finally(() => this.queue.rest())
  }

  private goOn(bodies: readonly string[]): void {
    try {
      this.fold(entriesOf(bodies))
      this.tell()
    } catch (thrown) {
      this.giveUp(unreadable(this.table, thrown))
    }
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
  private recover(change: Change, from: number, bodies: readonly string[]): void {
    this.readAgain(change, from, bodies).catch((thrown: Error) => {
      change.done(FAULT)
      this.giveUp(thrown)
      this.queue.rest()
    })
  }

  private async readAgain(change: Change, from: number, bodies: readonly string[]): Promise<void> {
    const kept = await this.readAll()
    if (kept.length === 0) {
      change.done({ key: 'no-such-table', facts: {} })
      this.remove()
      this.queue.rest()
      return
    }
    this.room = roomOf(this.table, kept)
    this.listing.startOver()
    this.task = task(this.room)
    this.audience.startOver()
    if (bodies.every((body, at) => kept[from + at] === body)) {
      this.finish(change)
      return
    }
    this.tell()
    this.queue.addFirst(() => this.attempt(change))
    this.queue.rest()
  }

  /** All entries, however long the storage is away. */
  private async readAll(): Promise<readonly string[]> {
    for (let wait = 50; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        return await this.house.storage.read(this.table, 0)
      } catch {
        await pause(wait, undefined, { ref: false })
      }
    }
  }
}

const isSame = (one: Presence, other: Presence): boolean =>
  one.spectators === other.spectators &&
  one.here.size === other.here.size &&
  [...one.here].every((seat) => other.here.has(seat))
