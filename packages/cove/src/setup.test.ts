/** Setting up (C-3, C-6 to C-9, C-20, C-31, C-42, C-65, C-73, C-86 to C-88, H-12 to H-18, H-89, H-94). */
import { fastChance } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { allCorruption, CORRUPTION } from './corruption.ts'
import { FIRST_GAME, newGame, whyNotSetup } from './setup.ts'
import type { Setup } from './state.ts'
import { hucksterSeat } from './state.ts'
import { TOWNSFOLK } from './townsfolk.ts'

const game = (changes: Partial<Setup> = {}) => newGame({ ...FIRST_GAME, ...changes }, fastChance(7))
const count = (pile: readonly string[], what: string): number => pile.filter((each) => each === what).length

test('C-8, C-82, C-87 one customer of each colour in its hall, two Criminals in the lair, 46 in the bag', () => {
  const { halls, lair, bag } = game()

  expect(halls).toEqual({ red: 1, green: 1, blue: 1, yellow: 1 })
  expect(lair).toBe(2)
  expect(bag).toHaveLength(46)
  expect(['red', 'green', 'blue', 'yellow', 'rogue'].map((who) => count(bag, who))).toEqual([12, 12, 8, 8, 6])
})

test('C-9, C-83, C-87 with Cultists one is in the lair, and seven of 47 in the bag are', () => {
  const { lair, bag } = game({ rogue: 'cultists' })

  expect([lair, bag.length, count(bag, 'rogue')]).toEqual([1, 47, 7])
})

test('C-9, C-84, C-87 Robbers: two in the lair, six of 46 in the bag', () => {
  const { lair, bag } = game({ rogue: 'robbers' })

  expect([lair, bag.length, count(bag, 'rogue')]).toEqual([2, 46, 6])
})

test('C-42, C-44, C-88 two sets of twelve make the deck; four cards are in the square', () => {
  const { square, townsfolkDeck } = game({ townsfolkSets: ['mercenaries', 'sailors'] })

  expect(square.filter((card) => card !== undefined)).toHaveLength(4)
  expect(townsfolkDeck).toHaveLength(20)
  expect([...square, ...townsfolkDeck].every((card) => /^(mer|sai)-/.test(card ?? ''))).toBe(true)
  for (const set of ['locals', 'mercenaries', 'sailors']) {
    expect(TOWNSFOLK.filter((card) => card.set === set)).toHaveLength(12)
  }
})

test('C-49 60 corruption cards with 58 corruption symbols and 16 guild symbols', () => {
  const cards = allCorruption().map((kind) => CORRUPTION[kind])

  expect(cards).toHaveLength(60)
  expect(cards.reduce((sum, { corruption }) => sum + corruption, 0)).toBe(58)
  expect(cards.flatMap(({ guilds }) => guilds)).toHaveLength(16)
  expect(game().corruptionDeck).toHaveLength(60)
})

test('H-1 the Huckster takes the seat after the humans', () => {
  expect(hucksterSeat(game())).toBe(1)
  expect(hucksterSeat(game({ merchants: ['blacksmith', 'alchemist'] }))).toBe(2)
})

test('C-42, C-81, C-85 a first game: Locals and Mercenaries, Criminals', () => {
  expect(FIRST_GAME).toMatchObject({ rogue: 'criminals', townsfolkSets: ['locals', 'mercenaries'], level: 'normal' })
})

test('C-3, C-20, C-31, H-14, H-15 gold 0, all markers on 1, his on top, the token on 12: he opens round one', () => {
  const { humans, huckster, clock } = game()

  expect([humans[0]?.gold, huckster.gold]).toEqual([0, 0])
  expect(clock).toEqual({ at: [1, 1], stack: [0, 1], token: 12 })
})

test('H-13, H-18, H-89 his deck of 16 is face down; shelf and pool are empty, he owns nothing', () => {
  const { huckster } = game({ level: 'hard' })

  expect(huckster.deck).toHaveLength(16)
  expect(huckster.deck).toContain('hk-h1')
  expect(huckster).toMatchObject({ shelf: [], pool: [], townsfolk: [], corruption: [], discard: [], right: undefined })
})

test('C-64, C-65 the Blacksmith starts with one alloy die of each colour and three coal dice on the rack, as many alloy and two coal locked', () => {
  const { smithy, laboratory } = game().humans[0] ?? {}

  expect(smithy?.rack.map((die) => die.split('-')[0])).toEqual([
    'red',
    'green',
    'blue',
    'yellow',
    'coal',
    'coal',
    'coal',
  ])
  expect(smithy?.locked).toEqual(['red', 'green', 'blue', 'yellow', 'coal', 'coal'])
  expect(smithy?.furnaces).toEqual(Array.from({ length: 4 }, () => ({ alloy: undefined, coal: [], bellows: 0 })))
  expect(laboratory).toBeUndefined()
})

test('C-72, C-73 the Alchemist: three rows of six, two marbles in the flask, an empty jar, the other twelve in the bag', () => {
  const { smithy, laboratory } = game({ merchants: ['alchemist'] }).humans[0] ?? {}

  expect(laboratory?.rows.map(({ length }) => length)).toEqual([6, 6, 6])
  expect([laboratory?.flask.length, laboratory?.jar, laboratory?.bag.length]).toEqual([2, 0, 12])
  const marbles = [...(laboratory?.rows.flat() ?? []), ...(laboratory?.flask ?? []), ...(laboratory?.bag ?? [])]
  expect(['red', 'green', 'blue', 'yellow', 'ichor'].map((kind) => count(marbles, kind))).toEqual([8, 8, 6, 6, 4])
  expect(smithy).toBeUndefined()
})

test('H-93, H-94, V8 with two humans his marker is on top of all, the first human’s next', () => {
  const { clock, humans } = game({ merchants: ['alchemist', 'blacksmith'] })

  expect(clock).toEqual({ at: [1, 1, 1], stack: [1, 0, 2], token: 12 })
  expect(humans.map(({ merchant }) => merchant)).toEqual(['alchemist', 'blacksmith'])
})

describe('C-86, V8 what cannot be set up', () => {
  test.each([
    [{ merchants: [] }, 'wrong-humans'],
    [{ merchants: ['blacksmith', 'alchemist', 'blacksmith'] }, 'wrong-humans'],
    [{ merchants: ['blacksmith', 'blacksmith'] }, 'merchant-chosen-twice'],
    [{ townsfolkSets: ['locals'] }, 'wrong-sets'],
    [{ townsfolkSets: ['locals', 'locals'] }, 'wrong-sets'],
  ] as const)('%j: %s', (changes, key) => {
    expect(whyNotSetup({ ...FIRST_GAME, ...changes })?.key).toBe(key)
  })

  test('anything else can be', () => {
    expect(whyNotSetup(FIRST_GAME)).toBeUndefined()
    expect(whyNotSetup({ ...FIRST_GAME, merchants: ['alchemist', 'blacksmith'] })).toBeUndefined()
  })
})
