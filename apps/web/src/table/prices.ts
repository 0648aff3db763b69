/** What others add to this seat's prices, card by card. */
import { opponentsOf } from '@merchants/bots'
import type { CardId, View } from '@merchants/dale'
import { cardType, FROM_DISCARD } from '@merchants/dale'

interface Surcharge {
  readonly by: number
  readonly as: CardId
  readonly amount: number
}

export const surcharges = (view: View, seat: number): Surcharge[] =>
  seat < 0
    ? []
    : opponentsOf(view, seat).flatMap((by) =>
        (view.seats[by]?.schedule ?? []).flatMap(({ as }) => {
          const amount = cardType(as).surcharge
          return amount > 0 ? [{ by, as, amount }] : []
        }),
      )

/** The card in a slot, or on top of the market discard. */
export const offeredAt = (view: View, slot: number): CardId | undefined =>
  slot === FROM_DISCARD ? view.marketDiscard.at(-1) : view.market[slot]

/** The price of a slot for a seat. From the market discard a card costs its value and nothing more. */
export function priceAt(view: View, seat: number, slot: number): number | undefined {
  const card = offeredAt(view, slot)
  if (card === undefined) return undefined
  if (slot === FROM_DISCARD) return cardType(card).value
  const added = surcharges(view, seat).reduce((sum, { amount }) => sum + amount, 0)
  return cardType(card).value + slot + added
}
