/** The cards on offer in a view, and their prices. Every screen and bot asks here. */
import type { CardId } from './card.ts'
import { cardType } from './decks/index.ts'
import { FROM_DISCARD } from './decision.ts'
import { priceInDiscard } from './values.ts'
import type { View } from './view.ts'

/** The card in a slot, or on top of the market discard. */
export const offeredAt = ({ market, marketDiscard }: View, slot: number): CardId | undefined =>
  slot === FROM_DISCARD ? marketDiscard.at(-1) : market[slot]

/** Its price; `undefined` where there is no card. */
export function priceAt(view: View, slot: number): number | undefined {
  if (slot !== FROM_DISCARD) return view.prices[slot]
  const card = offeredAt(view, slot)
  return card && priceInDiscard(cardType(card))
}
