/** Tables in one folder of this machine: SQLite in a thread of its own, with one commit for all who wait. */
import { mkdirSync } from 'node:fs'
import { Groups } from '../groups.ts'
import type { Append } from '../rows.ts'
import { StorageFault, type Appended, type Storage } from '../storage.ts'
import type { Opening } from './calls.ts'
import { DatabaseThread } from './thread.ts'

/** So many appends go into one commit at most. */
const LARGEST_GROUP = 1000

/** A server has the folder for itself; a guest may look in beside it. */
export async function openSqlite(folder: string, as: 'server' | 'guest' = 'server'): Promise<Storage> {
  const thread = await openThread({ folder, as })
  const appends = new Groups<Append, Appended>({
    write: (group) => thread.call('append', group),
    subject: ({ row }) => row.table,
    largest: LARGEST_GROUP,
  })

  return {
    append: (from, bodies, row) => appends.add({ from, bodies, row }),
    read: (table, from, most) => thread.call('read', table, from, most),
    snapshot: (table) => thread.call('snapshot', table),
    keepSnapshot: (table, snapshot) => thread.call('keepSnapshot', table, snapshot),
    sizes: (tables) => thread.call('sizes', tables),
    lobby: (limit) => thread.call('lobby', limit),
    due: (now, limit) => thread.call('due', now, limit),
    postpone: (table, dueAt) => thread.call('postpone', table, dueAt),
    remind: (table, reminder) => thread.call('remind', table, reminder),
    rewrite: (table, reminder, before) => thread.call('rewrite', table, reminder, before),
    reminders: (table) => thread.call('reminders', table),
    forget: (table, seat, id) => thread.call('forget', table, seat, id),
    counts: () => thread.call('counts'),
    async *tablesBefore(touchedAt) {
      let page = await thread.call('tablesBefore', touchedAt, '')
      while (page.length > 0) {
        yield* page
        page = await thread.call('tablesBefore', touchedAt, page.at(-1) as string)
      }
    },
    untouched: (since, limit) => thread.call('untouched', since, limit),
    remove: (table, since) => thread.call('remove', table, since),
    async *all() {
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
      await appends.rest()
      await thread.close()
    },
  }
}

async function openThread(opening: Opening): Promise<DatabaseThread> {
  try {
    mkdirSync(opening.folder, { recursive: true, mode: 0o700 })
    return await DatabaseThread.open(opening)
  } catch (error) {
    if (error instanceof StorageFault) throw error
    throw new StorageFault(`The data folder ${opening.folder} cannot be used: ${(error as Error).message}`)
  }
}
