/** The technique action (rules 6.2), and what happens to techniques that wait or last. */
import { announce } from '../copying.ts'
import type { Use } from '../decision.ts'
import type { Player } from '../player.ts'
import { settleReactions } from '../reactions.ts'
import { LASTING_TECHNIQUES } from '../rules-version.ts'
import type { Waiting } from '../state.ts'
import { finishTechnique, isWaiting, keepForTurn } from '../plans.ts'

/** Plays a technique from the hand: schedule, text, discard pile, reactions. */
export function playTechnique(me: Player, use: Use): void {
  const { table } = me
  const { card, as } = use
  announce(me, use)
  table.tell?.({ what: 'played', seat: me.seat, card, as })
  table.moveToSchedule(card, me.hand, me, as)
  const waiting = me.schedule[me.schedule.length - 1] as Waiting
  table.speaking = as
  as.play?.({ table, me, card })
  const lasts = as.forThisTurn?.({ table, me, card }) ?? false
  if (table.state.phase === 'over') return
  if (!isWaiting(me, waiting)) table.note('technique', me)
  else if (!as.stays) finishOrKeep(me, waiting, lasts)
  table.speaking = undefined
  settleReactions(table)
}

/** A technique on the schedule is due at the start of the turn. Its effect happens, begins for this turn, or ends. */
export function resolveDue(me: Player, waiting: Waiting): void {
  const { table } = me
  const { card, as } = waiting
  table.tell?.({ what: 'fell due', seat: me.seat, card, as })
  table.speaking = as
  as.atTurnStart?.({ table, me, card })
  const lasts = as.forNextTurn?.({ table, me, card }) ?? false
  finishOrKeep(me, waiting, lasts)
  table.speaking = undefined
  settleReactions(table)
}

/** A technique is discarded when nothing of it lasts (rules 6.2). The first version of the rules discarded it in any case. */
function finishOrKeep(me: Player, waiting: Waiting, lasts: boolean): void {
  if (lasts && me.table.state.rules >= LASTING_TECHNIQUES) keepForTurn(me, waiting)
  else finishTechnique(me, waiting)
}

/** The turn ends: techniques that lasted for it are discarded in the order they were played, each with its reactions (rules 5.5). */
export function endLasting(me: Player): void {
  for (;;) {
    const waiting = me.schedule.find(({ endsWithTurn }) => endsWithTurn)
    if (waiting === undefined) return
    finishTechnique(me, waiting)
    settleReactions(me.table)
  }
}
