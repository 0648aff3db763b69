/** Reckless marbled polecats: roll and guess for big gains. */
import { junk, passive, technique } from '../card.ts'
import { all, pick } from '../select.ts'

export const POLECAT_DIE: readonly number[] = [1, 1, 2, 2, 3, 3]

export const daringAdventurer = technique({
  id: 'polecats-1',
  name: 'Daring Adventurer',
  bonusAction: true,
  text: 'Roll the polecat die. Throw away that many cards from the market, then fill its empty slots from the market deck.',
  play({ me, table }) {
    const rolled = table.roll(me, POLECAT_DIE)
    me.throwAway(pick(rolled, table.market, table.offered))
    table.refillMarket()
  },
})

export const rareArtefact = technique({
  id: 'polecats-2',
  name: 'Rare Artefact',
  bonusAction: true,
  text: 'Show a card from your hand and roll the polecat die. For the rest of this turn, multiply that card’s value by the result.',
  forThisTurn({ me, table }) {
    const shown = me.show(pick(1, me.hand))
    return shown !== undefined && me.changeValues('times', table.roll(me, POLECAT_DIE), shown.card)
  },
})

export const swank = technique({
  id: 'polecats-3',
  name: 'Swank',
  bonusAction: true,
  text: 'Throw away a card from your hand. If it was an animalfolk card, draw the top card of the market deck.',
  play({ me }) {
    const [thrown] = me.throwAway(pick(1, me.hand))
    if (thrown !== undefined && thrown.type !== junk) me.drawFromMarketDeck()
  },
})

export const riskyBusiness = technique({
  id: 'polecats-4',
  name: 'Risky Business',
  bonusAction: true,
  text: 'Name a value from 1 to 5, then reveal the top card of the market deck. If it matches, take it; otherwise throw it away.',
  play({ me, table }) {
    if (table.marketDeck.isEmpty) return
    const guess = me.chooseNumber('guess', 1, 5)
    const card = table.turnUp()
    if (card?.type.value === guess) me.take(all(table.turnedUp))
    else me.throwAway(all(table.turnedUp))
  },
})

export const naturalSurvivor = technique({
  id: 'polecats-5a',
  name: 'Natural Survivor',
  bonusAction: true,
  text: 'Roll the polecat die and search your deck. Swap that many cards from your hand with cards from your deck, then shuffle your deck.',
  play({ me, table }) {
    const rolled = table.roll(me, POLECAT_DIE)
    const count = Math.min(rolled, me.deck.cards.length, me.hand.cards.length)
    me.exchange(pick(count, me.hand), pick(count, me.searchDeck()))
    me.shuffleDeck()
  },
})

export const sofa = passive({
  id: 'polecats-5b',
  name: 'Sofa',
  text: 'While this card is in your stall, your hand size in clean-up is 1 larger.',
  handSizeInStall: 1,
})
