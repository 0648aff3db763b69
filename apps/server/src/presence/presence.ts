/** The players and spectators at a table right now, on any node. */

export interface Presence {
  /** Seats with at least one socket. */
  readonly here: ReadonlySet<number>
  readonly spectators: number
}

/** The seat of someone who only watches. */
export const SPECTATOR_SEAT = -1

/** How often `heartbeat` should be called. A node that is silent three times as long is taken for dead. */
export const HEARTBEAT_MS = 5000

export interface PresenceStore {
  enter(table: string, seat: number, socket: string): Promise<void>
  leave(table: string, seat: number, socket: string): Promise<void>
  /** Says that all who entered on this node are still here. */
  heartbeat(): Promise<void>
  of(table: string): Promise<Presence>
  /** When someone of this seat was last here: now, if someone is. Undefined if no one ever was, as far as is known. */
  lastSeen(table: string, seat: number): Promise<number | undefined>
  close(): Promise<void>
}
