/** The server as a program: opens the table, says where, and closes it when asked to. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { listen } from './listen.ts'
import { BUILT_PAGE } from './page.ts'
import { readSettings } from './settings.ts'

const reading = readSettings(process.env)
if ('fault' in reading) giveUp(reading.fault)
if (!existsSync(join(BUILT_PAGE, 'index.html'))) giveUp('The page is not built yet. Build it with: npm run build')

const app = await buildApp()
const opening = await listen(app, reading.settings)
if ('fault' in opening) giveUp(opening.fault)

console.log(`Merchants' Table is open at ${opening.address} — Ctrl-C closes it.`)
process.once('SIGINT', close)
process.once('SIGTERM', close)

function close(): void {
  void app.close().then(() => process.exit())
}

function giveUp(fault: string): never {
  console.error(fault)
  process.exit(1)
}
