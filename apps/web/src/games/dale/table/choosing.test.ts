/** Choosing cards one by one out of the combinations that the engine lists. */
import { describe, expect, test } from 'vitest'
import type { DecisionView, PaymentView, Place } from '@merchants/dale'
import {
  answerOf,
  cheapest,
  chosenAct,
  keysToAdd,
  optionKeys,
  optionsAt,
  optionsOf,
  sumOf,
  toggled,
  makesPile,
  wantsAll,
} from './choosing.ts'
import { spotAt } from './spots.ts'

const inHand = (at: number): Place => ({ zone: 'hand', seat: 0, at })
const hand = ['junk', 'junk', 'macaws-3', 'owls-4'] as const
const value = [1, 1, 3, 4]
const spot = (at: number): string => spotAt('hand', 0, at)
const keyOf = (each: string): string => hand[Number(each.split('@')[1])] as string

const pays = (...places: number[]): { option: PaymentView; places: Place[] } => ({
  option: {
    pays: places.map((at) => ({ card: hand[at] as 'junk', as: hand[at] as 'junk', value: value[at] as number })),
    sum: places.reduce((sum, at) => sum + (value[at] as number), 0),
  },
  places: places.map(inHand),
})

/** For a price of 4: the engine names the first of two equal cards only. */
const payments = [pays(3), pays(0, 2), pays(2, 3)]
const paying: DecisionView = {
  ask: 'pay',
  about: undefined,
  kind: 'payments',
  options: payments.map(({ option }) => option),
  places: payments.map(({ places }) => places),
  min: 1,
  max: 1,
  ordered: false,
  receivers: undefined,
  request: undefined,
}
const keys = optionKeys(paying, keyOf)

describe('a payment', () => {
  test('begins with any card that is part of one', () => {
    expect([...keysToAdd(keys, [])].sort()).toEqual(['junk', 'macaws-3', 'owls-4'])
  })

  test('goes on only with cards that lead to one', () => {
    expect([...keysToAdd(keys, ['junk'])]).toEqual(['macaws-3'])
  })

  test('takes either of two equal cards', () => {
    expect(optionsOf(keys, [spot(1), spot(2)].map(keyOf))).toEqual([1])
    expect(sumOf(paying, keyOf, [spot(1), spot(2)])).toBe(4)
  })

  test('is not there before it is complete', () => {
    expect(optionsOf(keys, [keyOf(spot(0))])).toEqual([])
    expect(sumOf(paying, keyOf, [spot(0)])).toBe(1)
  })

  test('that is proposed spends junk before anything else', () => {
    expect(cheapest(paying)).toBe(1)
  })
})

describe('a choice of cards', () => {
  const discarding: DecisionView = {
    ...paying,
    ask: 'inventory',
    kind: 'cards',
    options: hand.slice(),
    places: hand.map((_, at) => [inHand(at)]),
    min: 0,
    max: 2,
  }

  test('picks the very card that was clicked, and puts it back with a second click', () => {
    const once = toggled(discarding, keyOf, [], spot(1))
    expect(once).toEqual([1])
    expect(toggled(discarding, keyOf, once, spot(1))).toEqual([])
  })

  test('takes no more than are asked for, and one for another where one is asked for', () => {
    expect(toggled(discarding, keyOf, [0, 1], spot(2))).toEqual([0, 1])
    expect(toggled({ ...discarding, max: 1 }, keyOf, [0], spot(2))).toEqual([2])
  })

  test('is an answer as soon as it is enough', () => {
    expect(answerOf(discarding, [])).toEqual([])
    expect(answerOf({ ...discarding, min: 2 }, [0])).toBeUndefined()
  })

  test('finds an equal card where the engine names only one', () => {
    const once: DecisionView = { ...discarding, options: ['junk'], places: [[inHand(0)]] }
    expect(optionsAt(once, keyOf, spot(1))).toEqual([0])
    expect(optionsAt(once, keyOf, spot(2))).toEqual([])
  })

  test('leaves only the order to choose where every card is wanted', () => {
    expect(wantsAll({ ...discarding, min: 4, max: 4 })).toBe(true)
    expect(wantsAll(discarding)).toBe(false)
  })

  test('says what ends on top, but not where each card goes to another player', () => {
    const all: DecisionView = { ...discarding, min: 4, max: 4, ordered: true }
    expect(makesPile(all)).toBe(true)
    expect(makesPile({ ...all, ask: 'distribute', receivers: [0, 1, 2, 3] })).toBe(false)
  })
})

describe('an action with a card', () => {
  const use = { card: 'owls-1', as: 'owls-1', value: 1 } as const
  const acting: DecisionView = {
    ...paying,
    ask: 'action',
    kind: 'acts',
    options: [
      { do: 'play', use },
      { do: 'use', use },
    ],
  }

  test('is known before it is confirmed, so an ability is not offered as a technique', () => {
    expect(chosenAct(acting, { answer: undefined, variants: [1] })?.do).toBe('use')
    expect(chosenAct(acting, { answer: [0], variants: [0, 1] })?.do).toBe('play')
  })

  test('is unknown while nothing is chosen, and in any other question', () => {
    expect(chosenAct(acting, { answer: undefined, variants: [] })).toBeUndefined()
    expect(chosenAct(paying, { answer: [0], variants: [0] })).toBeUndefined()
  })
})
