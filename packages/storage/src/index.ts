/** The storage of tables. */
export { openMemory } from './memory.ts'
export { openPostgres } from './postgres/open.ts'
export { openSqlite } from './sqlite/open.ts'
export * from './storage.ts'
