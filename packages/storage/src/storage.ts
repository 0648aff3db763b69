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
  /** The bodies in order, from this number on; none if there is no such table. */
  read(table: string, from: number): Promise<readonly string[]>
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
  /** Removes a table and all that is kept of it. */
  remove(table: string): Promise<void>
  /** Everything, as it stood at one moment. */
  all(): AsyncIterable<WholeTable>
  /** Whether it can be reached right now. */
  ping(): Promise<void>
  /** Finishes what was begun, then lets go. */
  close(): Promise<void>
}

/** Something that an operator can mend, said in plain words. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
}
