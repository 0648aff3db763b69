/** Lucky ocelots: dice, bluff and mixed-up hands. */
import { buildAlone } from '../actions/stall.ts'
import { junk, passive, technique } from '../card.ts'
import { all, pick, random } from '../select.ts'
import { valueOf } from '../values.ts'

export const OCELOT_DIE: readonly number[] = [0, 1, 1, 2, 2, 3]

/** The highest value a guess may name. */
const HIGHEST_VALUE = 20

export const boldHaggler = passive({
  id: 'ocelots-1',
  name: 'Bold Haggler',
  text: 'Once during your turn, you may roll the ocelot die. For the rest of this turn, add the result to this card’s value.',
  oncePerTurn: {
    endsWithTurn: true,
    use({ me, card, table }) {
      me.changeValues('add', table.roll(me, OCELOT_DIE), card)
    },
  },
})

export const newSeason = technique({
  id: 'ocelots-2',
  name: 'New Season',
  bonusAction: true,
  text: 'Throw away an animalfolk card from your discard pile. If you do, draw the top card of the market deck.',
  play({ me }) {
    const animalfolk = me.discardPile.listed.filter(({ type }) => type !== junk)
    const [thrown] = me.throwAway(pick(1, me.discardPile, animalfolk))
    if (thrown !== undefined) me.drawFromMarketDeck()
  },
})

export const whirligig = technique({
  id: 'ocelots-3',
  name: 'Whirligig',
  bonusAction: true,
  text: 'Choose another player. Discard your hand and draw the same number. Then mix both hands and deal them at random, as many to each of you as before.',
  play({ me }) {
    const other = me.choosePlayer()
    if (other === undefined) return
    me.draw(me.discard(all(me.hand)).length)
    me.mixHandsWith(other)
  },
})

export const charm = technique({
  id: 'ocelots-4',
  name: 'Charm',
  bonusAction: true,
  text: 'Reveal the top card of the market deck. If it makes your next stack on its own, build it; otherwise throw it away.',
  play({ me, table }) {
    const card = table.turnUp()
    if (card !== undefined && !buildAlone(me, card)) me.throwAway(all(table.turnedUp))
  },
})

export const gamble = technique({
  id: 'ocelots-5a',
  name: 'Gamble',
  bonusAction: true,
  text: 'Choose another player and roll the ocelot die. Swap that many random cards between your hands.',
  play({ me, table }) {
    const other = me.choosePlayer()
    if (other === undefined) return
    const rolled = table.roll(me, OCELOT_DIE)
    const count = Math.min(rolled, me.hand.cards.length, other.hand.cards.length)
    const given = me.choose(random(count, me.hand), 'give')
    const taken = other.choose(random(count, other.hand), 'give')
    table.passOn([
      ...given.map((card) => ({ card, from: me.hand, to: other.hand })),
      ...taken.map((card) => ({ card, from: other.hand, to: me.hand })),
    ])
  },
})

export const blindfold = technique({
  id: 'ocelots-5b',
  name: 'Blindfold',
  bonusAction: true,
  text: 'Choose an opponent and, secretly, a card from your hand. If they guess its value, discard it; otherwise set its value to 1–5 for the rest of this turn.',
  forThisTurn({ me, table }) {
    const card = me.chooseOne(pick(1, me.hand), 'show')
    if (card === undefined) return false
    const { as } = me.fix(card)
    const opponent = me.choosePlayer(me.opponents)
    // Without value effects every card counts as 1 to 5; with them the guess may be higher.
    const highest = table.state.valueChanges.length === 0 ? 5 : HIGHEST_VALUE
    const isRight = opponent?.chooseNumber('guess', 1, highest) === valueOf(me, card, as)
    me.reveal(card)
    if (!isRight) return me.changeValues('become', me.chooseNumber('value', 1, 5), card)
    me.discard(pick(1, me.hand, [card]))
    return false
  },
})
