/** Snappy scarlet macaws: more cards, better cards, less junk. */
import { passive, technique } from '../card.ts'
import { all, pick, top } from '../select.ts'

export const swiftBroker = technique({
  id: 'macaws-1',
  name: 'Swift Broker',
  bonusAction: true,
  text: 'Discard your hand, then draw the same number of cards.',
  play({ me }) {
    me.draw(me.discard(all(me.hand)).length)
  },
})

export const cookies = passive({
  id: 'macaws-2',
  name: 'Cookies',
  text: 'While this card is in your hand, your hand size in clean-up is 1 larger.',
  handSizeInHand: 1,
})

export const shatteredRelic = technique({
  id: 'macaws-3',
  name: 'Shattered Relic',
  bonusAction: true,
  text: 'Throw away a card from your hand, then draw a card.',
  play({ me }) {
    me.throwAway(pick(1, me.hand))
    me.draw(1)
  },
})

export const spyglass = technique({
  id: 'macaws-4',
  name: 'Spyglass',
  bonusAction: true,
  text: 'Draw three cards, keep one and put the others back on top of your deck in any order.',
  play({ me }) {
    const seen = me.lift(3)
    me.take(pick(1, seen))
    me.placeOnDeck(all(seen))
  },
})

export const flashyShow = technique({
  id: 'macaws-5a',
  name: 'Flashy Show',
  bonusAction: true,
  text: 'For the rest of this turn, every card you use is worth 1 more.',
  forThisTurn: ({ me }) => me.changeValues('add', 1),
})

export const favouriteToy = technique({
  id: 'macaws-5b',
  name: 'Favourite Toy',
  bonusAction: true,
  text: 'Take the top card of your discard pile.',
  usesTopOf: 'discard pile',
  play({ me }) {
    me.take(top(me.discardPile))
  },
})
