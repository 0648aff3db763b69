/** The prices of the market's cards. */
import type { View } from '@merchants/dale'
import type { Spot } from './spots.ts'

/** The price of a market card by its spot; `undefined` for any other spot. */
export const priceAtSpot = ({ prices }: View, spot: Spot): number | undefined =>
  spot.startsWith('market@') ? prices[Number(spot.slice('market@'.length))] : undefined
