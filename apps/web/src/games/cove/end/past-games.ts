/** The finished solo games of this browser, in steps of ten gold. */
import { tallyOf } from '../../../records/tally.ts'
import type { CoveResult } from '../book/cove-result.ts'

export interface Bar {
  readonly from: number
  readonly won: number
  readonly lost: number
}

const STEP = 10
/** At least this many bars are drawn. */
const LEAST = 8

export function barsOf(games: readonly CoveResult[]): Bar[] {
  const golds = games.map(({ gold }) => gold)
  if (golds.length === 0) return []
  const first = Math.floor(Math.min(...golds) / STEP)
  const last = Math.max(Math.floor(Math.max(...golds) / STEP), first + LEAST - 1)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const from = (first + at) * STEP
    const here = games.filter(({ gold }) => Math.floor(gold / STEP) * STEP === from)
    const { wins } = tallyOf(here)
    return { from, won: wins, lost: here.length - wins }
  })
}
