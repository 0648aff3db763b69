/** Where tables are kept: each is a list of entries that only grows, and one row that says how it stands. */

export interface TableRow {
  readonly table: string
  readonly isPublic: boolean
  readonly stage: 'gathering' | 'playing' | 'over'
  /** When something last happened here, in milliseconds since 1970. */
  readonly touchedAt: number
  /** When time itself may do something here, or never. */
  readonly dueAt: number | null
  /** What the list of open tables shows of it, as JSON. */
  readonly lobby: string
}

/** A wish of a seat to be told when it is its turn: whom to call and how is in `body`, which nobody here reads. */
export interface Reminder {
  readonly seat: number
  /** Tells the reminders of a seat apart: one with the same name takes the place of the earlier one. */
  readonly id: string
  readonly body: string
}

/** A table with everything that is kept of it. */
export interface WholeTable {
  readonly row: TableRow
  readonly bodies: readonly string[]
  readonly reminders: readonly Reminder[]
}

/** A table in short after so many entries, for whoever would not read them all. It may be missing, old or damaged: entries decide. */
export interface Snapshot {
  readonly size: number
  /** Tells whether it is whole and belongs to the entries; nobody here reads it. */
  readonly seal: string
  readonly body: string
}

/** Tables that nobody has touched since: those where nothing has begun yet, and others. */
export interface Untouched {
  readonly gathering: number
  readonly others: number
}

export interface Counts {
  readonly tables: number
  readonly playing: number
  readonly entries: number
}

/** Whether entries were appended, or somebody else had appended there before. */
export type Appended = 'kept' | 'conflict'

/**
 * A promise that is kept means: it is durable. A promise that is broken means that the storage cannot be reached; whether
 * entries were appended is then unknown, and the table must be read anew before anything else is appended to it.
 */
export interface Storage {
  /** Appends all of the bodies (at least one) or none. `from` is the number of the first; 0 opens the table. */
  append(from: number, bodies: readonly string[], row: TableRow): Promise<Appended>
  /** The bodies in order, from this number on and so many at most; none if there is no such table. */
  read(table: string, from: number, most?: number): Promise<readonly string[]>
  /** What was last kept of a table in short. */
  snapshot(table: string): Promise<Snapshot | undefined>
  /** Keeps a table in short, in place of what was kept before; does nothing if there is no such table. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>
  /** How many entries each of these tables has; a table that does not exist is not named. */
  sizes(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What the lobby shows: public tables that gather, then those that play, each with the latest first. */
  lobby(limit: number): Promise<readonly string[]>
  /** Tables whose time has come, the longest waiting first. */
  due(now: number, limit: number): Promise<readonly string[]>
  postpone(table: string, dueAt: number | null): Promise<void>
  /** Keeps a reminder at a table that exists. */
  remind(table: string, reminder: Reminder): Promise<void>
  /** Rewrites a reminder that still has this body; whether it had. */
  rewrite(table: string, reminder: Reminder, before: string): Promise<boolean>
  reminders(table: string): Promise<readonly Reminder[]>
  forget(table: string, seat: number, id: string): Promise<void>
  counts(): Promise<Counts>
  /** Tables where nothing has happened since. */
  tablesBefore(touchedAt: number): AsyncIterable<string>
  /** Tables that have been left alone for longer than is said here. */
  untouched(since: Untouched, limit: number): Promise<readonly string[]>
  /** Removes a table and all that is kept of it; with a moment, only if nothing has happened there since. */
  remove(table: string, since?: number): Promise<void>
  /** Everything, as it stood at one moment. */
  all(): AsyncIterable<WholeTable>
  /** Whether it can be reached right now. */
  ping(): Promise<void>
  /** Whether as much can be written right now as a table may need. */
  tryWriting(): Promise<void>
  /** Finishes what was begun, then lets go. */
  close(): Promise<void>
}

/** So many bytes are written to see whether anything can be: more than what may still find a place on a full disk. */
export const TRIAL_BYTES = 65_536

/** No table has this name. */
export const TRIAL = '~trial'

/** Something that an operator can put right, said in plain words. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
}
