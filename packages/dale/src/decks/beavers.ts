/** Eurasian beavers: plans that wait on the schedule until their own trigger comes. */
import { technique } from '../card.ts'
import { pick, upTo } from '../select.ts'

export const masterBuilder = technique({
  id: 'beavers-1',
  name: 'Master Builder',
  bonusAction: true,
  text: 'With your next purchase you may put one of the cards you paid on top of your deck rather than on your discard pile.',
  scheduled: { paidCardOnDeck: true },
})

export const snack = technique({
  id: 'beavers-2',
  name: 'Snack',
  text: 'Your next stall build may be preceded by taking one market card of your choice for free.',
  scheduled: { marketCardBeforeBuild: true },
})

export const windOfChange = technique({
  id: 'beavers-3',
  name: 'Wind of Change',
  bonusAction: true,
  text: 'After your next purchase you may throw away one card of your choice from your discard pile.',
  scheduled: {
    afterPurchase({ me }) {
      me.throwAway(upTo(1, me.discardPile))
    },
  },
})

export const overtime = technique({
  id: 'beavers-4',
  name: 'Overtime',
  bonusAction: true,
  text: 'In your next stack you may use cards from your discard pile together with, or instead of, cards from your hand.',
  scheduled: { discardsInStack: true },
})

export const orderInChaos = technique({
  id: 'beavers-5a',
  name: 'Order in Chaos',
  bonusAction: true,
  text: 'The next time your deck is going to be shuffled you can first pick up deck and discards together, keep as many cards as you were holding, and discard the rest.',
  scheduled: {
    beforeShuffle({ me, table }) {
      const held = me.hand.cards.length
      for (const pile of [me.deck, me.discardPile]) while (pile.top) table.move(pile.top, pile, me.hand, me)
      me.discard(pick(me.hand.cards.length - held, me.hand))
    },
  },
})

export const practice = technique({
  id: 'beavers-5b',
  name: 'Practice',
  bonusAction: true,
  text: 'When your next fully resolved technique card would be discarded, you may take it back into your hand.',
  scheduled: { returnsTechnique: true },
})
