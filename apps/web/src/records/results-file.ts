/** Results of games as a file, and back. */
import { isObject, isText } from '../worker/kept-record.ts'
import type { KeptResult } from '../worker/kept-results.ts'

export interface ResultsFile<Result> {
  readonly write: (results: readonly Result[]) => string
  /** The results in a file; `undefined` if it is another one, or damaged. */
  readonly read: (text: string) => readonly Result[] | undefined
}

/** Files of one kind of game, told apart by their name. `readResult` takes what it knows of a value and nothing else. */
export function resultsFile<Result extends KeptResult>(
  name: string,
  readResult: (value: Readonly<Record<string, unknown>>, played: Played) => Result | undefined,
): ResultsFile<Result> {
  return {
    write: (results) => JSON.stringify({ file: name, results }, undefined, 2),
    read: (text) => {
      const file = parse(text)
      if (!isObject(file) || file['file'] !== name || !Array.isArray(file['results'])) return undefined
      const results = file['results'].map((value: unknown) => {
        const played = playedOf(value)
        return isObject(value) && played !== undefined ? readResult(value, played) : undefined
      })
      return results.every((result) => result !== undefined) ? results : undefined
    },
  }
}

/** The name and the time of a game. */
type Played = Pick<KeptResult, 'game' | 'playedAt'>

function playedOf(value: unknown): Played | undefined {
  if (!isObject(value)) return undefined
  const { game, playedAt } = value
  return isText(game) && game.length <= 100 && isCount(playedAt) ? { game, playedAt } : undefined
}

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
