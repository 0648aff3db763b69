/** The vocabulary of reasons. Each is named by a difference that was counted, and by nothing else. */
import { expect, test } from 'vitest'
import type { Measures } from './measures.ts'
import type { MoveView } from './move-view.ts'
import type { Weighed } from './reasons.ts'
import { reasonsFor } from './reasons.ts'
import type { Card } from '@merchants/dale'
import { load } from '@merchants/dale'

const EQUAL: Measures = {
  won: 0,
  stacks: 2,
  covered: 3,
  junk: 4,
  hand: 8,
  worth: 20,
  ready: [0.5, 0.5],
  owners: new Map(),
}

const PASS: MoveView = { what: 'pass' }

const weighed = (measures: Partial<Measures>, chance = 0.5, move: MoveView = PASS): Weighed => ({
  move,
  chance,
  measures: { ...EQUAL, ...measures },
  isFree: false,
})

test.each<[string, Partial<Measures>, unknown]>([
  ['a stack', { stacks: 3, covered: 3 }, { why: 'builds', stack: 3 }],
  ['cards for a stack', { covered: 5 }, { why: 'covers', stack: 5 }],
  ['a stack that can be built next turn', { ready: [0.9, 0.5] }, { why: 'ready', stack: 3, number: 90, after: 50 }],
  ['junk that is gone', { junk: 2 }, { why: 'junk', count: 2 }],
  ['a better hand', { hand: 11 }, { why: 'hand', count: 3 }],
  ['better cards', { worth: 24 }, { why: 'deck', count: 4 }],
  ['another player who can build less often', { ready: [0.5, 0.2] }, { why: 'slows', who: 1, number: 20, after: 50 }],
])('%s is a reason', (_, better, reason) => {
  expect(reasonsFor(weighed(better, 0.6), weighed({}), 0)).toEqual([reason])
  expect(reasonsFor(weighed({}, 0.6), weighed(better), 0)).not.toContainEqual(reason)
})

test('a move that wins the game needs no other reason', () => {
  expect(reasonsFor(weighed({ won: 1, stacks: 8 }, 1), weighed({}), 0)).toEqual([{ why: 'wins' }])
})

test('a card that stays in the hand is named with the stack it is kept for', () => {
  const build = (card: 'owls-3' | 'foxes-3'): MoveView => ({ what: 'build', stack: 3, cards: [card] })
  const better = weighed({ stacks: 3, covered: 5 }, 0.6, build('foxes-3'))
  const other = weighed({ stacks: 3, covered: 3 }, 0.5, build('owls-3'))

  expect(reasonsFor(better, other, 0)).toEqual([{ why: 'keeps', card: 'owls-3', stack: 5 }])
})

/** A card of the market, and the move that buys it. */
function offered(): { readonly card: Card; readonly buy: MoveView } {
  const { now } = load({ players: [{ hand: ['junk'] }, { hand: ['junk'] }], market: ['owls-4'] }).pause
  const card = now.market.find((each) => each !== undefined)
  if (card === undefined) throw new Error('The market is empty.')
  return { card, buy: { what: 'buy', card: 'owls-4', cards: [] } }
}

test('a card that another player would otherwise get is a reason to take it', () => {
  const { card, buy } = offered()
  const other = weighed({ owners: new Map([[card, [0, 0.6]]]) })

  expect(reasonsFor(weighed({}, 0.6, buy), other, 0)).toEqual([{ why: 'denies', card: 'owls-4', who: 1, number: 60 }])
})

test('an action that is not used up is a reason; without any difference it says so', () => {
  expect(reasonsFor({ ...weighed({}, 0.6), isFree: true }, weighed({}), 0)).toEqual([{ why: 'free' }])
  expect(reasonsFor(weighed({}, 0.6), weighed({}), 0)).toEqual([{ why: 'long-run' }])
  expect(reasonsFor(weighed({}, 0.505), weighed({}), 0)).toEqual([{ why: 'close' }])
})

test('only the two strongest are named', () => {
  const better = weighed({ stacks: 3, covered: 4, junk: 1, hand: 12, worth: 30 }, 0.8)

  expect(reasonsFor(better, weighed({}), 0)).toHaveLength(2)
  expect(reasonsFor(better, weighed({}), 0)).toContainEqual({ why: 'builds', stack: 3 })
})

test('a teammate is not named as one who gets a card or can build less often', () => {
  const { card, buy } = offered()
  const better = weighed({ ready: [0.5, 0.5, 0.1, 0.1] }, 0.6, buy)
  const other = weighed({ ready: [0.5, 0.5, 0.5, 0.5], owners: new Map([[card, [0, 0, 0.6, 0.3]]]) })
  const named = (sides: number) => reasonsFor(better, other, 0, sides).map((reason) => 'who' in reason && reason.who)

  expect(named(2)).toEqual([3, 3])
  expect(named(4)).toContain(2)
})
