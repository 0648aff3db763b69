/** A game as it is kept: setup, seed and answers. No card is named in it. */
import type { Setup } from '@merchants/cove'
import type { Answer } from '@merchants/tabletop'
import type { CoveSummary, CoveTable } from '../cove-sight.ts'

export interface CoveRecord {
  readonly game: string
  readonly table: CoveTable
  readonly seed: string
  readonly answers: readonly Answer[]
  /** What the list of games tells of it. */
  readonly state: Pick<CoveSummary, 'round' | 'phase' | 'gold' | 'winners'>
  readonly playedAt: number
}

export const startOf = ({ table, seed }: CoveRecord): Setup & { readonly seed: string } => ({ ...table.setup, seed })

/** What is known of a game before it was opened. */
export const NEW: CoveRecord['state'] = { round: 1, phase: 'arrival', gold: [], winners: [] }
