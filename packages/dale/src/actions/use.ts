/** Abilities that a passive card's holder may use once in the own turn (rules 5.4). */
import { copyOf, fixCopy, usesOf } from '../copying.ts'
import type { Use } from '../decision.ts'
import type { Player } from '../player.ts'
import { settleReactions } from '../reactions.ts'

/** The cards in hand that can be used now, each as what it can be. */
export function usable(me: Player): Use[] {
  const found: Use[] = []
  for (const card of me.hand.cards) {
    if (card.type.oncePerTurn === undefined && card.type.models === undefined) continue
    for (const use of abilitiesOf(me, card)) if (canUse(me, use)) found.push(use)
  }
  return found
}

/** What a card in hand can be for its once-per-turn ability. A chameleon keeps its own, and may follow another one's. */
export function abilitiesOf(me: Player, card: Use['card']): readonly Use[] {
  const uses = usesOf(me, card)
  const { models, oncePerTurn } = card.type
  if (models === undefined || copyOf(me, card) !== undefined) return uses
  const others = models(me, card).filter(({ type }) => type.models !== undefined && type !== card.type)
  const plain = oncePerTurn === undefined ? [] : [...card.plainUses]
  return [
    ...uses,
    ...plain,
    ...others.map(({ type }) => ({ card, as: type, value: type.value, model: undefined })),
  ].filter((use, at, list) => list.findIndex(({ as, model }) => as === use.as && model === use.model) === at)
}

/** A copy of a card that was used counts as used too (C8). */
export function isUsed(me: Player, { card, model }: Use): boolean {
  const { used } = me.table.state
  return used.includes(card) || (model !== undefined && used.includes(model))
}

export function canUse(me: Player, use: Use): boolean {
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
