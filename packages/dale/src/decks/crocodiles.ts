/** Intimidating dwarf crocodiles: techniques against opponents. */
import { technique } from '../card.ts'
import { pick } from '../select.ts'

export const littleVillain = technique({
  id: 'crocodiles-1',
  name: 'Little Villain',
  bonusAction: true,
  text: 'Every opponent puts the top card of the own deck onto the own discard pile, twice, one card after the other.',
  play({ me }) {
    for (const opponent of me.opponents) {
      opponent.discardFromDeck()
      opponent.discardFromDeck()
    }
  },
})

export const scaryGunfight = technique({
  id: 'crocodiles-2',
  name: 'Scary Gunfight',
  bonusAction: true,
  text: 'Until your next turn begins, opponents pay 2 more for every market card they purchase.',
  scheduled: { untilNextTurn: { surcharge: 2 } },
})

export const nightShift = technique({
  id: 'crocodiles-3',
  name: 'Night Shift',
  bonusAction: true,
  text: 'Lift the top card off every deck, yours too, inspect the lifted cards and hand them out again as new top cards, one per deck, in any distribution.',
  play({ me }) {
    const everybody = [me, ...me.others]
    const gave = everybody.filter((player) => {
      const before = me.table.aside.cards.length
      return me.lift(1, player).cards.length > before
    })
    me.distribute(me.table.aside, gave, (player) => player.deck)
  },
})

export const ruthlessCompetition = technique({
  id: 'crocodiles-4',
  name: 'Ruthless Competition',
  bonusAction: true,
  text: 'Gain the top deck card of a chosen other player, then return any one of your hand cards to the top of the same deck.',
  play({ me, table }) {
    const other = me.choosePlayer()
    const card = other?.nextCard()
    if (other === undefined || card === undefined) return
    table.move(card, other.deck, me.hand, me)
    me.placeOnDeck(pick(1, me.hand), other.deck)
  },
})

export const nastyThreat = technique({
  id: 'crocodiles-5a',
  name: 'Nasty Threat',
  bonusAction: true,
  text: 'Until your next turn begins, every stack an opponent builds must total one more than usual.',
  scheduled: { untilNextTurn: { stackSurcharge: 1 } },
})

export const lostShipments = technique({
  id: 'crocodiles-5b',
  name: 'Lost Shipments',
  bonusAction: true,
  text: 'Until your next turn begins, each opponent draws no more than one card when filling the hand in clean-up.',
  scheduled: { untilNextTurn: { fillLimit: 1 } },
})
