/** Whether an answer can be taken back once the game has gone on from it. */
import type { DaleHistory } from '@merchants/dale'
import { dale } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { advance, advanceAll, isRefusal } from '@merchants/tabletop'

/** Whether these answers can be taken back once the seat is asked again. */
export function isFreely(history: DaleHistory, answers: readonly Answer[], seat: number): boolean {
  const after = advanceAll(dale, history, answers)
  return isRefusal(after) || staysFree(after, history.past.length, seat)
}

/**
 * Follows the game until the seat is asked again: nothing hidden may have been seen by then, and nobody else asked in the open.
 * Who could react is not known to the seat, so nobody does: whether an answer is free tells nothing of other hands.
 */
function staysFree(after: DaleHistory, from: number, seat: number): boolean {
  if (after.past.slice(from).some(({ learned }) => learned)) return false
  const { decision, now } = after.pause
  if (decision === undefined) return false
  const isOwn = decision.seat === seat
  if (!isOwn && decision.ask !== 'react') return false
  const answer = isOwn ? dale.automaticAnswer(decision, now) : []
  if (answer === undefined) return true
  const next = advance(dale, after, answer)
  return !isRefusal(next) && staysFree(next, after.past.length, seat)
}
