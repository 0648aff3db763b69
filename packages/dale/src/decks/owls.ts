/** Observant snowy owls: passive cards that stay in hand and react to others. */
import { junk, passive } from '../card.ts'
import { all, pick, upTo } from '../select.ts'

export const wiseSpy = passive({
  id: 'owls-1',
  name: 'Wise Spy',
  text: 'Once in each of your turns you may look at the top three cards of your deck and put them back in any order.',
  oncePerTurn: {
    isPossible: ({ me }) => !me.deck.isEmpty || !me.discardPile.isEmpty,
    use({ me }) {
      me.placeOnDeck(all(me.lift(3)))
    },
  },
})

export const ancientKnowledge = passive({
  id: 'owls-2',
  name: 'Ancient Knowledge',
  text: "Each time somebody else's technique is over and done with, you can go through your deck, discard at most one card of it and shuffle.",
  reaction: {
    after: 'technique',
    isPossible: ({ me }) => !me.deck.isEmpty,
    react({ me }) {
      me.discard(upTo(1, me.searchDeck()))
      me.shuffleDeck()
    },
  },
})

export const qualityInspection = passive({
  id: 'owls-3',
  name: 'Quality Inspection',
  text: 'On arrival in your hand it lets you throw away one hand card and replace it by a draw.',
  reaction: {
    after: 'arrival',
    react({ me }) {
      me.throwAway(pick(1, me.hand))
      me.draw(1)
    },
  },
})

export const binoculars = passive({
  id: 'owls-4',
  name: 'Binoculars',
  text: 'Each time somebody else completes a purchase you can draw one card and then part with one hand card to your discard pile.',
  reaction: {
    after: 'purchase',
    react({ me }) {
      me.draw(1)
      me.discard(pick(1, me.hand))
    },
  },
})

export const balancing = passive({
  id: 'owls-5a',
  name: 'Balancing',
  text: "Each time somebody else's deck gets shuffled you can trade a hand card of any set for one of your discards.",
  reaction: {
    after: 'shuffle',
    isPossible: ({ me }) => !me.discardPile.isEmpty,
    react({ me }) {
      const animalfolk = me.hand.cards.filter(({ type }) => type !== junk)
      me.exchange(pick(1, me.hand, animalfolk), pick(1, me.discardPile))
    },
  },
})

export const extraRemarks = passive({
  id: 'owls-5b',
  name: 'Extra Remarks',
  text: 'Each time somebody else builds a stack you can lift any one of your discards onto your deck.',
  reaction: {
    after: 'build',
    isPossible: ({ me }) => !me.discardPile.isEmpty,
    react({ me }) {
      me.placeOnDeck(pick(1, me.discardPile))
    },
  },
})
