/** Why nothing can be played, or a card cannot be used. */
import type { CardId } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { canAt, handSpot, marketSpot, whyNotInHand, whyNotInMarket } from './can.ts'
import type { Slot } from '../words/message.ts'
import type { Telling } from './lines.ts'

/** Why no move can be played at all right now. */
export function whyNotAsked({ table }: Telling): Refusal | undefined {
  const { view } = table.sight
  if (view.decision !== undefined) return undefined
  if (view.phase === 'over') return { key: 'game-is-over', facts: {} }
  return { key: 'not-your-turn', facts: { who: table.nameOf(view.waitsFor ?? view.active) } }
}

/** What can be done with a card on the table now, or why nothing can. */
export async function whyNotCard(telling: Telling, card: CardId): Promise<Slot> {
  const { t, table, reason } = telling
  const { view } = table.sight
  const refusal = whyNotAsked(telling)
  if (refusal !== undefined) return reason(refusal)
  const place = view.seats[view.seat]?.hand.indexOf(card) ?? -1
  const slot = view.market.indexOf(card)
  if (place < 0 && slot < 0) return t.rich('text.card-nowhere', { card: telling.name(card) })
  const canUse = place >= 0 && canAt(table.choice, handSpot(view, place)) !== undefined
  const canBuy = slot >= 0 && canAt(table.choice, marketSpot(slot)) !== undefined
  if (canUse || canBuy) return t('text.possible')
  const why = place < 0 ? whyNotInMarket(view, slot) : await whyNotHeld(telling, card, place)
  return reason(why ?? { key: 'not-now', facts: {} })
}

/** Of a technique the rules know best why it cannot be played. */
async function whyNotHeld({ table }: Telling, card: CardId, place: number): Promise<Refusal | undefined> {
  const why = whyNotInHand(table.sight.view, place)
  if (why?.key !== 'technique-needs-action') return why
  const exact = await table.link?.why(`play ${card}`)
  return exact === undefined || exact.key === 'not-an-option' ? why : exact
}
