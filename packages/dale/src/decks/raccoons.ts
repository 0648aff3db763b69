/** Thieving northern raccoons: steal, spoil, pass junk to others. */
import { technique } from '../card.ts'
import { all, pick, random, top } from '../select.ts'

export const wilyFellow = technique({
  id: 'raccoons-1',
  name: 'Wily Fellow',
  bonusAction: true,
  text: 'Swap your deck with your discard pile, then shuffle your new deck.',
  play({ me }) {
    me.swapDeckAndDiscardPile()
    me.shuffleDeck()
  },
})

export const nuisance = technique({
  id: 'raccoons-2',
  name: 'Nuisance',
  bonusAction: true,
  text: 'Choose up to two opponents. Each discards a random card from their hand.',
  play({ me }) {
    for (const other of me.choosePlayers(2, me.opponents)) other.discard(random(1, other.hand))
  },
})

export const rottenFood = technique({
  id: 'raccoons-3',
  name: 'Rotten Food',
  bonusAction: true,
  text: 'Put a card from your hand on top of another player’s deck.',
  play({ me }) {
    if (me.hand.isEmpty) return
    const other = me.choosePlayer()
    if (other !== undefined) me.placeOnDeck(pick(1, me.hand), other.deck)
  },
})

export const dirtyExchange = technique({
  id: 'raccoons-4',
  name: 'Dirty Exchange',
  bonusAction: true,
  text: 'Take a random card from another player’s hand, then give that player a card from your hand.',
  play({ me }) {
    const other = me.choosePlayer()
    if (other === undefined || other.hand.isEmpty) return
    me.take(random(1, other.hand))
    me.give(pick(1, me.hand), other)
  },
})

export const sabotage = technique({
  id: 'raccoons-5a',
  name: 'Sabotage',
  bonusAction: true,
  text: 'Draw the top two cards of another player’s deck. Throw one away and put the other on that player’s discard pile.',
  play({ me }) {
    const other = me.choosePlayer()
    if (other === undefined) return
    const seen = me.lift(2, other)
    me.throwAway(pick(1, seen))
    other.discard(all(seen))
  },
})

export const treasureHunter = technique({
  id: 'raccoons-5b',
  name: 'Treasure Hunter',
  text: 'Take the top card of another player’s discard pile.',
  usesTopOf: 'discard pile',
  play({ me }) {
    const other = me.choosePlayer(me.others.filter(({ discardPile }) => !discardPile.isEmpty))
    if (other !== undefined) me.take(top(other.discardPile))
  },
})
