/** The games that are kept in this browser, in its own database. */
import type { GameRecord } from './record.ts'

const STORE = 'games'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of this browser does not answer.'))
  })
}

export interface GameStore {
  all(): Promise<GameRecord[]>
  read(game: string): Promise<GameRecord | undefined>
  write(record: GameRecord): Promise<void>
  remove(game: string): Promise<void>
}

export async function openStore(): Promise<GameStore> {
  const opening = indexedDB.open('merchants-table', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'game' })
  const database = await settled(opening)
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE)
  return {
    all: () => settled(games('readonly').getAll() as IDBRequest<GameRecord[]>),
    read: (game) => settled(games('readonly').get(game) as IDBRequest<GameRecord | undefined>),
    write: async (record) => {
      await settled(games('readwrite').put(record))
    },
    remove: async (game) => {
      await settled(games('readwrite').delete(game))
    },
  }
}

/** For where there is no database: a single file, or a browser that forbids it. */
export function memoryStore(): GameStore {
  const records = new Map<string, GameRecord>()
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
