/** A summary of many solo games: the win rate with its interval, gold of both, length, sources of the gold. */
import { rounded, shareOf } from '../summary.ts'
import type { CovePlan, CoveTally, Side, Source } from './play.ts'
import { SOURCES } from './play.ts'

/** The true value is in between 95 times of 100. */
interface Interval {
  readonly low: number
  readonly high: number
}

/** A mean with its interval and percentiles; this many of 100 values are not above p10, and so on. */
export interface Spread extends Interval {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly p10: number
  readonly p25: number
  readonly median: number
  readonly p75: number
  readonly p90: number
  readonly most: number
}

interface Both<T> {
  readonly human: T
  readonly huckster: T
}

export interface CoveSummary {
  readonly plan: CovePlan
  readonly games: number
  /** Whether someone ended it early. */
  readonly stopped: boolean
  readonly humanWins: number
  readonly humanWinRate: number
  readonly humanWinRateInterval: Interval
  readonly gold: Both<Spread>
  /** Turns a game, of each side and of both together. */
  readonly turns: Both<Spread> & { readonly all: Spread }
  /** Gold a game by where it comes from; what corruption costs is below zero. */
  readonly sources: Both<Readonly<Partial<Record<Source, number>>>>
}

export function coveSummaryOf(plan: CovePlan, { humanWins, human, huckster }: CoveTally): CoveSummary {
  const games = human.gold.length
  const { share, low, high } = shareOf(humanWins, games)
  return {
    plan,
    games,
    stopped: games < plan.games,
    humanWins,
    humanWinRate: share,
    humanWinRateInterval: { low, high },
    gold: { human: spreadOf(human.gold), huckster: spreadOf(huckster.gold) },
    turns: {
      human: spreadOf(human.turns),
      huckster: spreadOf(huckster.turns),
      all: spreadOf(human.turns.map((turns, game) => turns + (huckster.turns[game] ?? 0))),
    },
    sources: { human: sourcesOf(human, 'pool'), huckster: sourcesOf(huckster, 'staff') },
  }
}

/** A game's part of each source; one of them this side does not have. */
const sourcesOf = ({ from, gold }: Side, lacks: Source): Partial<Record<Source, number>> =>
  Object.fromEntries(
    SOURCES.filter((source) => source !== lacks).map((source) => [source, rounded(from[source] / gold.length)]),
  )

/** For 95 of 100: this many standard deviations of the normal distribution. */
const DEVIATIONS = 1.96

export function spreadOf(numbers: readonly number[]): Spread {
  const count = numbers.length
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.max(0, Math.ceil(count * part) - 1)] ?? 0
  const mean = numbers.reduce((sum, each) => sum + each, 0) / count
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0
  const either = (DEVIATIONS * deviation) / Math.sqrt(count)
  return {
    mean: rounded(mean),
    low: rounded(mean - either),
    high: rounded(mean + either),
    deviation: rounded(deviation),
    least: at(0),
    p10: at(0.1),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    most: at(1),
  }
}
