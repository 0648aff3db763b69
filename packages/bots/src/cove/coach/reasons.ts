/** Why an answer is better than another one, in a fixed vocabulary, by what was counted after both. */
import type { Measures } from './measures.ts'

/** A difference that has a sentence. Counts are gold or goods. */
export type CoveReason =
  | { readonly why: 'long-run' | 'close' | 'only' }
  | { readonly why: 'gold' | 'guilds' | 'corruption' | 'goods' | 'huckster'; readonly count: number }

/** An answer and what it led to. */
export interface Weighed {
  readonly chance: number
  readonly measures: Measures
}

/** About what one of each is worth in gold: more for oneself, less for the Huckster. */
const WORTH = { gold: 1, guilds: 1, corruption: -1, goods: 3, huckster: -1 } as const
const NAMES = ['gold', 'guilds', 'corruption', 'goods', 'huckster'] as const
/** Differences that are worth less than this are not named. */
const LEAST = 0.75
/** Chances closer than this are about equal. */
const CLOSE = 0.01
const MOST_REASONS = 2

/** The strongest reasons for the first answer and against the second. */
export function reasonsFor(better: Weighed, other: Weighed): readonly CoveReason[] {
  const found = NAMES.map((why) => {
    const difference = better.measures[why] - other.measures[why]
    return { why, count: Math.round(Math.abs(difference)), worth: difference * WORTH[why] }
  }).filter(({ count, worth }) => worth >= LEAST && count > 0)
  if (found.length === 0) return [{ why: better.chance - other.chance < CLOSE ? 'close' : 'long-run' }]
  return found
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_REASONS)
    .map(({ why, count }) => ({ why, count }))
}
