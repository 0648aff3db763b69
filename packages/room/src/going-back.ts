/** How far a seat can take back what it has answered. */
import { isOpen } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import type { Play } from './play.ts'
import type { Step } from './trail.ts'

export const NOTHING_TO_UNDO: Refusal = { key: 'nothing-to-undo', facts: {} }
const SOMETHING_WAS_LEARNED: Refusal = { key: 'something-was-learned', facts: {} }

/** Where the game comes to if a seat takes back its last answer, which nobody has learned anything from. */
export function freelyBack(play: Play, seat: number, from = play.step): number | Refusal {
  const { steps } = play
  let isLearned = false
  for (let at = from - 1; at >= 0; at--) {
    const step = steps[at] as Step
    isLearned ||= step.learned
    if (!isSeen(step, seat)) continue
    if (step.seat !== seat) return NOTHING_TO_UNDO
    return isLearned ? SOMETHING_WAS_LEARNED : at
  }
  return NOTHING_TO_UNDO
}

/** Whether this seat could see that this was asked: what others were asked in secret must make no difference to it. */
const isSeen = (step: Step, seat: number): boolean => !step.isObvious && (step.isOpen || step.seat === seat)

/** Where the game comes to if a seat takes back everything of the action that was begun. */
export function beforeAction(play: Play, seat: number): number | Refusal {
  let to = play.step
  while (play.historyAt(to).pause.decision?.joins === true) {
    const earlier = freelyBack(play, seat, to)
    if (typeof earlier !== 'number') return earlier
    to = earlier
  }
  return to === play.step ? NOTHING_TO_UNDO : to
}

/** The last question that a seat was really asked in this game, and openly, whatever has happened since. */
export function lastAsked(play: Play, seat: number): number | undefined {
  const { steps } = play
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at] as Step
    if (!step.isObvious && step.seat === seat && step.isOpen) return at
  }
  return undefined
}

/** How many steps an undo goes back, as everybody may know: only moments that all have seen are counted. */
export const stepsBack = ({ steps, step, history }: Play, to: number): number =>
  steps.slice(to + 1).filter((each) => each.isOpen && !each.isObvious).length +
  (to < step && isOpen(history.pause) ? 1 : 0)
