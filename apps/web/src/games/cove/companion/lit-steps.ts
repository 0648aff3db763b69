/** Which step of his turn, or which phase of the round, a screen belongs to. */
import type { CompanionPhase, CompanionState } from '@merchants/cove'
import { TURN_STEPS } from '@merchants/cove'

const PHASES: readonly CompanionPhase[] = ['arrival', 'production', 'market', 'clean up']

interface LitSteps {
  /** The five steps of his turn, or the phases of the round. */
  readonly isTurn: boolean
  /** Places of the first and the last one that is shown; the first is past the end when the game is over. */
  readonly first: number
  readonly last: number
}

type Place = Pick<CompanionState, 'step' | 'phase'>

/** A screen begins in one step and may end in a later one. */
export function litSteps(from: Place, until: Place): LitSteps {
  const isTurn = isHisTurn(from)
  const names: readonly (string | undefined)[] = isTurn ? TURN_STEPS : PHASES
  const placeOf = (place: Place): number => names.indexOf(isTurn ? place.step : place.phase)
  if (from.phase === 'over') return { isTurn, first: names.length, last: names.length }
  const first = placeOf(from)
  const hasLeft = isTurn && !isHisTurn(until)
  return { isTurn, first, last: hasLeft ? names.length - 1 : Math.max(first, placeOf(until)) }
}

const isHisTurn = ({ step, phase }: Place): boolean => step !== undefined && phase === 'production'
