/** Reactions after the event: the active player first, then clockwise, each with own cards one by one (rules 11). */
import { fixCopy, usesOf } from './copying.ts'
import type { Use } from './decision.ts'
import type { Player } from './player.ts'
import type { Card } from './state.ts'
import type { Happening, Table } from './table.ts'

/** Handles what has happened. What a reaction causes is handled right after it, in the same way (R5). */
export function settleReactions(table: Table): void {
  const { happened } = table
  if (happened.length === 0) return
  table.happened = []
  const { players, state } = table
  for (const happening of happened) {
    for (let step = 0; step < players.length; step++) {
      const player = players[(state.active + step) % players.length] as Player
      if (happening.what === 'purchase' && happening.by === player) afterOwnPurchase(player)
      if (state.hasReactions) offerReactions(player, happening)
    }
  }
}

/** Plans that waited for the own purchase. They are used up even if the player declines. */
function afterOwnPurchase(me: Player): void {
  const { table } = me
  const waited = me.schedule.filter(({ as }) => as.scheduled?.afterPurchase !== undefined)
  for (let left = waited.length; left > 0; left--) {
    const waiting = me.nextPlan(({ scheduled }) => scheduled?.afterPurchase !== undefined)
    if (waiting === undefined) return
    table.speaking = waiting.as
    waiting.as.scheduled?.afterPurchase?.({ table, me, card: waiting.card })
    me.finish(waiting)
    table.speaking = undefined
    settleReactions(table)
  }
}

/** One card reacts at most once to one event; new event, new use (R3). */
function offerReactions(player: Player, happening: Happening): void {
  const { table } = player
  const reacted: Card[] = []
  for (;;) {
    const uses = reacting(player, happening, reacted)
    if (uses.length === 0) return
    const [at] = table.ask(player.seat, 'react', 'uses', uses, 0, 1, false)
    if (at === undefined) return
    const use = uses[at] as Use
    reacted.push(use.card)
    react(player, use, happening)
  }
}

function react(me: Player, use: Use, { what }: Happening): void {
  const { table } = me
  const { card, as } = use
  fixCopy(me, use)
  table.reveal(card, me)
  table.tell?.({ what: 'reacted', seat: me.seat, card, as, after: what })
  const spoke = table.speaking
  table.speaking = as
  as.reaction?.react({ table, me, card })
  table.speaking = spoke
  settleReactions(table)
}

/** The cards of a player that can react to this event and have not yet; copies of one card are offered once. */
function reacting(player: Player, { what, by, arrived }: Happening, reacted: readonly Card[]): readonly Use[] {
  if (what !== 'arrival' && by === player) return NOBODY
  let found: Use[] | undefined
  for (const card of player.hand.cards) {
    if (card.type.reaction?.after !== what && (card.type.models === undefined || what === 'arrival')) continue
    if (reacted.includes(card) || (what === 'arrival' && !arrived.includes(card))) continue
    for (const use of usesOf(player, card)) {
      const { reaction } = use.as
      if (reaction?.after !== what) continue
      if (!(reaction.isPossible?.({ table: player.table, me: player, card }) ?? true)) continue
      if (found?.some((each) => each.as === use.as && each.card.type === card.type)) continue
      ;(found ??= []).push(use)
    }
  }
  return found ?? NOBODY
}

const NOBODY: readonly Use[] = []
