/** A summary of many games, with shares, intervals and means. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import type { Plan, Tally } from './play.ts'

/** A share with the interval that holds the true one 95 times of 100. */
export interface Share {
  readonly wins: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface DeckSummary {
  readonly deck: Deck
  readonly games: number
  /** Games whose winner has built with this deck. */
  readonly inWinningStall: Share
  readonly boughtPerGame: number
  readonly builtPerGame: number
}

export interface Summary {
  readonly plan: Plan
  readonly games: number
  /** Whether someone ended it early. */
  readonly stopped: boolean
  /** Games that reached the maximum number of turns and have no winner. */
  readonly cutOff: number
  readonly winsBySeat: readonly (Share & { readonly seat: string })[]
  readonly winsByBot: readonly (Share & { readonly bot: string })[]
  readonly decks: readonly DeckSummary[]
  readonly turns: { readonly mean: number; readonly median: number; readonly p95: number; readonly longest: number }
  readonly cards: { readonly boughtPerGame: number; readonly builtPerGame: number; readonly stacksPerGame: number }
}

export function summaryOf(plan: Plan, tally: Tally): Summary {
  const games = tally.turns.length
  return {
    plan,
    games,
    stopped: games < plan.games,
    cutOff: tally.cutOff,
    winsBySeat: tally.winsBySeat.map((wins, seat) => ({ seat: `p${seat + 1}`, ...shareOf(wins, games) })),
    winsByBot: [...tally.bots]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([bot, { wins, seats }]) => ({ bot, ...shareOf(wins, seats) })),
    decks: decksOf(tally),
    turns: lengthsOf(tally.turns),
    cards: {
      boughtPerGame: rounded(tally.bought / games),
      builtPerGame: rounded(tally.built / games),
      stacksPerGame: rounded(tally.stacks / games),
    },
  }
}

const decksOf = ({ decks }: Tally): DeckSummary[] =>
  DECKS.flatMap((deck) => {
    const counted = decks.get(deck)
    if (counted === undefined) return []
    const { games, won, bought, built } = counted
    return {
      deck,
      games,
      inWinningStall: shareOf(won, games),
      boughtPerGame: rounded(bought / games),
      builtPerGame: rounded(built / games),
    }
  })

/** For 95 of 100: this many standard deviations of the normal distribution. */
const DEVIATIONS = 1.96

/** Wilson's interval, which stays between 0 and 1 even for few games. */
export function shareOf(wins: number, of: number): Share {
  if (of === 0) return { wins, of, share: 0, low: 0, high: 1 }
  const share = wins / of
  const square = DEVIATIONS ** 2
  const centre = (share + square / (2 * of)) / (1 + square / of)
  const spread = (DEVIATIONS / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  const low = Math.max(0, centre - spread)
  const high = Math.min(1, centre + spread)
  return { wins, of, share: rounded(share, 4), low: rounded(low, 4), high: rounded(high, 4) }
}

function lengthsOf(turns: readonly number[]): Summary['turns'] {
  const sorted = turns.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
  const mean = rounded(sorted.reduce((sum, each) => sum + each, 0) / sorted.length)
  return { mean, median: at(0.5), p95: at(0.95), longest: at(1) }
}

export function rounded(number: number, digits = 2): number {
  return Number.isFinite(number) ? Number(number.toFixed(digits)) : 0
}
