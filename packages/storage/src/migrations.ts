/** The migrations of the database. Each runs once, in order, and is never changed afterwards. */
import { StorageError } from './storage.ts'

interface Migration {
  readonly name: string
  /** SQL that SQLite and PostgreSQL both know. */
  readonly statements: readonly string[]
}

const MIGRATIONS: readonly Migration[] = [
  {
    name: 'tables and their entries',
    statements: [
      `create table tables (
        name text primary key,
        size integer not null,
        is_public integer not null,
        stage text not null,
        touched_at bigint not null,
        due_at bigint,
        lobby text not null
      )`,
      `create table entries (
        table_name text not null,
        number integer not null,
        body text not null,
        primary key (table_name, number)
      )`,
      `create index tables_in_lobby on tables (stage, touched_at) where is_public = 1 and stage <> 'over'`,
      `create index tables_due on tables (due_at) where due_at is not null`,
    ],
  },
  {
    name: 'reminders',
    statements: [
      `create table reminders (
        table_name text not null,
        seat integer not null,
        id text not null,
        body text not null,
        primary key (table_name, seat, id)
      )`,
    ],
  },
  {
    name: 'snapshots',
    statements: [
      `create table snapshots (
        table_name text primary key,
        size integer not null,
        seal text not null,
        body text not null
      )`,
      `create index tables_untouched on tables (touched_at)`,
    ],
  },
]

export const CREATE_MIGRATIONS_TABLE =
  'create table if not exists migrations (number integer primary key, name text not null)'

/** The steps that a database at this version still has to take, with their numbers. */
export function pendingMigrations(version: number): readonly (Migration & { readonly number: number })[] {
  if (version > MIGRATIONS.length) {
    throw new StorageError(
      `The database was written by a newer version of Merchants' Table (schema ${version}, supported up to ${MIGRATIONS.length}). Start that version, or restore a backup into an empty folder or database.`,
    )
  }
  return MIGRATIONS.slice(version).map((migration, ahead) => ({ ...migration, number: version + ahead + 1 }))
}
