/** Snappy scarlet macaws: more cards, better cards, fewer junk. */
import { passive, technique } from '../card.ts'
import { all, pick, top } from '../select.ts'

export const swiftBroker = technique({
  id: 'macaws-1',
  name: 'Swift Broker',
  bonusAction: true,
  text: 'Put all your hand cards on your discard pile and draw the same number of cards.',
  play({ me }) {
    me.draw(me.discard(all(me.hand)).length)
  },
})

export const cookies = passive({
  id: 'macaws-2',
  name: 'Cookies',
  text: 'While it is in your hand, you fill your hand to one card more.',
  handSizeInHand: 1,
})

export const shatteredRelic = technique({
  id: 'macaws-3',
  name: 'Shattered Relic',
  bonusAction: true,
  text: 'One hand card is thrown away and a fresh one drawn.',
  play({ me }) {
    me.throwAway(pick(1, me.hand))
    me.draw(1)
  },
})

export const spyglass = technique({
  id: 'macaws-4',
  name: 'Spyglass',
  bonusAction: true,
  text: 'Look at the top three cards of your deck, keep one in your hand and put the others back in the order you like.',
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
  text: 'For the rest of this turn every card you use is worth one more.',
  play({ me }) {
    me.changeValues('add', 1)
  },
})

export const favouriteToy = technique({
  id: 'macaws-5b',
  name: 'Favourite Toy',
  bonusAction: true,
  text: 'Your uppermost discard returns to your hand.',
  play({ me }) {
    me.take(top(me.discardPile))
  },
})
