/** Games that are kept in this browser, in a database of their own. */

const STORE = 'games'

/** What can be kept: anything with a name. */
interface Named {
  readonly game: string
}

export interface Store<Kept extends Named> {
  all(): Promise<Kept[]>
  read(game: string): Promise<Kept | undefined>
  write(record: Kept): Promise<void>
  remove(game: string): Promise<void>
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of this browser does not answer.'))
  })
}

export async function openStore<Kept extends Named>(name: string): Promise<Store<Kept>> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'game' })
  const database = await settled(opening)
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE)
  return {
    all: () => settled(games('readonly').getAll() as IDBRequest<Kept[]>),
    read: (game) => settled(games('readonly').get(game) as IDBRequest<Kept | undefined>),
    write: async (record) => {
      await settled(games('readwrite').put(record))
    },
    remove: async (game) => {
      await settled(games('readwrite').delete(game))
    },
  }
}

/** For where there is no database: a single file, a test, or a browser that forbids it. */
export function memoryStore<Kept extends Named>(): Store<Kept> {
  const records = new Map<string, Kept>()
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
