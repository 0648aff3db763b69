/** Emperor penguins: hand cards are fuel, spent on their own discard pile. */
import { passive, technique } from '../card.ts'
import { pick, upTo } from '../select.ts'

export const resourcefulAlly = technique({
  id: 'penguins-1',
  name: 'Resourceful Ally',
  bonusAction: true,
  text: 'Put a card from your discard pile on the bottom of your deck.',
  play({ me }) {
    me.placeUnderDeck(pick(1, me.discardPile))
  },
})

export const iceTrade = technique({
  id: 'penguins-2',
  name: 'Ice Trade',
  text: 'Spend 1 or more. If you do, draw the top card of the market deck.',
  play({ me }) {
    if (me.spendAtLeastOne()) me.drawFromMarketDeck()
  },
})

export const travelingEquipment = technique({
  id: 'penguins-3',
  name: 'Traveling Equipment',
  bonusAction: true,
  text: 'Spend 1. If you do, draw two cards, then throw away a card from your hand and discard another.',
  play({ me }) {
    if (!me.spendOne()) return
    me.draw(2)
    me.throwAway(pick(1, me.hand))
    me.discard(pick(1, me.hand))
  },
})

export const stove = passive({
  id: 'penguins-4',
  name: 'Stove',
  text: 'When you build with this card, you may spend 1 or more. In that stack, it is then worth half that amount, rounded up.',
  building: { isFuelled: true },
})

export const fishing = technique({
  id: 'penguins-5a',
  name: 'Fishing',
  bonusAction: true,
  text: 'Spend 1. If you do, put up to three cards from your discard pile on top of your deck in any order.',
  play({ me }) {
    if (me.spendOne()) me.placeOnDeckInSecretOrder(upTo(3, me.discardPile))
  },
})

export const practicalValues = technique({
  id: 'penguins-5b',
  name: 'Practical Values',
  bonusAction: true,
  text: 'For the rest of this turn, the values of cards you use are reversed: 1 becomes 5, 2 becomes 4, 4 becomes 2, 5 becomes 1.',
  forThisTurn: ({ me }) => me.changeValues('mirror', 0),
})
