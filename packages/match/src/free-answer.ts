/** Whether answers can be undone once the match has continued. */
import type { Answer, Chance, GameDefinition, GameTypes, HistoryOf, PauseOf } from '@merchants/tabletop'
import { run } from '@merchants/tabletop'
import { PendingAnswers } from './pending-answers.ts'

/**
 * Follows the match until the seat is asked again. By then nothing may have been revealed, and no other seat may have
 * been asked openly. The seat doesn't know who could react, so no one reacts here; whether an answer is free therefore
 * reveals nothing about who could.
 */
export function canBeUndone<G extends GameTypes>(
  game: GameDefinition<G>,
  history: HistoryOf<G>,
  answers: readonly Answer[],
  seat: number,
): boolean {
  const pending = new PendingAnswers(game, history)
  if (pending.addAll(answers) !== undefined) return true
  for (;;) {
    const { decision, now } = pending.after.pause
    if (decision === undefined || pending.steps.some(({ hasRevealed }) => hasRevealed)) return false
    const isOwn = decision.seat === seat
    if (!isOwn && game.isOpen({ now, decision })) return false
    const answer = isOwn ? game.automaticAnswer(decision, now) : []
    if (answer === undefined) return true
    if (pending.add(answer, isOwn) !== undefined) return false
  }
}

/** How many deals have to agree. */
const DEALS = 4

/**
 * The same as far as the asked seat can tell. It is judged by deals of everything hidden from that seat, because a
 * refusal by the true cards would say something about them, and cost nothing.
 */
export function seemsUndoable<G extends GameTypes>(
  game: GameDefinition<G>,
  pause: PauseOf<G>,
  answers: readonly Answer[],
  chance: Chance,
): boolean {
  const seat = pause.decision?.seat
  if (seat === undefined) return false
  for (let deal = 0; deal < DEALS; deal++) {
    const world = game.world?.(pause, chance)
    if (world === undefined) return false
    const history = { past: [], pause: run(game, game.storage.read(world)) }
    if (!canBeUndone(game, history, answers, seat)) return false
  }
  return true
}
