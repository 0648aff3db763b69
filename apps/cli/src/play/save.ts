/** Saves a game to a file. */
import { writeFileSync } from 'node:fs'
import { faultText } from '../fault-text.ts'

/** How a saved game of Dale or of the Cove is played again. */
const runHint = (file: string): string => `; 'merchants run ${file}' plays it again`

/** Writes a game into a file as JSON, and says what became of it. */
export function saveAs(file: string, saved: () => unknown, hint = runHint): string {
  if (file === '') return 'Save where? For example: save game.json'
  try {
    writeFileSync(file, `${JSON.stringify(saved(), undefined, 2)}\n`)
    return `Saved to ${file}${hint(file)}.`
  } catch (thrown) {
    return `Not saved: ${faultText(thrown)}.`
  }
}
