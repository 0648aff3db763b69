/** A table on this node. It makes one change at a time, and each is durable before any client hears of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE_CODES } from '@merchants/protocol'
import type { TableEvent } from '@merchants/room'
import { botTurn } from '@merchants/room'
import type { TableRow } from '@merchants/storage'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal, itemAt } from '@merchants/tabletop'
import type { ServerDependencies } from '../dependencies.ts'
import { elapsedMs } from '../telemetry/telemetry.ts'
import { PendingCommands, type Command, type PendingCommand } from './pending-commands.ts'
import { RoomReplica } from './room-replica.ts'
import type { StorageHealth } from './storage-health.ts'
import { retryForever, loadRoom } from './load-room.ts'

interface DeferredRefusal {
  readonly pending: PendingCommand
  readonly refusal: Refusal
}

/** The services that a table needs from the server. */
export interface RoomServices extends Pick<
  ServerDependencies,
  'storage' | 'bus' | 'presence' | 'bots' | 'telemetry' | 'source'
> {
  readonly health: StorageHealth
  readonly grace: number
  readonly botPace: number
  /** How long tables without activity are stored; `undefined` for ever. */
  readonly keep: number | undefined
  /** This node has changed the table. */
  readonly changed: (live: LiveRoom) => void
  /** This instance is outdated; the next viewer gets the table as it is stored. */
  readonly gone: (live: LiveRoom) => void
  readonly fault: (error: unknown) => void
}

/** The longest queue at one table before changes and questions are refused. New visitors are still let in. */
const MAX_QUEUE = 500

/** A snapshot is stored after this many more events. */
const SNAPSHOT_EVERY = 500

export const FAULT: Refusal = { key: 'fault', facts: {} }

export class LiveRoom extends RoomReplica {
  /** The question that a bot is thinking about on this node. */
  thinkingAbout: number | undefined
  /** The number of events, as far as this node knows. */
  private heard = 0
  /** Whether a read of the storage is queued already, which covers all requests before it. */
  private isRefreshPending = false
  /** A refusal that may be outdated by an event of another node. */
  private deferred: DeferredRefusal[] = []
  private readonly pending = new PendingCommands()

  get isIdle(): boolean {
    const isUnused = this.broadcaster.subscribers.size === 0 && this.thinkingAbout === undefined
    return isUnused && this.queue.isEmpty && this.pending.isEmpty
  }

  /** Whether too much work is waiting to accept more. */
  get isOverrun(): boolean {
    return this.queue.length + this.pending.parkedLength >= MAX_QUEUE
  }

  change(command: Command): void {
    this.usedAt = this.services.source.clock()
    if (this.isOverrun) return command.onDone({ key: 'too-fast', facts: { seconds: 5 } })
    const pending = this.pending.add(command)
    this.queue.add(() => this.attempt(pending))
  }

  /** Refuses changes that have waited too long for a failing storage. */
  refuseLate(): void {
    if (this.queue.isBusy || this.pending.parkedLength > 0) this.pending.refuseLate()
  }

  /** Tables can no longer be stored, or can be again. */
  storageChanged(isFailing: boolean): void {
    this.broadcaster.sayWhetherSaving(!isFailing)
    if (isFailing) return
    for (const pending of this.pending.unpark()) this.queue.add(() => this.attempt(pending))
  }

  /** Another node has written this many events. */
  onRemoteAppend(size: number): void {
    if (size <= this.room.size || size <= this.heard) return
    this.heard = size
    this.queue.add(() => {
      if (this.room.size < size) this.catchUp()
    })
  }

  /** The table was removed from the storage, so it is closed to all viewers. */
  remove(): void {
    this.end(new Error('The table was removed.'), CLOSE_CODES.noSuchTable, 'no-such-table')
  }

  /** Makes sure that everything durable by now is included. */
  refresh(): void {
    if (this.isRefreshPending) return
    this.isRefreshPending = true
    this.queue.add(() => {
      this.isRefreshPending = false
      this.catchUp()
    })
  }

  private attempt(pending: PendingCommand, isSure = false): void {
    if (pending.isAnswered) return
    const events = this.decideCommand(pending)
    if (isRefusal(events)) {
      const isFinal = isSure || this.broken !== undefined || this.services.bus.isAlone
      return isFinal ? this.pending.settle(pending, events) : this.reconsider(pending, events)
    }
    if (events.length === 0) return this.pending.settle(pending, undefined)
    if (this.services.health.isFailing) return this.pending.park(pending)
    this.queue.hold()
    const from = this.room.size
    const bodies = events.map((event) => JSON.stringify(event))
    const start = performance.now()
    const row = this.applyAll(events, bodies)
    if (row === undefined) {
      this.pending.settle(pending, FAULT)
      return this.recover(pending, from, bodies)
    }
    this.services.storage.append(from, bodies, row).then(
      (appended) => {
        this.services.telemetry.stored(elapsedMs(start))
        if (appended === 'appended') this.finish(pending)
        else this.recover(pending, from, bodies)
      },
      (error: unknown) => void this.tryLater(pending, error).then(() => this.recover(pending, from, bodies)),
    )
  }

