/** Changes with a waiting client. Each is answered once, and not too late. */
import type { TableEvent, Room } from '@merchants/room'
import type { Refusal } from '@merchants/tabletop'
import { makeWay } from './slices.ts'

/** A change that a client asks for. */
export interface Command {
  /** The events to write, or a refusal; computed again if another node was faster. */
  decide(room: Room): readonly TableEvent[] | Refusal
  /** Called when everything is durable and sent, or with the reason why nothing was done. */
  onDone(refusal: Refusal | undefined): void
}

export const NOT_SAVED: Refusal = { key: 'not-saved', facts: {} }

/** How many milliseconds a client waits for a failing storage. */
const COMMAND_TIMEOUT_MS = 4000

/** How often a try that fails for an unknown reason is repeated. */
const MAX_TRIES = 7

export class PendingCommand implements Command {
  private readonly change: Command
  private readonly since = performance.now()
  private tries = 0
  /** Whether the client has been answered. */
  isAnswered = false

  constructor(command: Command) {
    this.change = command
  }

  get isLate(): boolean {
    return performance.now() - this.since > COMMAND_TIMEOUT_MS
  }

  decide(room: Room): readonly TableEvent[] | Refusal {
    return this.change.decide(room)
  }

  onDone(refusal: Refusal | undefined): void {
    if (this.isAnswered) return
    this.isAnswered = true
    this.change.onDone(refusal)
  }

  /** How long to wait before the next try; `undefined` if it was tried often enough. */
  nextTry(): number | undefined {
    this.tries += 1
    return this.tries < MAX_TRIES ? 10 * 2 ** this.tries : undefined
  }
}

export class PendingCommands {
  /** Waiting clients, the longest first. */
  private readonly all = new Set<PendingCommand>()
  /** Those that are retried when tables can be stored again. */
  private parked: PendingCommand[] = []

  get isEmpty(): boolean {
    return this.all.size === 0
  }

  get parkedLength(): number {
    return this.parked.length
  }

  add(command: Command): PendingCommand {
    makeWay()
    const pending = new PendingCommand(command)
    this.all.add(pending)
    return pending
  }

  settle(pending: PendingCommand, refusal: Refusal | undefined): void {
    this.all.delete(pending)
    pending.onDone(refusal)
  }

  park(pending: PendingCommand): void {
    this.parked.push(pending)
  }

  unpark(): readonly PendingCommand[] {
    const { parked } = this
    this.parked = []
    return parked
  }

  /** Clients that have waited too long are told that nothing is saved yet. */
  refuseLate(): void {
    for (const pending of this.all) {
      if (!pending.isLate) break
      this.settle(pending, NOT_SAVED)
    }
    this.parked = this.parked.filter(({ isAnswered }) => !isAnswered)
  }
}
