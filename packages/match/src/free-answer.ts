/** Whether answers can be taken back once the match has gone on from them. */
import type { Answer, GameDefinition, GameTypes, HistoryOf } from '@merchants/tabletop'
import { advance, advanceAll, isRefusal } from '@merchants/tabletop'

/** Whether these answers can still be taken back when the seat is asked again. */
export function canBeUndone<G extends GameTypes>(
  game: GameDefinition<G>,
  history: HistoryOf<G>,
  answers: readonly Answer[],
  seat: number,
): boolean {
  const after = advanceAll(game, history, answers)
  return isRefusal(after) || staysUndoable(game, after, history.past.length, seat)
}

/**
 * Follows the match until the seat is asked again. By then it must not have seen anything hidden, and no other seat may
 * have been asked openly. The seat doesn't know who could react, so no one reacts here; whether an answer is free
 * therefore reveals nothing about other hands.
 */
function staysUndoable<G extends GameTypes>(
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
  return !isRefusal(next) && staysUndoable(game, next, after.past.length, seat)
}
