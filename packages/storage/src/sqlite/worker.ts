/** The thread that writes to the disk. It answers one call after another and blocks no other thread. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { runCall, type Call, type OpenRequest, type CallResult } from './worker-protocol.ts'
import { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'

const FILE = 'tables.sqlite'

const { folder, as } = workerData as OpenRequest
let database: Database | undefined
let letGo: (() => void) | undefined

parentPort?.on('message', ({ number, method, args }: Call) => {
  const work = database?.[method] as (...args: readonly unknown[]) => unknown
  const outcome = runCall(folder, () => work.apply(database, [...args]))
  if (method === 'close') leave()
  reply(number, outcome)
})

const request = runCall(folder, () => {
  if (as === 'server') letGo = lockFolder(folder)
  const file = join(folder, FILE)
  // Hands and secrets are in it. The files beside it get the same rights.
  closeSync(openSync(file, 'a', 0o600))
  database = new Database(file)
  database.migrate()
})
if ('fault' in request) leave()
reply(0, request)

function reply(number: number, outcome: CallResult): void {
  parentPort?.postMessage({ number, ...outcome })
}

/** The thread ends when its port is closed. */
function leave(): void {
  letGo?.()
  parentPort?.unref()
}
