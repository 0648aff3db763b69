/** Friendly fennec foxes: techniques that involve everyone. */
import { technique } from '../card.ts'
import type { Player } from '../player.ts'
import { pick, random, top } from '../select.ts'

export const cunningNeighbour = technique({
  id: 'foxes-1',
  name: 'Cunning Neighbour',
  bonusAction: true,
  text: 'Look at another player’s hand. You may then put this card on top of your deck instead of discarding it.',
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
  text: 'Each player searches their deck and takes a card from it, then shuffles their deck.',
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
  text: 'Choose left or right. At the same time, each player takes a random card from the hand of their neighbour on that side.',
  play({ me, table }) {
    const side = me.chooseSide()
    const everybody = [me, ...me.others]
    const drawn = everybody.map((giver) => giver.chooseOne(random(1, giver.hand), 'give'))
    const step = side === 'left' ? 1 : everybody.length - 1
    table.passOn(
      everybody.flatMap((taker, at) => {
        const from = (at + step) % everybody.length
        const card = drawn[from]
        return card === undefined ? [] : [{ card, from: (everybody[from] as Player).hand, to: taker.hand }]
      }),
    )
  },
})

export const charity = technique({
  id: 'foxes-4',
  name: 'Charity',
  bonusAction: true,
  text: 'Set aside a random card from each player’s hand, including your own. Look at them, then give one to each of those players.',
  play({ me, table }) {
    const givers = [me, ...me.others].filter(({ hand }) => !hand.isEmpty)
    table.aside.holder = -1
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
  text: 'Choose left or right. Starting with you and going that way, each player takes a card from the market for free.',
  play({ me, table }) {
    const others = me.chooseSide() === 'left' ? me.others : me.others.toReversed()
    for (const player of [me, ...others]) player.take(pick(1, table.market, table.offered))
  },
})

export const rumours = technique({
  id: 'foxes-5b',
  name: 'Rumours',
  bonusAction: true,
  text: 'Each player puts the top card of their discard pile on top of their deck, twice.',
  usesTopOf: 'discard pile',
  play({ me }) {
    for (const player of [me, ...me.others]) {
      player.placeOnDeck(top(player.discardPile))
      player.placeOnDeck(top(player.discardPile))
    }
  },
})
