/** Adapting veiled chameleons copy other cards (C1 to C13). */
import { passive, technique } from '../card.ts'
import type { Card } from '../state.ts'

export const flexibleShopkeeper = passive({
  id: 'chameleons-1',
  name: 'Flexible Shopkeeper',
  text: 'When you use this card, it copies a card in your newest stack.',
  models: ({ stall }) => (stall.length === 0 ? [] : (stall[stall.length - 1] as Card[])),
})

export const reflection = passive({
  id: 'chameleons-2',
  name: 'Reflection',
  text: 'When you use this card, it copies the top card of another player’s discard pile.',
  usesTopOf: 'discard pile',
  models({ others }) {
    const tops: Card[] = []
    for (const { discardPile } of others) if (discardPile.top !== undefined) tops.push(discardPile.top)
    return tops
  },
})

export const goodOldTimes = passive({
  id: 'chameleons-3',
  name: 'Good Old Times',
  text: 'When you use this card, it copies the market discard’s top card. Once during your turn, you may throw away the market deck’s top card.',
  usesTopOf: 'market discard',
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
  text: 'Swap this card for a card in the market and take that card.',
  play({ me, card }) {
    me.swapWithMarket(card)
  },
})

export const trendsetting = passive({
  id: 'chameleons-5a',
  name: 'Trendsetting',
  text: 'When you use this card, it copies a card in the market.',
  models: (me) => me.table.offered,
})

export const seeingDoubles = passive({
  id: 'chameleons-5b',
  name: 'Seeing Doubles',
  text: 'When you use this card, it copies another card in your hand, which you must show.',
  models: (me, self) => me.hand.cards.filter((card) => card !== self),
})
