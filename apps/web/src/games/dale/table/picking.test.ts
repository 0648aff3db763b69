/** Presses and what they lead to, on questions as the engine asks them. */
import { describe, expect, test } from 'vitest'
import type { ActView, DecisionView, PaymentView, Place } from '@merchants/dale'
import type { Asked, Picked } from './picking.ts'
import {
  allJunk,
  answerTo,
  beginning,
  inOrderOf,
  NOTHING_PICKED,
  openKeys,
  pressOption,
  pressSpot,
  proposal,
} from './picking.ts'
import { spotAt } from './spots.ts'

const inHand = (at: number): Place => ({ zone: 'hand', seat: 0, at })
const hand = ['junk', 'junk', 'macaws-3', 'owls-4'] as const
const value = [1, 1, 3, 4]
const spot = (at: number): string => spotAt('hand', 0, at)
const keyOf = (each: string): string => hand[Number(each.split('@')[1])] ?? each

const oneCard: DecisionView<'cards'> = {
  ask: 'discard',
  about: undefined,
  kind: 'cards',
  options: hand.slice(),
  places: hand.map((_, at) => [inHand(at)]),
  min: 1,
  max: 1,
  ordered: false,
  receivers: undefined,
  request: undefined,
}

const asks = (part: Partial<DecisionView<'cards'>>): Asked => askedAs({ ...oneCard, ...part })

function askedAs(decision: DecisionView): Asked {
  const combines = decision.kind === 'payments'
  const keys = combines ? decision.places.map((each) => each.map(({ at }) => keyOf(spot(at)))) : []
  return { decision, keyOf, isActs: decision.kind === 'acts', combines, keys }
}

const pays = (...places: number[]): PaymentView => ({
  pays: places.map((at) => ({ card: hand[at] ?? 'junk', as: hand[at] ?? 'junk', value: value[at] ?? 0 })),
  sum: places.reduce((sum, at) => sum + (value[at] ?? 0), 0),
})
const paying = (...ways: number[][]): Asked =>
  askedAs({
    ...oneCard,
    ask: 'pay',
    kind: 'payments',
    options: ways.map((each) => pays(...each)),
    places: ways.map((each) => each.map(inHand)),
  })
/** For a price of 4. */
const priceOfFour = paying([3], [0, 2], [2, 3])
/** Junk and the card at this place were paid. */
const ordering = (at: number): Asked =>
  asks({
    ask: 'order paid',
    options: ['junk', hand[at] ?? 'junk'],
    places: [[inHand(0)], [inHand(at)]],
    min: 2,
    max: 2,
    ordered: true,
  })
const picks = (...each: number[]): Picked => ({ ...NOTHING_PICKED, picks: each })

describe('a payment', () => {
  test('is proposed where the player wants that: junk goes first', () => {
    expect(beginning(priceOfFour, true)).toEqual({ spots: [spot(0), spot(2)], picks: [], isProposed: true })
    expect(answerTo(priceOfFour, beginning(priceOfFour, true))).toEqual([1])
  })

  test('is not proposed otherwise', () => {
    expect(beginning(priceOfFour, false)).toEqual(NOTHING_PICKED)
  })

  test('that is proposed gives way to the first other card, which begins another one', () => {
    const proposed = beginning(priceOfFour, true)
    expect([...(openKeys(priceOfFour, proposed) ?? [])].sort()).toEqual(['junk', 'macaws-3', 'owls-4'])
    const other = pressSpot(priceOfFour, proposed, spot(3))
    expect(other).toEqual({ picked: { spots: [spot(3)], picks: [], isProposed: false } })
  })

  test('that is proposed can be taken apart card by card', () => {
    const less = pressSpot(priceOfFour, beginning(priceOfFour, true), spot(0))
    expect(less?.picked).toEqual({ spots: [spot(2)], picks: [], isProposed: false })
  })

  test('waits to be confirmed: nothing is paid by choosing the last card', () => {
    expect(pressSpot(priceOfFour, NOTHING_PICKED, spot(3))?.answer).toBeUndefined()
  })

  test('takes the order of choosing as the order of the paid cards', () => {
    const order = ordering(2)
    expect(inOrderOf(order, [spot(2), spot(1)].map(keyOf))).toEqual([1, 0])
    expect(inOrderOf(order, [spot(1), spot(2)].map(keyOf))).toEqual([0, 1])
  })

  test('says it also for what is left of the paid cards', () => {
    const order = ordering(2)
    expect(inOrderOf(order, ['owls-4', 'macaws-3', 'junk'])).toEqual([1, 0])
  })

  test('says nothing of other cards, and nothing of other questions', () => {
    const order = ordering(3)
    expect(inOrderOf(order, ['junk', 'macaws-3'])).toBeUndefined()
    const onDeck = askedAs({ ...order.decision, ask: 'place on deck' })
    expect(inOrderOf(onDeck, ['junk', 'owls-4'])).toBeUndefined()
  })
})

