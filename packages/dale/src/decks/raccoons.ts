/** Thieving northern raccoons: steal, spoil, pass junk to others. */
import { technique } from '../card.ts'
import { all, pick, random, top } from '../select.ts'

export const wilyFellow = technique({
  id: 'raccoons-1',
  name: 'Wily Fellow',
  bonusAction: true,
  text: 'Your deck and your discard pile change places, then the new deck is shuffled.',
  play({ me }) {
    me.swapDeckAndDiscardPile()
    me.shuffleDeck()
  },
})

export const nuisance = technique({
  id: 'raccoons-2',
  name: 'Nuisance',
  bonusAction: true,
  text: 'Choose up to two other players; each of them discards one random hand card.',
  play({ me }) {
    for (const other of me.choosePlayers(2, me.opponents)) other.discard(random(1, other.hand))
  },
})

export const rottenFood = technique({
  id: 'raccoons-3',
  name: 'Rotten Food',
  bonusAction: true,
  text: 'One of your hand cards becomes the top deck card of a chosen other player.',
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
  text: 'A random hand card of one other player becomes yours, and you hand over any card you hold in return.',
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
  text: "Inspect the two top deck cards of one other player: one is thrown away, its neighbour lands among the owner's discards.",
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
  text: "Steal the card lying uppermost among one other player's discards.",
  play({ me }) {
    const other = me.choosePlayer(me.others.filter(({ discardPile }) => !discardPile.isEmpty))
    if (other !== undefined) me.take(top(other.discardPile))
  },
})
