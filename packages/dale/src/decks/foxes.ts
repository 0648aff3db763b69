/** Friendly fennec foxes: techniques that involve everybody. */
import { technique } from '../card.ts'
import type { Player } from '../player.ts'
import { pick, random, top } from '../select.ts'

export const cunningNeighbour = technique({
  id: 'foxes-1',
  name: 'Cunning Neighbour',
  bonusAction: true,
  text: 'See the full hand of one other player; this card may then return to the top of your deck, not to your discards.',
  play({ me, card, table }) {
    const other = me.choosePlayer()
    if (other !== undefined) me.lookAt(other)
    if (me.may()) table.move(card, me.schedulePile, me.deck, me)
  },
})

export const cheer = technique({
  id: 'foxes-2',
  name: 'Cheer',
  bonusAction: true,
  text: 'Every player looks through the own deck, takes one card into the hand and afterwards shuffles the deck.',
  play({ me, table }) {
    const searching = [me, ...me.others].filter(({ deck }) => !deck.isEmpty)
    const picked = searching.map((player) => player.chooseOne(pick(1, player.searchDeck()), 'take'))
    searching.forEach((player, at) => {
      const card = picked[at]
      if (card !== undefined) table.move(card, player.deck, player.hand, player)
    })
    for (const player of searching) player.shuffleDeck()
  },
})

export const raffle = technique({
  id: 'foxes-3',
  name: 'Raffle',
  bonusAction: true,
  text: 'Name left or right; every player takes one random hand card from the neighbour on that side.',
  play({ me, table }) {
    const side = me.chooseSide()
    const everybody = [me, ...me.others]
    const drawn = everybody.map((giver) => giver.chooseOne(random(1, giver.hand), 'give'))
    const step = side === 'left' ? 1 : everybody.length - 1
    everybody.forEach((taker, at) => {
      const from = (at + step) % everybody.length
      const card = drawn[from]
      if (card !== undefined) table.move(card, (everybody[from] as Player).hand, taker.hand, taker)
    })
  },
})

export const charity = technique({
  id: 'foxes-4',
  name: 'Charity',
  bonusAction: true,
  text: 'Take one random card from every hand, yours included, look at them and give one of them back to each of these players as you like.',
  play({ me, table }) {
    const givers = [me, ...me.others].filter(({ hand }) => !hand.isEmpty)
    table.asideHolder = -1
    for (const giver of givers) {
      for (const card of giver.choose(random(1, giver.hand), 'give')) table.move(card, giver.hand, table.aside, me)
    }
    me.distribute(table.aside, givers, (player) => player.hand)
  },
})

export const tasters = technique({
  id: 'foxes-5a',
  name: 'Tasters',
  bonusAction: true,
  text: 'Name left or right; beginning with you and going round that way, every player takes one market card of the own choice for free.',
  play({ me, table }) {
    const others = me.chooseSide() === 'left' ? me.others : me.others.toReversed()
    for (const player of [me, ...others]) player.take(pick(1, table.market, table.offered))
  },
})

export const rumours = technique({
  id: 'foxes-5b',
  name: 'Rumours',
  bonusAction: true,
  text: 'Every player moves the two top cards of the own discard pile, one after the other, onto the own deck.',
  play({ me }) {
    for (const player of [me, ...me.others]) {
      player.placeOnDeck(top(player.discardPile))
      player.placeOnDeck(top(player.discardPile))
    }
  },
})
