/** The prices of the market's cards. */
import type { CardId, View } from '@merchants/dale'
import { cardType, FROM_DISCARD } from '@merchants/dale'
import type { Spot } from './spots.ts'

/** The card in a slot, or on top of the market discard. */
export const offeredAt = (view: View, slot: number): CardId | undefined =>
  slot === FROM_DISCARD ? view.marketDiscard.at(-1) : view.market[slot]

/** The price of a slot. From the market discard a card costs its value and nothing more. */
export function priceAt(view: View, slot: number): number | undefined {
  if (slot !== FROM_DISCARD) return view.prices[slot]
  const card = offeredAt(view, slot)
  return card && cardType(card).value
}

/** The price of a market card by its spot; `undefined` for any other spot. */
export const priceAtSpot = ({ prices }: View, spot: Spot): number | undefined =>
  spot.startsWith('market@') ? prices[Number(spot.slice('market@'.length))] : undefined
