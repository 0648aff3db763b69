/** Experimenting platypuses: everything here steers which cards reach your hand. */
import { passive, technique } from '../card.ts'
import { pick, top } from '../select.ts'

export const tirelessTinkerer = technique({
  id: 'platypuses-1',
  name: 'Tireless Tinkerer',
  bonusAction: true,
  text: 'Your uppermost discard goes back to your deck and becomes its new top card.',
  play({ me }) {
    me.placeOnDeck(top(me.discardPile))
  },
})

export const calculations = passive({
  id: 'platypuses-2',
  name: 'Calculations',
  text: 'When this card is part of your payment, you may first put the market cards into any slots you like; the price is taken from the new position.',
  paying: { arrangesMarket: true },
})

export const safetyPrecaution = technique({
  id: 'platypuses-3',
  name: 'Safety Precaution',
  bonusAction: true,
  text: 'Exchange this card with one card of your own stall: this card takes over the exact place, the other card comes into your hand.',
  play({ me, card }) {
    me.swapWithStall(card, [me])
  },
})

export const magnet = technique({
  id: 'platypuses-4',
  name: 'Magnet',
  bonusAction: true,
  text: 'Look through your deck, take one card of your choice into your hand, then shuffle the deck.',
  play({ me }) {
    me.take(pick(1, me.searchDeck()))
    me.shuffleDeck()
  },
})

export const dangerousTest = technique({
  id: 'platypuses-5a',
  name: 'Dangerous Test',
  bonusAction: true,
  text: 'Three fresh cards come from your deck to your hand, then any three hand cards are discarded.',
  play({ me }) {
    me.draw(3)
    me.discard(pick(3, me.hand))
  },
})

export const glue = passive({
  id: 'platypuses-5b',
  name: 'Glue',
  text: 'Paying with this card need not cost you the card: its full value counts, and it can remain in your hand.',
  paying: { mayStay: true },
})
