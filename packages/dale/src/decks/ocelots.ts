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
  text: 'On your turn you can roll the ocelot die a single time; the number rolled raises this card until the turn is over.',
  oncePerTurn: {
    use({ me, card, table }) {
      me.changeValues('add', table.roll(me, OCELOT_DIE), card)
    },
  },
})

export const newSeason = technique({
  id: 'ocelots-2',
  name: 'New Season',
  bonusAction: true,
  text: "One animalfolk discard of yours is thrown away; in return the market deck's top card joins your hand.",
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
  text: "Discard your hand, draw the same number, mix these cards with another player's hand and deal both players their former number of cards at random.",
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
  text: 'Turn up the top card of the market deck; if it alone makes your next stack you must build it, otherwise it is thrown away.',
  play({ me, table }) {
    const card = table.turnUp()
    if (card !== undefined && !buildAlone(me, card)) me.throwAway(all(table.turnedUp))
  },
})

export const gamble = technique({
  id: 'ocelots-5a',
  name: 'Gamble',
  bonusAction: true,
  text: 'Choose another player, roll the ocelot die and exchange that many random cards between your hands.',
  play({ me, table }) {
    const other = me.choosePlayer()
    if (other === undefined) return
    const rolled = table.roll(me, OCELOT_DIE)
    const count = Math.min(rolled, me.hand.cards.length, other.hand.cards.length)
    const given = me.choose(random(count, me.hand), 'give')
    const taken = other.choose(random(count, other.hand), 'give')
    for (const card of given) table.move(card, me.hand, other.hand, me)
    for (const card of taken) table.move(card, other.hand, me.hand, me)
  },
})

export const blindfold = technique({
  id: 'ocelots-5b',
  name: 'Blindfold',
  bonusAction: true,
  text: 'Choose a hand card secretly and an opponent who guesses its value: a right guess discards the card, a wrong one lets you set its value to 1–5 for this turn.',
  play({ me, table }) {
    const card = me.chooseOne(pick(1, me.hand), 'show')
    if (card === undefined) return
    const { as } = me.fix(card)
    const opponent = me.choosePlayer(me.opponents)
    // Without value effects every card counts 1 to 5; with them the guess may be higher.
    const highest = table.state.valueChanges.length === 0 ? 5 : HIGHEST_VALUE
    const isRight = opponent?.chooseNumber('guess', 1, highest) === valueOf(me, card, as)
    me.reveal(card)
    if (isRight) me.discard(pick(1, me.hand, [card]))
    else me.changeValues('become', me.chooseNumber('value', 1, 5), card)
  },
})
