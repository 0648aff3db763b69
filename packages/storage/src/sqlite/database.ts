/** The tables in one SQLite file, one call at a time. It runs on its own thread. */
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { CREATE_MIGRATIONS_TABLE, pendingMigrations } from '../migrations.ts'
import { rowOf, type StoredRow } from '../rows.ts'
import type { AppendResult, Counts, Reminder, Snapshot, TableRow, Untouched, TableDump } from '../storage.ts'
import { TRIAL, TRIAL_BYTES } from '../storage.ts'

type Value = string | number | null

/** How long to wait for another process that is writing to the same file. */
const BUSY_TIMEOUT_MS = 10_000

/** Every commit is synced, readers do not wait for the writer, and deleted data is overwritten. */
const SETTINGS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma fullfsync = on;
  pragma secure_delete = on;
`

const PAGE = 100

/** The arguments of an `append` call; no row if it is stored as it is. */
interface ChangedAppend {
  readonly table: string
  readonly from: number
  readonly bodies: readonly string[]
  readonly row: TableRow | undefined
}

export class Database {
  readonly #file: string
  readonly #database: DatabaseSyncInstance
  readonly #statements = new Map<string, StatementSyncInstance>()
  readonly #snapshots = new Map<number, { readonly database: Database; after: string }>()
  #opened = 0

  constructor(file: string) {
    this.#file = file
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    this.#database.exec(SETTINGS)
  }

  migrate(): void {
    this.#together(() => {
      this.#database.exec(CREATE_MIGRATIONS_TABLE)
      const [{ version }] = this.#all<{ version: number }>('select coalesce(max(number), 0) as version from migrations')
      for (const { number, name, statements } of pendingMigrations(version)) {
        for (const statement of statements) this.#database.exec(statement)
        this.#run('insert into migrations (number, name) values (?, ?)', number, name)
      }
    })
  }

  append(group: readonly ChangedAppend[]): readonly AppendResult[] {
    return this.#together(() => group.map((each) => this.#appendOne(each)))
  }

  /** The size in the row decides who was first. */
  #appendOne({ table, from, bodies, row }: ChangedAppend): AppendResult {
    if (!this.#isFirst(table, from, from + bodies.length, row)) return 'conflict'
    bodies.forEach((body, place) => {
      this.#run('insert into entries (table_name, number, body) values (?, ?, ?)', table, from + place, body)
    })
    return 'appended'
  }

  /** Takes the new size, and the row if it has changed. A column that is set costs time even if its value stays the same. */
  #isFirst(table: string, from: number, size: number, row: TableRow | undefined): boolean {
    if (row === undefined) return this.#run('update tables set size = ? where name = ? and size = ?', size, table, from)
    const facts = [row.isPublic ? 1 : 0, row.stage, row.touchedAt, row.dueAt, row.lobby]
    return from === 0
      ? this.#run(
          'insert into tables (size, is_public, stage, touched_at, due_at, lobby, name) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
          size,
          ...facts,
          table,
        )
      : this.#run(
          'update tables set size = ?, is_public = ?, stage = ?, touched_at = ?, due_at = ?, lobby = ? where name = ? and size = ?',
          size,
          ...facts,
          table,
          from,
        )
  }

  read(table: string, from: number, most = -1): readonly string[] {
    const sql = 'select body from entries where table_name = ? and number >= ? order by number limit ?'
    return this.#all<{ body: string }>(sql, table, from, most).map(({ body }) => body)
  }

  snapshot(table: string): Snapshot | undefined {
    const [snapshot] = this.#all<Snapshot>('select size, seal, body from snapshots where table_name = ?', table)
    return snapshot
  }

  keepSnapshot(table: string, { size, seal, body }: Snapshot): void {
    const sql = `insert into snapshots (table_name, size, seal, body) select name, ?, ?, ? from tables where name = ?
      on conflict (table_name) do update set size = excluded.size, seal = excluded.seal, body = excluded.body`
    this.#run(sql, size, seal, body, table)
  }

  sizes(tables: readonly string[]): ReadonlyMap<string, number> {
    const sql = 'select name, size from tables where name in (select value from json_each(?))'
    const rows = this.#all<{ name: string; size: number }>(sql, JSON.stringify(tables))
    return new Map(rows.map(({ name, size }) => [name, size]))
  }

  lobby(limit: number): readonly string[] {
    const sql = `select lobby from tables where is_public = 1 and stage <> 'over' order by stage, touched_at desc, name limit ?`
    return this.#all<{ lobby: string }>(sql, limit).map(({ lobby }) => lobby)
  }

  due(now: number, limit: number): readonly string[] {
    const sql = 'select name from tables where due_at is not null and due_at <= ? order by due_at limit ?'
    return this.#names(sql, now, limit)
  }

  postpone(table: string, dueAt: number | null): void {
    this.#run('update tables set due_at = ? where name = ?', dueAt, table)
  }

  remind(table: string, { seat, id, body }: Reminder): void {
    const sql = `insert into reminders (table_name, seat, id, body) select name, ?, ?, ? from tables where name = ?
      on conflict (table_name, seat, id) do update set body = excluded.body`
    this.#run(sql, seat, id, body, table)
  }

  rewrite(table: string, { seat, id, body }: Reminder, before: string): boolean {
    const sql = 'update reminders set body = ? where table_name = ? and seat = ? and id = ? and body = ?'
    return this.#run(sql, body, table, seat, id, before)
  }

  reminders(table: string): readonly Reminder[] {
    const sql = 'select seat, id, body from reminders where table_name = ? order by seat, id'
    return this.#all<Reminder>(sql, table)
  }

  forget(table: string, seat: number, id: string): void {
    this.#run('delete from reminders where table_name = ? and seat = ? and id = ?', table, seat, id)
  }

  counts(): Counts {
    const sql = `select count(*) as tables, coalesce(sum(stage = 'playing'), 0) as playing, coalesce(sum(size), 0) as entries from tables`
    const [counts] = this.#all<Counts>(sql)
    return counts
  }

  /** A part of the tables where nothing has happened since, in the order of their names. */
  tablesBefore(touchedAt: number, after: string): readonly string[] {
    const sql = 'select name from tables where touched_at < ? and name > ? order by name limit ?'
    return this.#names(sql, touchedAt, after, PAGE)
  }

  untouched({ gathering, others }: Untouched, limit: number): readonly string[] {
    const sql = `select name from tables where touched_at < max(?1, ?2) and touched_at < case stage when 'gathering' then ?1 else ?2 end
      order by name limit ?3`
    return this.#names(sql, gathering, others, limit)
  }

  remove(table: string, since = Number.MAX_SAFE_INTEGER): void {
    this.#together(() => {
      if (!this.#run('delete from tables where name = ? and touched_at < ?', table, since)) return
      for (const about of ['entries', 'reminders', 'snapshots']) {
        this.#run(`delete from ${about} where table_name = ?`, table)
      }
    })
  }

  /** Opens a second connection, whose snapshot of the file ignores later appends. */
  openSnapshot(): number {
    const database = new Database(this.#file)
    database.#database.exec('begin')
    database.counts()
    this.#opened += 1
    this.#snapshots.set(this.#opened, { database, after: '' })
    return this.#opened
  }

  /** The next tables of a snapshot; none when all were given. */
  nextOfSnapshot(number: number): readonly TableDump[] {
    const snapshot = this.#snapshots.get(number)
    if (snapshot === undefined) return []
    const { database, after } = snapshot
    const rows = database.#all<StoredRow>('select * from tables where name > ? order by name limit ?', after, PAGE)
    snapshot.after = rows.at(-1)?.name ?? after
    return rows.map((stored) => ({
      row: rowOf(stored),
      bodies: database.read(stored.name, 0),
      reminders: database.reminders(stored.name),
    }))
  }

  closeSnapshot(number: number): void {
    this.#snapshots.get(number)?.database.close()
    this.#snapshots.delete(number)
  }

  ping(): void {
    this.#all('select 1')
  }

  /** The next commit undoes what was written. */
  tryWriting(): void {
    this.#together(() =>
      this.#run(
        `insert into snapshots (table_name, size, seal, body) values (?, 0, '', hex(zeroblob(?)))
          on conflict (table_name) do update set body = excluded.body`,
        TRIAL,
        TRIAL_BYTES / 2,
      ),
    )
    this.#run('delete from snapshots where table_name = ?', TRIAL)
  }

  close(): void {
    for (const number of this.#snapshots.keys()) this.closeSnapshot(number)
    this.#database.close()
  }

  /** A transaction. */
  #together<Result>(work: () => Result): Result {
    this.#database.exec('begin immediate')
    try {
      const result = work()
      this.#database.exec('commit')
      return result
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  /** Whether any row was changed. */
  #run(sql: string, ...values: readonly Value[]): boolean {
    return this.#prepared(sql).run(...values).changes > 0
  }

  #all<Row>(sql: string, ...values: readonly Value[]): [Row, ...Row[]] {
    return this.#prepared(sql).all(...values) as [Row, ...Row[]]
  }

  #names(sql: string, ...values: readonly Value[]): readonly string[] {
    return this.#all<{ name: string }>(sql, ...values).map(({ name }) => name)
  }

  #prepared(sql: string): StatementSyncInstance {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
