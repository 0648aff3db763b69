/** Presence as known to one node. */
import { SPECTATOR_SEAT, type Presence, type PresenceStore } from './presence.ts'

/** Players who left longer ago are dropped. */
const REMEMBERED_MS = 30 * 86_400_000

export interface PresenceRecord {
  readonly seat: number
  readonly socket: string
}

export class MemoryPresence implements PresenceStore {
  readonly #tables = new Map<string, Map<number, Set<string>>>()
  readonly #left = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async enter(table: string, seat: number, socket: string): Promise<void> {
    const seats = this.#tables.get(table) ?? new Map<number, Set<string>>()
    this.#tables.set(table, seats)
    seats.set(seat, (seats.get(seat) ?? new Set()).add(socket))
  }

  async leave(table: string, seat: number, socket: string): Promise<void> {
    const seats = this.#tables.get(table)
    const sockets = seats?.get(seat)
    if (!sockets?.delete(socket)) return
    if (sockets.size === 0) seats?.delete(seat)
    if (seats?.size === 0) this.#tables.delete(table)

    // Deleted first, so that the oldest always come first.
    this.#left.delete(`${table} ${seat}`)
    if (seat !== SPECTATOR_SEAT) this.#left.set(`${table} ${seat}`, this.#now())
  }

  async heartbeat(): Promise<void> {
    for (const [name, at] of this.#left) {
      if (at > this.#now() - REMEMBERED_MS) return
      this.#left.delete(name)
    }
  }

  async of(table: string): Promise<Presence> {
    const seats = this.#tables.get(table)
    return {
      here: new Set([...(seats?.keys() ?? [])].filter((seat) => seat !== SPECTATOR_SEAT)),
      spectators: seats?.get(SPECTATOR_SEAT)?.size ?? 0,
    }
  }

  async lastSeen(table: string, seat: number): Promise<number | undefined> {
    return this.#tables.get(table)?.has(seat) ? this.#now() : this.#left.get(`${table} ${seat}`)
  }

  /** Everyone who is here, table by table. */
  *presentAtTables(): Iterable<readonly [table: string, people: readonly PresenceRecord[]]> {
    for (const [table, seats] of this.#tables) {
      yield [table, [...seats].flatMap(([seat, sockets]) => [...sockets].map((socket) => ({ seat, socket })))]
    }
  }

  async close(): Promise<void> {
    this.#tables.clear()
    this.#left.clear()
  }
}
