/** The result of a finished solo game for the player at this screen, the source of the harbour book and of the daily result. */
import type { Setup } from '@merchants/cove'
import { isCount, resultsFile } from '../../../records/results-file.ts'
import { isText } from '../../../worker/kept-record.ts'
import type { KeptResult } from '../../../worker/kept-results.ts'
import type { CoveRecord } from '../local/record.ts'
import { isSetup } from '../local/record.ts'

export interface CoveResult extends KeptResult {
  readonly setup: Setup
  readonly seed: string
  /** My gold, and the Huckster's. */
  readonly gold: number
  readonly his: number
  readonly hasWon: boolean
}

/** Only solo games finished here or at an online table count, not those from a file or a link. */
export function coveResultOf({ game, table, seed, state, playedAt, origin }: CoveRecord): CoveResult | undefined {
  const { setup, isWatched = false } = table
  const [gold = 0, his = 0] = state.gold
  const isMine = origin === undefined && !isWatched && setup.merchants.length === 1
  if (!isMine || state.phase !== 'over') return undefined
  return { game, playedAt, setup, seed, gold, his, hasWon: state.winners.includes(0) }
}

/** The harbour book as a file. */
export const bookFile = resultsFile<CoveResult>('merchants-cove-book', (value, played) => {
  const { setup, seed, gold, his, hasWon } = value
  const isWhole = isSetup(setup) && isText(seed) && isCount(gold) && isCount(his) && typeof hasWon === 'boolean'
  return isWhole ? { ...played, setup, seed, gold, his, hasWon } : undefined
})
