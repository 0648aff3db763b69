/** Keeps a game in a file, as a setup, a seed and moves. */
import { writeFileSync } from 'node:fs'
import { writeSavedGame } from '@merchants/dale'
import type { Match } from './match.ts'

/** Says what became of it. */
export function saveGame(match: Match, file: string): string {
  if (file === '') return 'Save where? For example: save game.json'
  try {
    writeFileSync(file, `${JSON.stringify(writeSavedGame(match.save()), undefined, 2)}\n`)
    return `Saved to ${file}; 'merchants run ${file}' plays it again.`
  } catch (thrown) {
    return `Not saved: ${(thrown as Error).message}`
  }
}
