/** How far back an undo goes that everybody has agreed to, and how much of it all may know. */
import { isOpen } from '@merchants/dale'
import type { Play } from './play.ts'

/** The last question that a seat was really asked in this game, and openly, whatever has happened since. */
export function lastAsked(play: Play, seat: number): number | undefined {
  const { steps } = play
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]
    if (step !== undefined && !step.isAutomatic && step.seat === seat && step.isOpen) return at
  }
  return undefined
}

/** How many steps an undo goes back, as everybody may know: only moments that all have seen are counted. */
export const stepsBack = ({ steps, step, history }: Play, to: number): number =>
  steps.slice(to + 1).filter((each) => each.isOpen && !each.isAutomatic).length +
  (to < step && isOpen(history.pause) ? 1 : 0)
