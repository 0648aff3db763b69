/** What JSON cannot say: an empty place in a list arrives as `null`, and the rules know it as `undefined`. */
import type { Seen } from '@merchants/protocol'

/** Only the market and its prices have such places. */
export const asSeen = <T extends Seen>(seen: T): T => ({
  ...seen,
  view: {
    ...seen.view,
    market: seen.view.market.map((card) => card ?? undefined),
    prices: seen.view.prices.map((price) => price ?? undefined),
  },
})
