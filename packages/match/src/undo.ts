/** How far seats can take back what they have answered: the one rule for every match. */
import type { GameTypes, Refusal } from '@merchants/tabletop'
import type { RecordedAnswer } from './pending-answers.ts'

export const NOTHING_TO_UNDO: Refusal = { key: 'nothing-to-undo', facts: {} }
const SOMETHING_WAS_LEARNED: Refusal = { key: 'something-was-learned', facts: {} }

/** What has to be known of a match to go back in it. */
interface Undoable<G extends GameTypes> {
  readonly step: number
  readonly steps: readonly RecordedAnswer[]
  historyAt(step: number): { readonly pause: { readonly decision: G['decision'] | undefined } }
}

/** The step that these seats come to if they take back their last answer, which nobody has learned anything from. */
export function undoTarget(
  { step, steps }: Pick<Undoable<GameTypes>, 'step' | 'steps'>,
  seats: readonly number[],
  from = step,
): number | Refusal {
  let isLearned = false
  for (let at = from - 1; at >= 0; at--) {
    const given = steps[at] as RecordedAnswer
    const isOwn = seats.includes(given.seat)
    // Who has seen somebody else answer has learned something, too.
    isLearned ||= given.hasRevealed || (!isOwn && isSeen(given, seats))
    if (isOwn && isSeen(given, seats)) return isLearned ? SOMETHING_WAS_LEARNED : at
  }
  return NOTHING_TO_UNDO
}

/** Whether these seats could see that this was asked: what others were asked in secret must make no difference to them. */
const isSeen = ({ isAutomatic, isOpen, seat }: RecordedAnswer, seats: readonly number[]): boolean =>
  !isAutomatic && (isOpen || seats.includes(seat))

/** The step that these seats come to if they take back everything of the action that was begun. */
export function cancelTarget<G extends GameTypes>(match: Undoable<G>, seats: readonly number[]): number | Refusal {
  let to = match.step
  while (match.historyAt(to).pause.decision?.joins === true) {
    const earlier = undoTarget(match, seats, to)
    if (typeof earlier !== 'number') return earlier
    to = earlier
  }
  return to === match.step ? NOTHING_TO_UNDO : to
}
