/** Why nothing can be played, or a card cannot be used. */
import type { CardId } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import { whyNothingAsked } from '../table/why-nothing-asked.ts'
import { cardUses, handSpot, marketSpot, whyNotInHand, whyNotInMarket } from './card-uses.ts'
import type { Slot } from '../../../words/message.ts'
import type { TextContext } from './describe-zones.ts'

/** Why no move can be played at all right now. */
export function whyNotAsked({ table }: TextContext): Refusal | undefined {
  const { view } = table.match
  return view.decision === undefined ? whyNothingAsked(view, view.seat, table.nameOf) : undefined
}

/** The current actions with a card on the table, or the reason why there are none. */
export async function whyNotCard(context: TextContext, card: CardId): Promise<Slot> {
  const { t, table, reason } = context
  const { view } = table.match
  const refusal = whyNotAsked(context)
  if (refusal !== undefined) return reason(refusal)
  const place = view.seats[view.seat]?.hand.indexOf(card) ?? -1
  const slot = view.market.indexOf(card)
  if (place < 0 && slot < 0) return t.rich('text.card-nowhere', { card: context.name(card) })
  const canUse = place >= 0 && cardUses(table.choice, handSpot(view, place)) !== undefined
  const canBuy = slot >= 0 && cardUses(table.choice, marketSpot(slot)) !== undefined
  if (canUse || canBuy) return t('text.possible')
  const why = place < 0 ? whyNotInMarket(view, slot) : await whyNotHeld(context, card, place)
  return reason(why ?? { key: 'not-now', facts: {} })
}

/** Of a technique the rules know best why it cannot be played. */
async function whyNotHeld({ table }: TextContext, card: CardId, place: number): Promise<Refusal | undefined> {
  const why = whyNotInHand(table.match.view, place)
  if (why?.key !== 'technique-needs-action') return why
  const exact = await table.link?.why(`play ${card}`)
  return exact === undefined || exact.key === 'not-an-option' ? why : exact
}
