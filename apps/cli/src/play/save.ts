/** Keeps a game in a file, as a setup, a seed and moves. */
import { writeFileSync } from 'node:fs'
import { writeSavedGame } from '@merchants/dale'
import type { DaleMatch } from './match.ts'

export const saveGame = (match: DaleMatch, file: string): string => saveAs(file, () => writeSavedGame(match.save()))

/** Writes what a game is kept as into a file, and says what became of it. */
export function saveAs(file: string, kept: () => unknown): string {
  if (file === '') return 'Save where? For example: save game.json'
  try {
    writeFileSync(file, `${JSON.stringify(kept(), undefined, 2)}\n`)
    return `Saved to ${file}; 'merchants run ${file}' plays it again.`
  } catch (thrown) {
    return `Not saved: ${(thrown as Error).message}`
  }
}
