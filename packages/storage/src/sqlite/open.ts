/** Tables in one folder of this machine: SQLite in a thread of its own, with one commit for all who wait. */
import { mkdirSync } from 'node:fs'
import { messageOf } from '../error-facts.ts'
import { GroupCommit } from '../group-commit.ts'
import type { Append } from '../rows.ts'
import { StorageError, type AppendResult, type Storage } from '../storage.ts'
import type { OpenRequest } from './worker-protocol.ts'
import { DatabaseThread } from './worker-client.ts'
import { StoredRows } from './stored-rows.ts'

/** This many appends go into one commit at most. */
const MAX_BATCH = 1000

/** A server holds the folder's lock; a guest can read and write beside it. */
export async function openSqlite(folder: string, as: 'server' | 'guest' = 'server'): Promise<Storage> {
  const thread = await openThread({ folder, as })
  const rows = new StoredRows()
  const appends = groupedAppends(thread, rows)

  return {
    append: (from, bodies, row) => appends.add({ from, bodies, row }),
    read: (table, from, most) => thread.call('read', table, from, most),
    snapshot: (table) => thread.call('snapshot', table),
    keepSnapshot: (table, snapshot) => thread.call('keepSnapshot', table, snapshot),
    eventCounts: (tables) => thread.call('sizes', tables),
    lobby: (limit) => thread.call('lobby', limit),
    dueTables: (now, limit) => thread.call('due', now, limit),
    setDueAt: (table, dueAt) => {
      rows.drop(table)
      return thread.call('postpone', table, dueAt)
    },
    saveReminder: (table, reminder) => thread.call('remind', table, reminder),
    replaceReminder: (table, reminder, before) => thread.call('rewrite', table, reminder, before),
    reminders: (table) => thread.call('reminders', table),
    deleteReminder: (table, seat, id) => thread.call('forget', table, seat, id),
    counts: () => thread.call('counts'),
    async *tablesBefore(touchedAt) {
      let page = await thread.call('tablesBefore', touchedAt, '')
      while (page.length > 0) {
        yield* page
        page = await thread.call('tablesBefore', touchedAt, page.at(-1) ?? '')
      }
    },
    untouched: (since, limit) => thread.call('untouched', since, limit),
    deleteTable: (table, since) => thread.call('remove', table, since),
    async *exportTables() {
      const snapshot = await thread.call('openSnapshot')
      try {
        let page = await thread.call('nextOfSnapshot', snapshot)
        while (page.length > 0) {
          yield* page
          page = await thread.call('nextOfSnapshot', snapshot)
        }
      } finally {
        await thread.call('closeSnapshot', snapshot)
      }
    },
    ping: () => thread.call('ping'),
    tryWriting: () => thread.call('tryWriting'),
    async close() {
      await appends.drain()
      await thread.close()
    },
  }
}

/** Appends of many tables in one commit. */
function groupedAppends(thread: DatabaseThread, rows: StoredRows): GroupCommit<Append, AppendResult> {
  return new GroupCommit<Append, AppendResult>({
    write: async (group) => {
      const changes = group.map(({ from, bodies, row }) => ({
        table: row.table,
        from,
        bodies,
        row: from > 0 && rows.has(row) ? undefined : row,
      }))
      for (const { table } of changes) rows.drop(table)
      const results = await thread.call('append', changes)
      for (const [at, { row }] of group.entries()) if (results[at] === 'appended') rows.add(row)
      return results
    },
    batchKey: ({ row }) => row.table,
    maxBatch: MAX_BATCH,
  })
}

async function openThread(request: OpenRequest): Promise<DatabaseThread> {
  try {
    mkdirSync(request.folder, { recursive: true, mode: 0o700 })
    return await DatabaseThread.open(request)
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw new StorageError(`The data folder ${request.folder} cannot be used: ${messageOf(error)}`)
  }
}
