/** Statistics of finished games: wins by deck and level, streaks, the quickest wins. */
import type { Deck } from '@merchants/dale'
import { DECKS } from '@merchants/dale'
import type { GameResult, Opponents } from './game-result.ts'
import { OPPONENTS } from './game-result.ts'
import type { Streaks, Tally } from '../../../records/tally.ts'
import { inTime, streaksOf, tallyOf } from '../../../records/tally.ts'

/** These have a place in the list before the first game against them. */
const USUAL: readonly Opponents[] = ['novice', 'seasoned', 'people']

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
