/** Diligent pale-throated sloths: techniques that wait on the schedule for the owner's next turn. */
import { junk, technique } from '../card.ts'
import { pick, upTo } from '../select.ts'

export const steadyAchiever = technique({
  id: 'sloths-1',
  name: 'Steady Achiever',
  bonusAction: true,
  text: 'When your next turn begins, draw one card.',
  scheduled: {
    atTurnStart({ me }) {
      me.draw(1)
    },
  },
})

export const shoppingJourney = technique({
  id: 'sloths-2',
  name: 'Shopping Journey',
  text: 'When your next turn begins, pick any card from the market for free and take it into your hand.',
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
  text: 'Recover at most three junk from among your discards now; at the opening of your following turn you can throw away a single hand card.',
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
  text: 'At the opening of your following turn you can recover any one of your discards to your hand.',
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
  text: 'Draw one card now and one more when your next turn begins.',
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
  text: 'During your whole next turn every card you use is worth one more.',
  scheduled: {
    atTurnStart({ me }) {
      me.changeValues('add', 1)
    },
  },
})
