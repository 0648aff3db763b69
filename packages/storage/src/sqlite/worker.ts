/** The thread that writes to the disk: it answers one call after the other and holds nobody else up. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { outcomeOf, type Call, type Opening, type Outcome } from './calls.ts'
import { Database } from './database.ts'
import { hold } from './hold.ts'

const FILE = 'tables.sqlite'

const { folder, as } = workerData as Opening
let database: Database | undefined
let letGo: (() => void) | undefined

parentPort?.on('message', ({ number, method, args }: Call) => {
  const work = database?.[method] as (...args: readonly unknown[]) => unknown
  const outcome = outcomeOf(folder, () => work.apply(database, [...args]))
  if (method === 'close') leave()
  reply(number, outcome)
})

const opening = outcomeOf(folder, () => {
  if (as === 'server') letGo = hold(folder)
  const file = join(folder, FILE)
  // Hands and secrets are in it. The files beside it get the same rights.
  closeSync(openSync(file, 'a', 0o600))
  database = new Database(file)
  database.migrate()
})
if ('fault' in opening) leave()
reply(0, opening)

function reply(number: number, outcome: Outcome): void {
  parentPort?.postMessage({ number, ...outcome })
}

/** Nothing more to hear: the thread ends by itself. */
function leave(): void {
  letGo?.()
  parentPort?.unref()
}
