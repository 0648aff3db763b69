/** The technique action (rules 6.2), and what happens to techniques that wait. */
import { announce } from '../copying.ts'
import type { Use } from '../decision.ts'
import type { Player } from '../player.ts'
import { settleReactions } from '../reactions.ts'
import type { Waiting } from '../state.ts'

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
  if (table.state.phase === 'over') return
  if (!me.isWaiting(waiting)) table.note('technique', me)
  else if (!as.stays) me.finish(waiting)
  table.speaking = undefined
  settleReactions(table)
}

/** A technique on the schedule is due at the start of the turn, or its lasting effect ends. */
export function resolveDue(me: Player, waiting: Waiting): void {
  const { table } = me
  const { card, as } = waiting
  table.tell?.({ what: 'fell due', seat: me.seat, card, as })
  table.speaking = as
  as.atTurnStart?.({ table, me, card })
  me.finish(waiting)
  table.speaking = undefined
  settleReactions(table)
}
