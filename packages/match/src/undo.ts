/** How far a seat can undo its answers. Every match uses this one rule. */
import type { GameTypes, Refusal } from '@merchants/tabletop'
import type { RecordedAnswer } from './pending-answers.ts'
import { itemAt } from '@merchants/tabletop'

export const NOTHING_TO_UNDO: Refusal = { key: 'nothing-to-undo', facts: {} }
const SOMETHING_WAS_LEARNED: Refusal = { key: 'something-was-learned', facts: {} }

/** The facts about a match that undo needs. */
interface Undoable<G extends GameTypes> {
  readonly step: number
  readonly steps: readonly RecordedAnswer[]
  historyAt(step: number): { readonly pause: { readonly decision: G['decision'] | undefined } }
}

/** The step that these seats return to if they undo their last answer, provided no one has learned anything from it. */
export function undoTarget(
  { step, steps }: Pick<Undoable<GameTypes>, 'step' | 'steps'>,
  seats: readonly number[],
  from = step,
): number | Refusal {
  let isLearned = false
  for (let at = from - 1; at >= 0; at--) {
    const given = itemAt(steps, at)
    const isOwn = seats.includes(given.seat)
    // A player who has seen another one answer has learned something too.
    isLearned ||= given.hasRevealed || (!isOwn && isSeen(given, seats))
    if (isOwn && isSeen(given, seats)) return isLearned ? SOMETHING_WAS_LEARNED : at
  }
  return NOTHING_TO_UNDO
}

/** Whether these seats could see the question. Secret questions to others must make no difference to them. */
const isSeen = ({ isAutomatic, isOpen, seat }: RecordedAnswer, seats: readonly number[]): boolean =>
  !isAutomatic && (isOpen || seats.includes(seat))

/** The step that these seats return to if they cancel the current action. */
export function cancelTarget<G extends GameTypes>(match: Undoable<G>, seats: readonly number[]): number | Refusal {
  let to = match.step
  while (match.historyAt(to).pause.decision?.joins === true) {
    const earlier = undoTarget(match, seats, to)
    if (typeof earlier !== 'number') return earlier
    to = earlier
  }
  return to === match.step ? NOTHING_TO_UNDO : to
}
