/** The server process: starts, prints its address, and stops when asked to. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { addressesOf } from './listen-urls.ts'
import { buildApp } from './app.ts'
import { listen } from './listen.ts'
import { BUILT_PAGE } from './static-files.ts'
import { openServices } from './services.ts'
import { readSettings } from './settings.ts'

// Data of a table lives for seconds between two moves, just too long for a cheap garbage collection. A larger heap makes full
// collections, which block moves, much rarer.
setFlagsFromString('--heap-growing-percent=500')

/** Milliseconds until the process exits in any case. */
const SHUTDOWN_TIMEOUT_MS = 9500

const reading = readSettings(process.env)
if ('fault' in reading) exitWithError(reading.fault)
const { settings } = reading
if (settings.page && !existsSync(join(BUILT_PAGE, 'index.html'))) {
  exitWithError('The page is not built yet. Build it with: npm run build')
}

const cannotStart = (error: unknown): never => exitWithError(`The server cannot start: ${wordsOf(error)}`)
const services = await openServices(settings).catch(cannotStart)
const app = await buildApp(services.parts).catch(cannotStart)
const opening = await listen(app, settings)
if ('fault' in opening) exitWithError(opening.fault)

const { port } = app.server.address() as AddressInfo
const [here, ...network] = addressesOf(settings.host, port)
console.log(`Merchants' Table is running at ${here} (Ctrl-C stops it)`)
for (const address of network) console.log(`On your network: ${address}`)

process.once('SIGINT', close)
process.once('SIGTERM', close)

function close(): void {
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  void app
    .close()
    .then(() => services.close())
    .finally(() => process.exit())
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function exitWithError(fault: string): never {
  console.error(fault)
  process.exit(1)
}
