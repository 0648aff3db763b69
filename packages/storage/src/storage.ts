/** Storage for tables. Each table is a list of events that only grows, and one row with its current state. */

export interface TableRow {
  readonly table: string
  readonly isPublic: boolean
  readonly stage: 'gathering' | 'playing' | 'over'
  /** When something last happened here, in milliseconds since 1970. */
  readonly touchedAt: number
  /** When a timeout is due here, or never. */
  readonly dueAt: number | null
  /** The part of it that the list of open tables shows, as JSON. */
  readonly lobby: string
}

/** A request of a seat to be told when it is its turn: whom to call and how is in `body`, which no one here reads. */
export interface Reminder {
  readonly seat: number
  /** The name of a reminder of a seat. A new one with the same name replaces the earlier one. */
  readonly id: string
  readonly body: string
}

/** A table with all its stored data. */
export interface TableDump {
  readonly row: TableRow
  readonly bodies: readonly string[]
  readonly reminders: readonly Reminder[]
}

/** A snapshot of a table after this many events, to avoid reading them all. It may be missing, old or damaged; the events decide. */
export interface Snapshot {
  readonly size: number
  /** Shows whether it is whole and belongs to the events; the storage does not read it. */
  readonly seal: string
  readonly body: string
}

/** Tables that no one has touched since: those where nothing has begun yet, and others. */
export interface Untouched {
  readonly gathering: number
  readonly others: number
}

export interface Counts {
  readonly tables: number
  readonly playing: number
  readonly entries: number
}

/** Whether events were appended, or another writer was first. */
export type AppendResult = 'appended' | 'conflict'

/**
 * A resolved promise means that the write is durable. A rejected one means that the storage cannot be reached; whether
 * events were appended is then unknown, and the table must be read again before anything else is appended to it.
 */
export interface Storage {
  /** Appends all of the bodies (at least one) or none. `from` is the number of the first; 0 opens the table. */
  append(from: number, bodies: readonly string[], row: TableRow): Promise<AppendResult>
  /** The bodies in order, from this number on and this many at most; none if there is no such table. */
  read(table: string, from: number, most?: number): Promise<readonly string[]>
  /** The latest snapshot of a table. */
  snapshot(table: string): Promise<Snapshot | undefined>
  /** Stores a snapshot in place of an earlier one; does nothing if there is no such table. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>
  /** How many events each of these tables has; a table that does not exist is not named. */
  eventCounts(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The tables of the lobby. Public tables that wait for players come first, then running ones, each group with the latest first. */
  lobby(limit: number): Promise<readonly string[]>
  /** Tables with a due timeout, the longest waiting first. */
  dueTables(now: number, limit: number): Promise<readonly string[]>
  setDueAt(table: string, dueAt: number | null): Promise<void>
  /** Stores a reminder for an existing table. */
  saveReminder(table: string, reminder: Reminder): Promise<void>
  /** Rewrites a reminder that still has this body; returns whether it had. */
  replaceReminder(table: string, reminder: Reminder, before: string): Promise<boolean>
  reminders(table: string): Promise<readonly Reminder[]>
  deleteReminder(table: string, seat: number, id: string): Promise<void>
  counts(): Promise<Counts>
  /** Tables where nothing has happened since. */
  tablesBefore(touchedAt: number): AsyncIterable<string>
  /** Tables without activity for longer than these limits. */
  untouched(since: Untouched, limit: number): Promise<readonly string[]>
  /** Removes a table with all its data; with a time, only if nothing has happened there since. */
  deleteTable(table: string, since?: number): Promise<void>
  /** Everything, as it stood at one moment. */
  exportTables(): AsyncIterable<TableDump>
  /** Whether it can be reached right now. */
  ping(): Promise<void>
  /** Whether as much as a table may need can be written right now. */
  tryWriting(): Promise<void>
  /** Finishes pending work, then closes. */
  close(): Promise<void>
}

/** This many bytes are written to see whether anything can be: more than what may still find a place on a full disk. */
export const TRIAL_BYTES = 65_536

/** No table has this name. */
export const TRIAL = '~trial'

/** A problem that an operator can fix, in plain words. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}
