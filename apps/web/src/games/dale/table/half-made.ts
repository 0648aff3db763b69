/** Keeps a half-made choice for this tab, so that it survives a reload of the page. */
import type { DaleMatchView } from '../match-types.ts'
import type { Picked } from './picking.ts'

const KEY = 'half-made'

interface HalfMade extends Picked {
  readonly game: string
  readonly step: number
}

export function keepHalfMade(
  { game, step }: Pick<DaleMatchView, 'game' | 'step'>,
  { spots, picks, isProposed }: Picked,
): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, step, spots, picks, isProposed } satisfies HalfMade))
  } catch {
    // A browser without storage can still play.
  }
}

/** The picks for this very question before the reload. */
export function keptHalfMade({
  game,
  step,
}: Pick<DaleMatchView, 'game' | 'step'>): (Picked & { readonly step: number }) | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isHalfMade(kept) || kept.game !== game || kept.step !== step) return undefined
    const { spots, picks, isProposed } = kept
    return { step, spots, picks, isProposed }
  } catch {
    return undefined
  }
}

const isHalfMade = (kept: unknown): kept is HalfMade =>
  typeof kept === 'object' &&
  kept !== null &&
  'spots' in kept &&
  Array.isArray(kept.spots) &&
  'picks' in kept &&
  Array.isArray(kept.picks)
