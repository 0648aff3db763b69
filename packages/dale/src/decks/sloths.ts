/** Diligent pale-throated sloths: techniques that wait on the schedule for the owner's next turn. */
import { junk, technique } from '../card.ts'
import { pick, upTo } from '../select.ts'

export const steadyAchiever = technique({
  id: 'sloths-1',
  name: 'Steady Achiever',
  bonusAction: true,
  text: 'At the start of your next turn, draw a card.',
  scheduled: {
    atTurnStart({ me }) {
      me.draw(1)
    },
  },
})

export const shoppingJourney = technique({
  id: 'sloths-2',
  name: 'Shopping Journey',
  text: 'At the start of your next turn, take a card from the market for free.',
  scheduled: {
    atTurnStart({ me, table }) {
      me.take(pick(1, table.market, table.offered))
    },
  },
})

export const housecleaning = technique({
  id: 'sloths-3',
  name: 'Housecleaning',
  bonusAction: true,
  text: 'Take up to three junk cards from your discard pile. At the start of your next turn, you may throw away a card from your hand.',
  play({ me }) {
    me.take(
      upTo(
        3,
        me.discardPile,
        me.discardPile.listed.filter(({ type }) => type === junk),
      ),
    )
  },
  scheduled: {
    atTurnStart({ me }) {
      me.throwAway(upTo(1, me.hand))
    },
  },
})

export const siesta = technique({
  id: 'sloths-4',
  name: 'Siesta',
  bonusAction: true,
  text: 'At the start of your next turn, you may take a card from your discard pile.',
  scheduled: {
    atTurnStart({ me }) {
      me.take(upTo(1, me.discardPile))
    },
  },
})

export const lunchBreak = technique({
  id: 'sloths-5a',
  name: 'Lunch Break',
  bonusAction: true,
  text: 'Draw a card. At the start of your next turn, draw another card.',
  play({ me }) {
    me.draw(1)
  },
  scheduled: {
    atTurnStart({ me }) {
      me.draw(1)
    },
  },
})

export const ironing = technique({
  id: 'sloths-5b',
  name: 'Ironing',
  bonusAction: true,
  text: 'During your next turn, every card you use is worth 1 more.',
  scheduled: {
    forNextTurn: ({ me }) => me.changeValues('add', 1),
  },
})
