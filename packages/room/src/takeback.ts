/** How far an agreed undo goes back, and how much of it is public. */
import type { LazyMatch } from './lazy-match.ts'

/** The last question that a seat was really asked in this game, and openly, whatever has happened since. */
export function takebackTarget(play: LazyMatch, seat: number): number | undefined {
  const { steps } = play
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]
    if (step !== undefined && !step.isAutomatic && step.seat === seat && step.isOpen) return at
  }
  return undefined
}

/** The public number of steps of an undo. Only moments that all have seen are counted. */
export const takebackSteps = ({ steps, step, isOpen }: LazyMatch, to: number): number =>
  steps.slice(to + 1).filter((each) => each.isOpen && !each.isAutomatic).length + (to < step && isOpen ? 1 : 0)
