/** Observant snowy owls: passive cards that stay in hand and react to others. */
import { junk, passive } from '../card.ts'
import { all, pick, upTo } from '../select.ts'

export const wiseSpy = passive({
  id: 'owls-1',
  name: 'Wise Spy',
  text: 'Once during your turn, you may draw three cards and put them back on top of your deck in any order.',
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
  text: 'After another player’s technique is fully resolved, you may search your deck, discard up to one card from it, then shuffle your deck.',
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
  text: 'When this card enters your hand, you may throw away a card from your hand. If you do, draw a card.',
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
  text: 'After another player buys a card, you may draw a card and then discard a card.',
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
  text: 'After another player’s deck is shuffled, you may swap an animalfolk card from your hand with a card in your discard pile.',
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
  text: 'After another player builds a stack, you may put a card from your discard pile on top of your deck.',
  reaction: {
    after: 'build',
    isPossible: ({ me }) => !me.discardPile.isEmpty,
    react({ me }) {
      me.placeOnDeck(pick(1, me.discardPile))
    },
  },
})
