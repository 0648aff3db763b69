/** A database as version 3 made it, in SQL that both SQLite and PostgreSQL understand. It never changes. */
export const VERSION_3 = [
  'create table migrations (number integer primary key, name text not null)',
  "insert into migrations (number, name) values (1, 'tables and their entries'), (2, 'reminders'), (3, 'snapshots')",
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
  "create index tables_in_lobby on tables (stage, touched_at) where is_public = 1 and stage <> 'over'",
  'create index tables_due on tables (due_at) where due_at is not null',
  `create table reminders (
    table_name text not null,
    seat integer not null,
    id text not null,
    body text not null,
    primary key (table_name, seat, id)
  )`,
  `create table snapshots (
    table_name text primary key,
    size integer not null,
    seal text not null,
    body text not null
  )`,
  'create index tables_untouched on tables (touched_at)',
]
