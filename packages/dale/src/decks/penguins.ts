/** Emperor penguins: hand cards are fuel, spent on the own discard pile. */
import { passive, technique } from '../card.ts'
import { pick, upTo } from '../select.ts'

export const resourcefulAlly = technique({
  id: 'penguins-1',
  name: 'Resourceful Ally',
  bonusAction: true,
  text: 'One of your discards, freely chosen, goes underneath your deck.',
  play({ me }) {
    me.placeUnderDeck(pick(1, me.discardPile))
  },
})

export const iceTrade = technique({
  id: 'penguins-2',
  name: 'Ice Trade',
  text: 'Spend cards worth at least 1 to draw the top card of the market deck into your hand.',
  play({ me }) {
    if (me.spendAtLeastOne()) me.drawFromMarketDeck()
  },
})

export const travelingEquipment = technique({
  id: 'penguins-3',
  name: 'Traveling Equipment',
  bonusAction: true,
  text: 'Spend 1 to draw two cards; afterwards throw away one hand card and discard another one.',
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
  text: 'Building with Stove lets you spend hand cards; in that stack Stove then counts half of the spent total, rounded up.',
  building: { isFuelled: true },
})

export const fishing = technique({
  id: 'penguins-5a',
  name: 'Fishing',
  bonusAction: true,
  text: 'For a cost of 1, as many as three of your discards return to the top of your deck, arranged as you wish.',
  play({ me }) {
    if (me.spendOne()) me.placeOnDeckInSecretOrder(upTo(3, me.discardPile))
  },
})

export const practicalValues = technique({
  id: 'penguins-5b',
  name: 'Practical Values',
  bonusAction: true,
  text: 'For this turn the values of cards you use are mirrored: 1 counts 5, 2 counts 4, 3 stays 3, 4 counts 2 and 5 counts 1.',
  play({ me }) {
    me.changeValues('mirror', 0)
  },
})
