/** The finished solo games played in this browser, in steps of ten gold. */
import type { CoveSummary } from '../cove-match-types.ts'

export interface Bar {
  readonly from: number
  readonly won: number
  readonly lost: number
}

const STEP = 10
/** At least this many bars are drawn. */
const LEAST = 8

export const isFinishedSolo = ({ phase, table }: CoveSummary): boolean =>
  phase === 'over' && table.setup.merchants.length === 1 && table.isWatched !== true

const isWon = ({ winners }: CoveSummary): boolean => winners.includes(0)

export const wonOf = (games: readonly CoveSummary[]): number => games.filter(isWon).length

export function barsOf(games: readonly CoveSummary[]): Bar[] {
  const golds = games.map(({ gold }) => gold[0] ?? 0)
  if (golds.length === 0) return []
  const first = Math.floor(Math.min(...golds) / STEP)
  const last = Math.max(Math.floor(Math.max(...golds) / STEP), first + LEAST - 1)
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const from = (first + at) * STEP
    const here = games.filter(({ gold }) => Math.floor((gold[0] ?? 0) / STEP) * STEP === from)
    const won = wonOf(here)
    return { from, won, lost: here.length - won }
  })
}
