/** A database as version 1 left it, in SQL that both SQLite and PostgreSQL understand. It never changes. */
export const VERSION_1 = [
  'create table migrations (number integer primary key, name text not null)',
  "insert into migrations (number, name) values (1, 'tables and their entries')",
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
  `insert into tables (name, size, is_public, stage, touched_at, due_at, lobby)
    values ('oldtable2345', 2, 1, 'gathering', 1700000000000, null, '{"table":"oldtable2345"}')`,
  `insert into entries (table_name, number, body) values ('oldtable2345', 0, '{"what":"opened","at":1}')`,
  `insert into entries (table_name, number, body) values ('oldtable2345', 1, '{"what":"sat","at":2}')`,
]
