/** Intimidating dwarf crocodiles: techniques against opponents. */
import { technique } from '../card.ts'
import { pick } from '../select.ts'

export const littleVillain = technique({
  id: 'crocodiles-1',
  name: 'Little Villain',
  bonusAction: true,
  text: 'Each opponent discards the top card of their deck, twice.',
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
  text: 'Until the start of your next turn, opponents pay 2 more for each card they buy from the market.',
  scheduled: { untilNextTurn: { surcharge: 2 } },
})

export const nightShift = technique({
  id: 'crocodiles-3',
  name: 'Night Shift',
  bonusAction: true,
  text: 'Draw the top card of each player’s deck, including your own. Then put one of these cards back on top of each deck, as you choose.',
  play({ me }) {
    const gave = me.liftFromEach([me, ...me.others])
    me.distribute(me.table.aside, gave, (player) => player.deck)
  },
})

export const ruthlessCompetition = technique({
  id: 'crocodiles-4',
  name: 'Ruthless Competition',
  bonusAction: true,
  text: 'Draw the top card of another player’s deck, then put a card from your hand on top of that deck.',
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
  text: 'Until the start of your next turn, each stack an opponent builds must be worth 1 more.',
  scheduled: { untilNextTurn: { stackSurcharge: 1 } },
})

export const lostShipments = technique({
  id: 'crocodiles-5b',
  name: 'Lost Shipments',
  bonusAction: true,
  text: 'Until the start of your next turn, each opponent draws at most one card when filling their hand in clean-up.',
  scheduled: { untilNextTurn: { fillLimit: 1 } },
})
