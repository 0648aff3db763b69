/** Holds a folder for one server. The lock belongs to the process and ends with it. */
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { StorageError } from '../storage.ts'

const LOCK_FILE = 'server.lock'

/** Waits a moment for a server that is shutting down. */
const LOCK_TIMEOUT_MS = 1000

/** Returns a function that releases the lock. */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: LOCK_TIMEOUT_MS })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new StorageError(
      `Another server is using the data folder ${folder}. Stop that one, or give this one a folder of its own, for example: DATA=./other-data npm start`,
    )
  }
  return () => lock.close()
}
