/** The games of the Cove that are kept in this browser, in a database of their own. */
import type { CoveRecord } from './record.ts'

const STORE = 'games'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of this browser does not answer.'))
  })
}

export interface CoveStore {
  all(): Promise<CoveRecord[]>
  read(game: string): Promise<CoveRecord | undefined>
  write(record: CoveRecord): Promise<void>
  remove(game: string): Promise<void>
}

export async function openCoveStore(): Promise<CoveStore> {
  const opening = indexedDB.open('merchants-cove', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'game' })
  const database = await settled(opening)
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE)
  return {
    all: () => settled(games('readonly').getAll() as IDBRequest<CoveRecord[]>),
    read: (game) => settled(games('readonly').get(game) as IDBRequest<CoveRecord | undefined>),
    write: async (record) => {
      await settled(games('readwrite').put(record))
    },
    remove: async (game) => {
      await settled(games('readwrite').delete(game))
    },
  }
}

/** For where there is no database: a browser that forbids it, or a test. */
export function memoryCoveStore(): CoveStore {
  const records = new Map<string, CoveRecord>()
  return {
    all: () => Promise.resolve([...records.values()]),
    read: (game) => Promise.resolve(records.get(game)),
    write: (record) => {
      records.set(record.game, record)
      return Promise.resolve()
    },
    remove: (game) => {
      records.delete(game)
      return Promise.resolve()
    },
  }
}
