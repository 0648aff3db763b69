/** Eurasian beavers: plans that wait on the schedule until their own trigger comes. */
import { technique } from '../card.ts'
import { pick, upTo } from '../select.ts'

export const masterBuilder = technique({
  id: 'beavers-1',
  name: 'Master Builder',
  bonusAction: true,
  text: 'The next time you buy a card, you may put one card you paid with on top of your deck instead of discarding it.',
  scheduled: { paidCardOnDeck: true },
})

export const snack = technique({
  id: 'beavers-2',
  name: 'Snack',
  text: 'Before you build your next stack, you may take a card from the market for free.',
  scheduled: { marketCardBeforeBuild: true },
})

export const windOfChange = technique({
  id: 'beavers-3',
  name: 'Wind of Change',
  bonusAction: true,
  text: 'After your next purchase, you may throw away a card from your discard pile.',
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
  text: 'Your next stack may include any number of cards from your discard pile, with or without cards from your hand.',
  scheduled: { discardsInStack: true },
})

export const orderInChaos = technique({
  id: 'beavers-5a',
  name: 'Order in Chaos',
  bonusAction: true,
  text: 'Before your deck is next shuffled, you may take all cards from it and your discard pile, then discard until you hold as many cards as before.',
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
  text: 'The next time one of your techniques is fully resolved and would be discarded, you may take it into your hand instead.',
  scheduled: { returnsTechnique: true },
})
