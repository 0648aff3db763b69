/** Wins and streaks over finished games of any kind. */

/** The outcome of any game. */
interface Outcome {
  readonly playedAt: number
  readonly hasWon: boolean
}

export interface Tally {
  readonly games: number
  readonly wins: number
}

/** Wins in a row: the current streak and the longest. */
export interface Streaks {
  readonly streak: number
  readonly longestStreak: number
}

export const tallyOf = (results: readonly Outcome[]): Tally => ({
  games: results.length,
  wins: results.filter(({ hasWon }) => hasWon).length,
})

export const inTime = <Each extends Outcome>(results: readonly Each[]): Each[] =>
  results.toSorted((a, b) => a.playedAt - b.playedAt)

export function streaksOf(results: readonly Outcome[]): Streaks {
  const lost = inTime(results).flatMap(({ hasWon }, at) => (hasWon ? [] : [at]))
  const ends = [-1, ...lost, results.length]
  const streaks = ends.slice(1).map((end, at) => end - (ends[at] ?? 0) - 1)
  return { streak: streaks.at(-1) ?? 0, longestStreak: Math.max(...streaks) }
}
