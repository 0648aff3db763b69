/** Statistics of finished games: wins by deck and level, streaks, the quickest wins. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import type { GameResult, Opponents } from './game-result.ts'
import { OPPONENTS } from './game-result.ts'

/** These have a place in the list before the first game against them. */
const USUAL: readonly Opponents[] = ['novice', 'seasoned', 'people']

export interface Tally {
  readonly games: number
  readonly wins: number
}

/** Wins in a row: the current streak and the longest. */
export interface Streaks {
  readonly streak: number
  readonly longestStreak: number
}

export interface Records extends Streaks {
  readonly all: Tally
  readonly against: readonly (Tally & { readonly opponents: Opponents })[]
  /** Every deck, even those that were never played with. */
  readonly decks: readonly (Tally & { readonly deck: Deck })[]
  /** Wins in the fewest turns; the earlier one comes first. */
  readonly best: readonly GameResult[]
}

/** This many of the quickest wins are shown. */
const BEST = 5

/** The outcome of any game. */
interface Outcome {
  readonly playedAt: number
  readonly hasWon: boolean
}

export const tallyOf = (results: readonly Outcome[]): Tally => ({
  games: results.length,
  wins: results.filter(({ hasWon }) => hasWon).length,
})

const inTime = <Each extends Outcome>(results: readonly Each[]): Each[] =>
  results.toSorted((a, b) => a.playedAt - b.playedAt)

export function streaksOf(results: readonly Outcome[]): Streaks {
  const lost = inTime(results).flatMap(({ hasWon }, at) => (hasWon ? [] : [at]))
  const ends = [-1, ...lost, results.length]
  const streaks = ends.slice(1).map((end, at) => end - (ends[at] ?? 0) - 1)
  return { streak: streaks.at(-1) ?? 0, longestStreak: Math.max(...streaks) }
}

export function recordsOf(results: readonly GameResult[]): Records {
  return {
    all: tallyOf(results),
    against: OPPONENTS.map((opponents) => {
      return { opponents, ...tallyOf(results.filter(({ against }) => against === opponents)) }
    }).filter(({ opponents, games }) => games > 0 || USUAL.includes(opponents)),
    decks: DECKS.map((deck) => ({ deck, ...tallyOf(results.filter(({ decks }) => decks.includes(deck))) })),
    ...streaksOf(results),
    best: inTime(results)
      .filter(({ hasWon }) => hasWon)
      .toSorted((a, b) => a.turns - b.turns)
      .slice(0, BEST),
  }
}
