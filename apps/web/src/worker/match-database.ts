/** Games that are kept in this browser, in a database of their own. */

const STORE = 'games'

/** A storable value with a name and a count of its writes. */
interface Named {
  readonly game: string
  readonly saves?: number
}

export interface Store<Kept extends Named> {
  all(): Promise<Kept[]>
  read(game: string): Promise<Kept | undefined>
  /** Writes a record, unless another page has written or removed it since: `saves` is one more than what is kept. Whether it was written. */
  write(record: Kept): Promise<boolean>
  remove(game: string): Promise<void>
}

/** Whether a record follows the stored one. */
const follows = ({ saves = 0 }: Named, kept: Named | undefined): boolean => saves === (kept?.saves ?? 0) + 1

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of this browser does not answer.'))
  })
}

/** A change is safe only when its transaction ends, which can fail even if all of its requests succeeded. */
function committed({ transaction }: IDBObjectStore): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The database of this browser does not answer.'))
  })
}

async function openStore<Kept extends Named>(name: string): Promise<Store<Kept>> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'game' })
  const database = await settled(opening)
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(STORE, mode).objectStore(STORE)
  return {
    all: () => settled<Kept[]>(games('readonly').getAll()),
    read: (game) => settled<Kept | undefined>(games('readonly').get(game)),
    write: async (record) => {
      // One transaction, so that nothing is written between the check and the change.
      const store = games('readwrite')
      const kept = await settled<Kept | undefined>(store.get(record.game))
      if (!follows(record, kept)) return false
      store.put(record)
      await committed(store)
      return true
    },
    remove: (game) => {
      const store = games('readwrite')
      store.delete(game)
      return committed(store)
    },
  }
}

/** The store of this browser, or one that lasts as long as the page where the browser forbids it. */
export const openOrMemory = <Kept extends Named>(name: string): Promise<Store<Kept>> =>
  openStore<Kept>(name).catch(() => memoryStore<Kept>())

/** Used without a database, in a single file, a test, or a browser that forbids it. */
export function memoryStore<Kept extends Named>(given: readonly Kept[] = []): Store<Kept> {
  const records = new Map(given.map((record) => [record.game, record]))
  return {
    all: () => Promise.resolve([...records.values()]),
    read: (game) => Promise.resolve(records.get(game)),
    write: (record) => {
      const isNext = follows(record, records.get(record.game))
      if (isNext) records.set(record.game, record)
      return Promise.resolve(isNext)
    },
    remove: (game) => {
      records.delete(game)
      return Promise.resolve()
    },
  }
}
