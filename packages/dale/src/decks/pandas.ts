/** Dealing giant pandas: mastery of the market. */
import { passive, technique } from '../card.ts'
import { all, pick } from '../select.ts'

export const loyalPartner = technique({
  id: 'pandas-1',
  name: 'Loyal Partner',
  bonusAction: true,
  text: 'Throw away all cards in the market, then fill it from the market deck.',
  play({ me, table }) {
    const { offered } = table
    me.throwAway(pick(offered.length, table.market, offered))
    table.refillMarket()
  },
})

export const prepaidGood = technique({
  id: 'pandas-2',
  name: 'Prepaid Good',
  text: 'Take a card from the market for free.',
  play({ me, table }) {
    me.take(pick(1, table.market, table.offered))
  },
})

export const essentialPurchase = passive({
  id: 'pandas-3',
  name: 'Essential Purchase',
  text: 'When you buy this card, you may throw away up to three junk cards you paid with instead of discarding them.',
  throwsPaidJunk: 3,
})

export const marketDiscovery = passive({
  id: 'pandas-4',
  name: 'Market Discovery',
  text: 'Once during your turn, you may throw away the market deck’s top card. When you pay with this card, you may buy the market discard’s top card.',
  usesTopOf: 'market discard',
  oncePerTurn: {
    isPossible: ({ table }) => !table.marketDeck.isEmpty,
    use({ me }) {
      me.throwAwayMarketDeckTop()
    },
  },
  paying: { buysFromDiscard: true },
})

export const specialOffer = technique({
  id: 'pandas-5a',
  name: 'Special Offer',
  text: 'Draw three cards from the market deck, keep one and throw away the others.',
  play({ me }) {
    const seen = me.liftFromMarketDeck(3)
    me.take(pick(1, seen))
    me.throwAway(all(seen))
  },
})

export const stockClearance = passive({
  id: 'pandas-5b',
  name: 'Stock Clearance',
  text: 'When you pay with this card, you may overpay by any amount.',
  paying: { anyOverpay: true },
})
