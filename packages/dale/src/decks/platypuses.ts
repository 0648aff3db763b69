/** Experimenting platypuses: everything here steers which cards reach your hand. */
import { passive, technique } from '../card.ts'
import { pick, top } from '../select.ts'

export const tirelessTinkerer = technique({
  id: 'platypuses-1',
  name: 'Tireless Tinkerer',
  bonusAction: true,
  text: 'Put the top card of your discard pile on top of your deck.',
  usesTopOf: 'discard pile',
  play({ me }) {
    me.placeOnDeck(top(me.discardPile))
  },
})

export const calculations = passive({
  id: 'platypuses-2',
  name: 'Calculations',
  text: 'When you pay with this card, you may first move the cards in the market to any slots. The new slot sets the price.',
  paying: { arrangesMarket: true },
})

export const safetyPrecaution = technique({
  id: 'platypuses-3',
  name: 'Safety Precaution',
  bonusAction: true,
  text: 'Swap this card for a card in your stall and take that card.',
  play({ me, card }) {
    me.swapWithStall(card, [me])
  },
})

export const magnet = technique({
  id: 'platypuses-4',
  name: 'Magnet',
  bonusAction: true,
  text: 'Search your deck and take a card from it, then shuffle your deck.',
  play({ me }) {
    me.take(pick(1, me.searchDeck()))
    me.shuffleDeck()
  },
})

export const dangerousTest = technique({
  id: 'platypuses-5a',
  name: 'Dangerous Test',
  bonusAction: true,
  text: 'Draw three cards, then discard three cards.',
  play({ me }) {
    me.draw(3)
    me.discard(pick(3, me.hand))
  },
})

export const glue = passive({
  id: 'platypuses-5b',
  name: 'Glue',
  text: 'When you pay with this card, you may keep it in your hand.',
  paying: { mayStay: true },
})
