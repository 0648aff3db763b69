// Turns words/<language>/*.json into modules of src/words/generated, or says what is wrong with them and changes nothing.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bind } from './bind.mjs'
import { check } from './check.mjs'
import { LANGUAGES, readFiles } from './files.mjs'

const WORDS = fileURLToPath(new URL('.', import.meta.url))
const GENERATED = fileURLToPath(new URL('../src/words/generated', import.meta.url))

/** Returns the faults found, each a sentence that begins with its file; without faults the modules are up to date. */
export function build(from = WORDS, to = GENERATED) {
  const faults = []
  const library = check(readFiles(from, faults), faults)
  if (faults.length === 0) write(bind(library), to)
  return { faults, library }
}

/** Leaves alone what has not changed, so that a running development server does not reload for nothing. */
function write(modules, folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (!modules.has(name)) rmSync(join(folder, name), { recursive: true })
  }
  const present = new Set(readdirSync(folder))
  for (const [name, text] of modules) {
    const path = join(folder, name)
    if (!present.has(name) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}

function main() {
  const start = performance.now()
  const { faults, library } = build()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error(`The words have ${faults.length} fault(s); nothing was written.`)
    process.exitCode = 1
    return
  }
  const counts = `${library.slots.size} messages and ${Object.keys(library.cards.en).length} cards`
  console.log(`Words: ${counts} in ${LANGUAGES.length} languages, ${Math.round(performance.now() - start)} ms.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
