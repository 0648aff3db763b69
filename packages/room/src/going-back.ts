/** How far a seat can take back what it has answered. */
import type { DaleHistory } from '@merchants/dale'
import { isSecret } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import type { Play } from './play.ts'
import type { Step } from './trail.ts'

export const NOTHING_TO_UNDO: Refusal = { key: 'nothing-to-undo', facts: {} }
const SOMETHING_WAS_LEARNED: Refusal = { key: 'something-was-learned', facts: {} }

/** Where the game comes to if a seat takes back its last answer, which nobody has learned anything from. */
export function freelyBack(play: Play, seat: number, from = play.step): number | Refusal {
  const { steps } = play
  // That somebody else thinks about a card in the own hand tells that they have such a card.
  const isTold = from === play.step && isAskedInSecret(play, seat)
  for (let at = from - 1; at >= 0; at--) {
    const step = steps[at] as Step
    if (!step.isObvious && step.seat !== seat) return NOTHING_TO_UNDO
    if (step.learned || isTold) return lastOwn(steps, seat, at) ? SOMETHING_WAS_LEARNED : NOTHING_TO_UNDO
    if (!step.isObvious) return at
  }
  return NOTHING_TO_UNDO
}

function isAskedInSecret({ history }: Play, seat: number): boolean {
  const { decision } = history.pause
  return decision !== undefined && decision.seat !== seat && isSecret(decision)
}

/** Whether this step, or the one that was asked for before it, is the seat's own. */
function lastOwn(steps: readonly Step[], seat: number, from: number): boolean {
  return steps.findLast((step, at) => at <= from && !step.isObvious)?.seat === seat
}

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
    if (!step.isObvious && step.seat === seat && !isSecretAt(play.historyAt(at))) return at
  }
  return undefined
}

/** How many steps an undo goes back, as everybody may know: answers to secret questions are not counted. */
export function stepsBack(play: Play, to: number): number {
  let history = play.historyAt(to)
  let count = 0
  for (const { answer } of play.steps.slice(to)) {
    if (!isSecretAt(history)) count += 1
    const next = play.rules.advance(history, answer)
    if (isRefusal(next)) throw new Error(`A kept answer is not possible: ${next.key}.`)
    history = next
  }
  return count
}

const isSecretAt = ({ pause: { decision } }: DaleHistory): boolean => decision !== undefined && isSecret(decision)
