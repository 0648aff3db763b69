/** Abilities that a passive card's holder may use once in their own turn (rules 5.4). */
import { ABILITY } from '../card.ts'
import { abilitiesOf, fixCopy } from '../copying.ts'
import type { Use } from '../decision.ts'
import { holds } from '../pile.ts'
import type { Player } from '../player.ts'
import { settleReactions } from '../reactions.ts'
import type { Card } from '../state.ts'

/** The cards in hand that can be used now, each as what it can be. */
export function usable(me: Player): readonly Use[] {
  if (!me.table.state.features.abilities) return NOTHING
  let found: Use[] | undefined
  const { cards } = me.hand
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card
    if ((card.type.traits & ABILITY) === 0) continue
    const abilities = abilitiesOf(me, card)
    for (let each = 0; each < abilities.length; each++) {
      const use = abilities[each] as Use
      if (!canUse(me, use)) continue
      if (found === undefined) found = [use]
      else if (!isOffered(me, found, use)) found.push(use)
    }
  }
  return found ?? NOTHING
}

const NOTHING: readonly Use[] = []

/** Of equal cards to which nothing was done this turn it is enough to offer one. */
function isOffered(me: Player, found: readonly Use[], { card, as, value }: Use): boolean {
  for (const other of found) {
    if (other.as === as && other.card.type === card.type && other.value === value) return !me.isChanged(card.type)
  }
  return false
}

/** A copy of a card that was used counts as used too (C8). */
export function isUsed(me: Player, { card, model }: Use): boolean {
  const { used } = me.table.state
  return holds(used, card) || (model !== undefined && holds(used, model))
}

function canUse(me: Player, use: Use): boolean {
  const { oncePerTurn } = use.as
  if (oncePerTurn === undefined || isUsed(me, use)) return false
  return oncePerTurn.isPossible?.({ table: me.table, me, card: use.card }) ?? true
}

export function useAbility(me: Player, use: Use): void {
  const { table } = me
  const { card, as } = use
  if (as.models === undefined) fixCopy(me, use)
  table.state.used.push(card)
  table.reveal(card, me)
  table.tell?.({ what: 'used', seat: me.seat, card, as })
  table.speaking = as
  as.oncePerTurn?.use({ table, me, card })
  table.speaking = undefined
  settleReactions(table)
}
