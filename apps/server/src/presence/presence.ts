/** The players and spectators at a table right now, on any node. */

export interface Presence {
  /** Seats with at least one socket. */
  readonly here: ReadonlySet<number>
  readonly spectators: number
}

/** The seat of a spectator. */
export const SPECTATOR_SEAT = -1

/** How often `heartbeat` should be called. A node that is silent for three times as long counts as dead. */
export const HEARTBEAT_MS = 5000

export interface PresenceStore {
  enter(table: string, seat: number, socket: string): Promise<void>
  leave(table: string, seat: number, socket: string): Promise<void>
  /** Confirms that everyone who entered on this node is still here. */
  heartbeat(): Promise<void>
  of(table: string): Promise<Presence>
  /** When this seat was last connected, which is now if it is. `undefined` if it is not known to have been. */
  lastSeen(table: string, seat: number): Promise<number | undefined>
  close(): Promise<void>
}
