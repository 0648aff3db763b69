/** Whether answers can be taken back once the match has gone on from them. */
import type { Answer, GameDefinition, GameTypes, HistoryOf } from '@merchants/tabletop'
import { advance, advanceAll, isRefusal } from '@merchants/tabletop'

/** Whether these answers can still be taken back when the seat is asked again. */
export function isFreely<G extends GameTypes>(
  game: GameDefinition<G>,
  history: HistoryOf<G>,
  answers: readonly Answer[],
  seat: number,
): boolean {
  const after = advanceAll(game, history, answers)
  return isRefusal(after) || staysFree(game, after, history.past.length, seat)
}

/**
 * Follows the match until the seat is asked again: nothing hidden may have been seen by then, and nobody else asked in the open.
 * Who could react is not known to the seat, so nobody does: whether an answer is free tells nothing of other hands.
 */
function staysFree<G extends GameTypes>(
  game: GameDefinition<G>,
  after: HistoryOf<G>,
  from: number,
  seat: number,
): boolean {
  if (after.past.slice(from).some(({ learned }) => learned)) return false
  const { decision, now } = after.pause
  if (decision === undefined) return false
  const isOwn = decision.seat === seat
  if (!isOwn && game.isOpen({ now, decision })) return false
  const answer = isOwn ? game.automaticAnswer(decision, now) : []
  if (answer === undefined) return true
  const next = advance(game, after, answer)
  return !isRefusal(next) && staysFree(game, next, after.past.length, seat)
}