  /** If the storage works, the cause is unknown; after a few more tries the error is the answer. */
  private async tryLater(pending: PendingCommand, error: unknown): Promise<void> {
    if (this.services.health.failed(error)) return
    const wait = pending.nextTry()
    if (wait !== undefined) return pause(wait, undefined, { ref: false })
    this.services.fault(error)
    this.pending.settle(pending, FAULT)
  }

  private decideCommand(command: Command): readonly TableEvent[] | Refusal {
    try {
      return command.decide(this.intactRoom)
    } catch (thrown) {
      this.services.fault(thrown)
      return FAULT
    }
  }

  /** The room gets ahead of the storage, but no one sees it until the queue rests. `undefined` if an event cannot be applied. */
  private applyAll(events: readonly TableEvent[], bodies: readonly string[]): TableRow | undefined {
    try {
      events.forEach((event, at) => this.applyOne(event, itemAt(bodies, at)))
      this.botTurn = botTurn(this.room)
      return this.row()
    } catch (thrown) {
      this.services.fault(thrown)
      return undefined
    }
  }

  private finish(pending: PendingCommand): void {
    try {
      this.services.bus.publish(this.table, String(this.room.size))
      this.isAuthor = true
      this.broadcast()
      this.pending.settle(pending, undefined)
      this.noteChange()
      this.keepSnapshot(SNAPSHOT_EVERY)
    } catch (thrown) {
      this.services.fault(thrown)
    }
    this.queue.rest()
  }

  /** One read of the storage covers everything refused before it. */
  private reconsider(pending: PendingCommand, refusal: Refusal): void {
    this.deferred.push({ pending, refusal })
    if (this.deferred.length === 1) this.queue.add(() => this.catchUp((isNew) => this.decide(isNew)))
  }

  private decide(isNew: boolean): void {
    const doubted = this.deferred
    this.deferred = []
    if (isNew) for (const { pending } of doubted.toReversed()) this.queue.addFirst(() => this.attempt(pending, true))
    else for (const { pending, refusal } of doubted) this.pending.settle(pending, refusal)
  }

  /** Reads what other nodes have written. */
  private catchUp(then: (isNew: boolean) => void = () => undefined): void {
    this.queue.hold()
    this.services.storage
      .read(this.table, this.room.size)
      .catch(() => [])
      .then(async (bodies) => {
        if (bodies.length > 0 && this.broken === undefined) await this.goOn(bodies).catch((why) => this.giveUp(why))
        then(bodies.length > 0)
      })
      .catch(this.services.fault)
      .finally(() => this.queue.rest())
  }

  /** Closes the table, so that no one sees a part of it as if it were the whole, and nothing is added. */
  private giveUp(why: Error): void {
    this.services.fault(why)
    this.end(why, CLOSE_CODES.comeBack, 'fault')
  }

  protected override noteChange(): void {
    this.services.changed(this)
  }

  private end(why: Error, code: number, reason: string): void {
    this.broken = why
    this.services.gone(this)
    for (const subscriber of this.broadcaster.subscribers) subscriber.close(code, reason)
  }

  /** Another node was faster, or the result is unknown. The storage decides. */
  private recover(pending: PendingCommand, from: number, bodies: readonly string[]): void {
    this.readAgain(pending, from, bodies).catch((thrown: Error) => {
      this.pending.settle(pending, FAULT)
      this.giveUp(thrown)
      this.queue.rest()
    })
  }

  /** Goes back to the last state that was sent, and continues from the stored events, so nothing is sent twice. */
  private async readAgain(pending: PendingCommand, from: number, bodies: readonly string[]): Promise<void> {
    const { storage } = this.services
    const stored = await retryForever(() => loadRoom(storage, this.table, from))
    if (stored === undefined) {
      this.pending.settle(pending, { key: 'no-such-table', facts: {} })
      this.remove()
      return this.queue.rest()
    }
    const news = await retryForever(() => storage.read(this.table, from))
    this.startOver(stored)
    await this.goOn(news)
    if (bodies.every((body, at) => news[at] === body)) return this.finish(pending)
    this.queue.addFirst(() => this.attempt(pending))
    return this.queue.rest()
  }
}
