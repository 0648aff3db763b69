/** Holds a folder for one server. The lock belongs to the process: it goes with it, however that ends. */
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { StorageFault } from '../storage.ts'

const FILE = 'server.lock'

/** A server that is just leaving gets a moment for it. */
const PATIENCE = 1000

/** Returns what lets go of it again. */
export function hold(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, FILE), { timeout: PATIENCE })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new StorageFault(
      `Another server is using the data folder ${folder}. Stop that one, or give this one a folder of its own, for example: DATA=./other-data npm start`,
    )
  }
  return () => lock.close()
}
