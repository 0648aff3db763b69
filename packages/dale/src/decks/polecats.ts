/** Reckless marbled polecats: roll and guess for big gains. */
import { junk, passive, technique } from '../card.ts'
import { all, pick } from '../select.ts'

export const POLECAT_DIE: readonly number[] = [1, 1, 2, 2, 3, 3]

export const daringAdventurer = technique({
  id: 'polecats-1',
  name: 'Daring Adventurer',
  bonusAction: true,
  text: 'Roll the polecat die, throw away that many market cards of your choice and refill the emptied market from the market deck.',
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
  text: 'Reveal one hand card and roll the polecat die; until the turn ends that card is worth its value times the roll.',
  play({ me, table }) {
    const shown = me.show(pick(1, me.hand))
    if (shown !== undefined) me.changeValues('times', table.roll(me, POLECAT_DIE), shown.card)
  },
})

export const swank = technique({
  id: 'polecats-3',
  name: 'Swank',
  bonusAction: true,
  text: "One hand card is thrown away; parting with an animalfolk card earns you the market deck's top card.",
  play({ me }) {
    const [thrown] = me.throwAway(pick(1, me.hand))
    if (thrown !== undefined && thrown.type !== junk) me.drawFromMarketDeck()
  },
})

export const riskyBusiness = technique({
  id: 'polecats-4',
  name: 'Risky Business',
  bonusAction: true,
  text: "Name a value, then reveal the market deck's top card: a match joins your hand, a miss is thrown away.",
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
  text: 'Roll the polecat die, look through your deck and exchange exactly that many cards between hand and deck, then shuffle the deck.',
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
  text: 'From inside your stall it raises by one the number of cards you fill up to.',
  handSizeInStall: 1,
})
