/** Adapting veiled chameleons: your cards are other cards (C1 to C13). */
import { passive, technique } from '../card.ts'
import type { Card } from '../state.ts'

export const flexibleShopkeeper = passive({
  id: 'chameleons-1',
  name: 'Flexible Shopkeeper',
  text: 'It doubles as one card, of your choosing, from the highest-numbered stack you have.',
  models: ({ stall }) => (stall.length === 0 ? [] : (stall[stall.length - 1] as Card[])),
})

export const reflection = passive({
  id: 'chameleons-2',
  name: 'Reflection',
  text: 'It doubles as the uppermost discard of one other player.',
  models({ others }) {
    const tops: Card[] = []
    for (const { discardPile } of others) if (discardPile.top !== undefined) tops.push(discardPile.top)
    return tops
  },
})

export const goodOldTimes = passive({
  id: 'chameleons-3',
  name: 'Good Old Times',
  text: 'It doubles as whatever lies uppermost on the market discard; on your turn you can change that a single time by throwing away the next market-deck card.',
  oncePerTurn: {
    isPossible: ({ table }) => !table.marketDeck.isEmpty,
    use({ me }) {
      me.throwAwayMarketDeckTop()
    },
  },
  models: ({ table }) => (table.marketDiscard.top === undefined ? [] : [table.marketDiscard.top]),
})

export const giftVoucher = technique({
  id: 'chameleons-4',
  name: 'Gift Voucher',
  bonusAction: true,
  text: 'Exchange this card with any market card; the other card comes into your hand.',
  play({ me, card }) {
    me.swapWithMarket(card)
  },
})

export const trendsetting = passive({
  id: 'chameleons-5a',
  name: 'Trendsetting',
  text: 'It doubles as one of the cards on offer in the market.',
  models: (me) => me.table.offered,
})

export const seeingDoubles = passive({
  id: 'chameleons-5b',
  name: 'Seeing Doubles',
  text: 'It doubles as a different card you hold, which has to be revealed together with it.',
  models: (me, self) => me.hand.cards.filter((card) => card !== self),
})
