/** The outcome of a match as shares, intervals and ratings. */
import { elo } from '@merchants/bots/strong'
import { labelOf } from '../arg-choices.ts'
import { shareOf } from '../sim/summary.ts'
import type { DealResult } from '../tasks/task.ts'
import type { Match } from './match.ts'

export interface Outcome {
  readonly a: string
  readonly b: string
  /** Playouts for a decision at most, of both. */
  readonly playouts: readonly [number, number]
  /** Playouts that `a` needed where it looked ahead, on average. */
  readonly playoutsPerSearch: number
  readonly players: number
  readonly teams: boolean
  readonly games: number
  readonly wins: number
  readonly share: number
  /** What `a` would win if it were no better than the others. */
  readonly fairShare: number
  readonly interval: readonly [number, number]
  readonly unfinished: number
  readonly turnsPerGame: number
}

const rounded = (share: number): number => Number(share.toFixed(4))

export function outcomeOf({ a, b, company }: Match, results: readonly DealResult[]): Outcome {
  const sum = (of: (result: DealResult) => number): number => results.reduce((total, each) => total + of(each), 0)
  const games = sum((each) => each.games)
  const wins = sum((each) => each.wins)
  const { share, low, high } = shareOf(wins, games)
  return {
    a: a.level,
    b: b.level,
    playouts: [a.iterations, b.iterations],
    playoutsPerSearch: Math.round(
      sum((each) => each.playouts) /
        Math.max(
          1,
          sum((each) => each.searches),
        ),
    ),
    ...company,
    games,
    wins,
    share,
    fairShare: rounded(1 / (company.teams ? 2 : company.players)),
    interval: [low, high],
    unfinished: sum((each) => each.unfinished),
    turnsPerGame: Number((sum((each) => each.turns) / Math.max(1, games)).toFixed(1)),
  }
}

/** Elo numbers of all who played, the weakest of the levels at 1500. Shares of more than two players are taken as they are. */
export function ratingsOf(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const names = [...new Set(outcomes.flatMap(({ b, a }) => [b, a]))]
  return Object.fromEntries([...elo(names, outcomes)].map(([name, rating]) => [name, Math.round(rating)]))
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

export function inLines(outcomes: readonly Outcome[], ratings: Readonly<Record<string, number>>): string {
  const lines = outcomes.map(
    ({ a, b, share, interval: [low, high], games, fairShare, unfinished, turnsPerGame, playoutsPerSearch }) =>
      [
        `${labelOf(a)} against ${labelOf(b)}: ${percent(share)} of ${games} games (${percent(low)} to ${percent(high)}; fair share ${percent(fairShare)})`,
        `${turnsPerGame} turns per game, ${unfinished} without a winner`,
        ...(playoutsPerSearch > 0 ? [`${playoutsPerSearch} playouts per decision`] : []),
      ].join(', '),
  )
  const rated = Object.entries(ratings).map(([name, rating]) => `${labelOf(name)} ${rating}`)
  return [...lines, ...(outcomes.length > 1 ? [`Elo: ${rated.join(', ')}`] : []), ''].join('\n')
}
