/** Dealing giant pandas: mastery of the market. */
import { passive, technique } from '../card.ts'
import { all, pick } from '../select.ts'

export const loyalPartner = technique({
  id: 'pandas-1',
  name: 'Loyal Partner',
  bonusAction: true,
  text: 'Throw away every card in the market and lay out a fresh market from the market deck.',
  play({ me, table }) {
    const { offered } = table
    me.throwAway(pick(offered.length, table.market, offered))
    table.refillMarket()
  },
})

export const prepaidGood = technique({
  id: 'pandas-2',
  name: 'Prepaid Good',
  text: 'Take any market card into your hand for free.',
  play({ me, table }) {
    me.take(pick(1, table.market, table.offered))
  },
})

export const essentialPurchase = passive({
  id: 'pandas-3',
  name: 'Essential Purchase',
  text: 'When you purchase this card, up to three of the junk cards you pay with are thrown away instead of discarded.',
  throwsPaidJunk: 3,
})

export const marketDiscovery = passive({
  id: 'pandas-4',
  name: 'Market Discovery',
  text: 'Once in your turn you may throw away the top card of the market deck; and when you pay with this card you may buy the top card of the market discard.',
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
  text: 'Inspect three cards from the top of the market deck, keep one and throw the other two away.',
  play({ me }) {
    const seen = me.liftFromMarketDeck(3)
    me.take(pick(1, seen))
    me.throwAway(all(seen))
  },
})

export const stockClearance = passive({
  id: 'pandas-5b',
  name: 'Stock Clearance',
  text: 'A payment that includes this card may be higher than the price by any amount.',
  paying: { anyOverpay: true },
})
