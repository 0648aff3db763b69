/** Games that a browser keeps, put there and read by tests. */
import type { Page } from 'playwright-core'

/** A picture of ours. Where it is open, the storage can be filled before the page itself opens. */
export const STOREROOM = '/icon.svg'

export type Database = 'merchants-table' | 'merchants-cove'

interface Kept {
  readonly game: string
}

/** Keeps a game as the page does. */
export const keepGame = (page: Page, record: Kept, database: Database = 'merchants-table'): Promise<void> =>
  page.evaluate(
    ([name, kept]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name, 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'game' })
        opening.onerror = () => reject(opening.error ?? new Error('The database does not open.'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(kept)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [database, record] as const,
  )

/** A record as the browser keeps it. */
export const keptGame = (
  page: Page,
  game: string,
  database: Database = 'merchants-table',
): Promise<Record<string, unknown> | undefined> =>
  page.evaluate(
    ([name, key]) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').get(key)
          asking.onsuccess = () => resolve(asking.result as Record<string, unknown> | undefined)
        }
      }),
    [database, game] as const,
  )
