/** Finds the tables of a server through the environment that the server reads. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Storage } from '@merchants/storage'

export const WHERE = `
Uses the tables of the server, in the folder DATA (./data) or in the PostgreSQL at DATABASE_URL. The server may be running.`

/** Works with the tables and closes them, whatever happens. */
export async function withStorage<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await open()
  try {
    return await work(storage)
  } finally {
    await storage.close()
  }
}

/** Whether there are any tables at all; a wrong folder must not look like an empty one. */
export function requireTables(): void {
  const folder = dataFolder()
  if (databaseUrl() !== undefined || existsSync(join(folder, 'tables.sqlite'))) return
  throw new Error(
    `there are no tables in ${folder}; set DATA to the server's data folder, or DATABASE_URL to its database`,
  )
}

/** Other commands start faster without the databases. */
async function open(): Promise<Storage> {
  const { openPostgres, openSqlite } = await import('@merchants/storage')
  const url = databaseUrl()
  return url === undefined ? openSqlite(dataFolder(), 'guest') : openPostgres(url)
}

function databaseUrl(): string | undefined {
  return process.env['DATABASE_URL']?.trim() || undefined
}

function dataFolder(): string {
  return resolve(process.env['DATA']?.trim() || 'data')
}