describe('a single card', () => {
  test('answers with one press, if that can be undone', () => {
    expect(pressSpot(asks({}), NOTHING_PICKED, spot(2))).toEqual({ picked: picks(2), answer: [2], onlyIfFree: true })
  })

  test('may be changed for another while it waits to be confirmed', () => {
    expect(pressSpot(asks({}), picks(2), spot(3))).toEqual({ picked: picks(3), answer: [3], onlyIfFree: true })
  })

  test('is put back by a second press, which answers nothing', () => {
    expect(pressSpot(asks({ min: 0 }), picks(2), spot(2))).toEqual({ picked: picks() })
  })

  test('outside the question does nothing', () => {
    expect(pressSpot(asks({ options: ['junk'], places: [[inHand(0)]] }), NOTHING_PICKED, spot(3))).toBeUndefined()
  })
})

describe('several cards', () => {
  const two = asks({ min: 2, max: 2 })

  test('answer with the press that completes them', () => {
    expect(pressSpot(two, NOTHING_PICKED, spot(2))).toEqual({ picked: picks(2) })
    expect(pressSpot(two, picks(2), spot(3))).toEqual({ picked: picks(2, 3), answer: [2, 3], onlyIfFree: true })
  })

  test('wait to be confirmed where fewer would do', () => {
    expect(pressSpot(asks({ min: 0, max: 2 }), picks(2), spot(3))?.answer).toBeUndefined()
  })

  test('that must all be discarded keep their order until another one is pressed, and the last has no choice', () => {
    const all = asks({ min: 4, max: 4, ordered: true })
    const begun = beginning(all, false)
    expect(begun).toEqual({ spots: [], picks: [0, 1, 2, 3], isProposed: true })
    expect(answerTo(all, begun)).toEqual([0, 1, 2, 3])
    const first = pressOption(all, begun, 3).picked
    expect(first).toEqual(picks(3))
    const third = pressOption(all, picks(3, 1), 0)
    expect(third).toEqual({ picked: picks(3, 1, 0, 2), answer: [3, 1, 0, 2], onlyIfFree: true })
  })

  test('can be all the junk at once, with what was chosen before', () => {
    const inventory = asks({ ask: 'inventory', min: 0, max: 4 })
    expect(allJunk(inventory, picks(3))).toEqual(picks(0, 1, 3))
    expect(allJunk(asks({}), NOTHING_PICKED)).toBeUndefined()
    // Junk goes into a stack only by exception.
    expect(allJunk(asks({ ask: 'own part', min: 1, max: 4 }), NOTHING_PICKED)).toBeUndefined()
  })
})

describe('a technique', () => {
  const play = (at: number): ActView => ({
    do: 'play',
    use: { card: hand[at] ?? 'junk', as: hand[at] ?? 'junk', value: 0 },
  })
  const playing = askedAs({
    ...oneCard,
    ask: 'action',
    kind: 'acts',
    options: [play(2), play(3)],
    places: [[inHand(2)], [inHand(3)]],
  })

  test('is played by one press, if that can be undone', () => {
    expect(pressSpot(playing, NOTHING_PICKED, spot(3))).toMatchObject({ answer: [1], onlyIfFree: true })
  })

  test('that can be several things waits for the one that is meant', () => {
    const copying = askedAs({ ...playing.decision, places: [[inHand(2)], [inHand(2)]] })
    const pressed = pressSpot(copying, NOTHING_PICKED, spot(2))
    expect(pressed?.answer).toBeUndefined()
    expect(pressOption(copying, pressed?.picked ?? NOTHING_PICKED, 1)).toMatchObject({ answer: [1], onlyIfFree: true })
  })
})

test('nothing is proposed where there is nothing to propose', () => {
  expect(proposal(asks({}))).toEqual(NOTHING_PICKED)
})
