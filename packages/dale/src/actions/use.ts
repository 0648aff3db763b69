/** Abilities that a passive card's holder may use once in the own turn (rules 5.4). */
import { copyOf, fixCopy, usesOf } from '../copying.ts'
import type { Use } from '../decision.ts'
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
    if (!card.type.mayHaveAbility) continue
    for (const use of abilitiesOf(me, card)) {
      if (!canUse(me, use)) continue
      if (found === undefined) found = [use]
      else if (!found.some((other) => areAlike(me, other, use))) found.push(use)
    }
  }
  return found ?? NOTHING
}

const NOTHING: readonly Use[] = []

/** Two equal cards to which nothing was done this turn: it is enough to offer one. */
function areAlike(me: Player, a: Use, b: Use): boolean {
  return a.as === b.as && a.card.type === b.card.type && a.value === b.value && !me.isChanged(a.card.type)
}

/** What a card in hand can be for its once-per-turn ability. A chameleon keeps its own, and may follow another one's. */
export function abilitiesOf(me: Player, card: Card): readonly Use[] {
  if (card.type.models === undefined || copyOf(me, card) !== undefined) return usesOf(me, card)
  const { copyAbilities } = me.table
  let abilities = copyAbilities.get(card)
  if (abilities === undefined) {
    abilities = copiedAbilities(me, card)
    copyAbilities.set(card, abilities)
  }
  return abilities
}

function copiedAbilities(me: Player, card: Card): readonly Use[] {
  let found: Use[] | undefined
  const add = (use: Use): void => {
    if (found === undefined) found = [use]
    else if (!found.some((other) => other.as === use.as && other.model === use.model)) found.push(use)
  }
  for (const use of usesOf(me, card)) if (use.as.oncePerTurn !== undefined) add(use)
  if (card.type.oncePerTurn !== undefined) add(card.plainUses[0])
  for (const { type } of card.type.models?.(me, card) ?? []) {
    if (type.models !== undefined && type.oncePerTurn !== undefined)
      add({ card, as: type, value: type.value, model: undefined })
  }
  return found ?? NOTHING
}

/** A copy of a card that was used counts as used too (C8). */
export function isUsed(me: Player, { card, model }: Use): boolean {
  const { used } = me.table.state
  return used.includes(card) || (model !== undefined && used.includes(model))
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
