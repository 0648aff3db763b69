/** Who is at a table right now, on whichever node. */

export interface PeopleHere {
  /** Seats with at least one socket. */
  readonly here: ReadonlySet<number>
  readonly spectators: number
}

/** The seat of somebody who only watches. */
export const WATCHING = -1

/** How often `beat` should be called. A node that is silent three times as long is taken for dead. */
export const BEAT_MS = 5000

export interface PresenceBook {
  enter(table: string, seat: number, socket: string): Promise<void>
  leave(table: string, seat: number, socket: string): Promise<void>
  /** Says that all who entered on this node are still here. */
  beat(): Promise<void>
  of(table: string): Promise<PeopleHere>
  /** When somebody of this seat was last here: now, if somebody is. Undefined if nobody ever was, as far as is known. */
  lastSeen(table: string, seat: number): Promise<number | undefined>
  close(): Promise<void>
}
