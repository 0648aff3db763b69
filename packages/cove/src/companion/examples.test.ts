/** The worked examples E-1 to E-10 as the companion tells them, and what it asks for. */
import { expect, test } from 'vitest'
import type { Good } from '../pieces.ts'
import { ALL_AT_SEA, ALL_FREE, marketWith, NO_SYMBOLS, turnWith } from './testing/turn.ts'

const HIRE = { does: 'hire' } as const
const FULL_SHELF: readonly Good[] = Array.from({ length: 8 }, () => 'small-red')
const NOTHING = { newcomers: 0, hand: false }
const PLAIN = { newcomers: 1, hand: false }
const HAND = { newcomers: 1, hand: true }
const RIGHT_OUTER = { side: 'right', arrow: 'outer' } as const

test('E-1 right and outer: slot 4, the outermost boat of the right half, the far right dock if it is free', () => {
  const given = {
    pool: ['rogue', 'rogue'],
    facts: { hired: [NO_SYMBOLS], bag: ['red', 'green'], stretch: [PLAIN], boats: [[2, 2, 2, 2, 2, 1]] },
  } as const
  const free = turnWith(
    { ...RIGHT_OUTER, action: HIRE, hours: 1 },
    { ...given, facts: { ...given.facts, docks: [ALL_FREE] } },
  )
  const taken = turnWith(
    { ...RIGHT_OUTER, action: HIRE, hours: 1 },
    { ...given, facts: { ...given.facts, docks: [[false, false, false, true]] } },
  )

  expect(free.of('take card')).toMatchObject([{ slot: 4 }])
  expect(free.of('seat')).toMatchObject([{ boat: 6, full: true }])
  expect(free.of('dock')).toMatchObject([{ boat: 6, dock: 'right-outer' }])
  expect(taken.of('dock')).toMatchObject([{ boat: 6, dock: 'right-inner' }])
})

test('E-2 the pool brings 3 + 3 + 4 + 2 gold, each hall is asked once, and the rogue brings nothing', () => {
  const { of, asked, state } = marketWith({
    pool: ['red', 'red', 'green', 'yellow', 'rogue'],
    facts: { hall: [3, 4, 2] },
  })

  expect(of('pool support')).toMatchObject([{ gold: 12, total: 12 }])
  expect(asked).toEqual(['hall', 'hall', 'hall'])
  expect(state.stall.pool).toHaveLength(5)
})

const LOADING = { stretch: [PLAIN], boats: [ALL_AT_SEA] } as const

test('E-3 green is asked first, then blue, so the wizard goes aboard', () => {
  const { of } = turnWith(
    { action: { does: 'guild support', hall: 'red' }, hours: 1 },
    {
      shelf: ['small-red', 'large-blue', 'small-green'],
      pool: ['red', 'blue', 'rogue'],
      facts: { ...LOADING, hall: [0] },
    },
  )

  expect(of('seat')).toMatchObject([{ who: 'blue', from: 'pool', passed: ['green'], boat: 1 }])
  expect(of('seat')[0]?.whys.map(({ key }) => key)).toEqual(['H-60', 'H-64'])
})

test('E-4 no noble in the pool, so the rogue goes aboard', () => {
  const { of } = turnWith(
    { action: { does: 'guild support', hall: 'red' }, hours: 1 },
    { shelf: ['small-yellow'], pool: ['green', 'rogue'], facts: { ...LOADING, hall: [0] } },
  )

  expect(of('seat')).toMatchObject([{ who: 'rogue', from: 'pool' }])
  expect(of('seat')[0]?.whys[0]?.key).toBe('H-61')
})

test('E-5 with a full shelf four goods are not gained, and newcomers are drawn as far as the pool has room', () => {
  const { of, asked, state } = turnWith(
    { action: { does: 'goods', goods: ['small-blue', 'small-yellow'] }, multiplier: 2 },
    { shelf: FULL_SHELF, pool: ['red', 'red', 'red', 'red', 'red'], facts: { bag: ['blue', 'green', 'rogue'] } },
  )

  expect(of('lose good')).toHaveLength(4)
  expect(asked).toEqual(['bag', 'bag', 'bag'])
  expect(of('draw nobody').map(({ whys }) => whys[0]?.key)).toEqual(['H-50'])
  expect(state.stall.pool).toHaveLength(8)
})

test('E-6 of two newcomers one finds no space, so a random corruption card is returned, and the player can say which', () => {
  const cards = [NO_SYMBOLS, { ...NO_SYMBOLS, corruption: 2 }]
  const { of, state } = turnWith(
    { action: HIRE },
    {
      pool: ['red', 'red', 'red', 'red', 'red', 'red', 'red'],
      corruption: cards,
      facts: { hired: [NO_SYMBOLS], bag: ['red'], returned: [1] },
    },
  )

  expect(of('draw nobody')).toHaveLength(1)
  expect(of('return corruption')).toMatchObject([{ card: cards[1] }])
  expect(state.corruption).toEqual([NO_SYMBOLS])
})

test('E-7 the cost is paid once, even with x2: three hours in one move, then one corruption card', () => {
  const { of, told, asked, state } = turnWith(
    { multiplier: 2, hours: 3, corruption: 1 },
    { hour: 4, facts: { stretch: [NOTHING, NOTHING, NOTHING], corruption: [{ ...NO_SYMBOLS, corruption: 1 }] } },
  )

  expect(of('move')).toMatchObject([{ from: 4, to: 7, newcomers: 0 }])
  expect(told.at(-1)?.do).toBe('move')
  expect(asked.at(-1)).toBe('corruption')
  expect(state.corruption).toHaveLength(1)
})

const GUILD = { does: 'guild support', hall: 'red' } as const

test('E-8 with three goods he steps on the clock hand, with four he passes it and loads', () => {
  const three = turnWith(
    { action: GUILD, hours: 2 },
    {
      hour: 3,
      shelf: ['small-red', 'small-red', 'small-red'],
      facts: {
        hall: [0],
        stretch: [HAND],
        handSpace: [{ hours: 1, corruption: 1, next: 4 }],
        corruption: [NO_SYMBOLS],
      },
    },
  )
  const four = turnWith(
    { action: GUILD, hours: 2 },
    {
      hour: 3,
      shelf: ['small-red', 'small-red', 'small-red', 'small-red'],
      pool: ['red'],
      facts: { hall: [0], stretch: [HAND, NOTHING], boats: [ALL_AT_SEA] },
    },
  )

  expect(three.told.map((each) => each.do)).toEqual(['guild support', 'step on hand', 'move'])
  expect(three.state.hour).toBe(4)
  expect(four.told.map((each) => each.do)).toEqual(['guild support', 'move', 'seat', 'move'])
  expect(four.asked).not.toContain('handSpace')
  expect(four.state.hour).toBe(5)
})

test('E-9 he sells each good to its first buyer, and draws one card for the black market', () => {
  const { of, asked, state } = marketWith({
    shelf: ['large-red', 'small-red'],
    facts: {
      crowd: [{ red: 1 }, { red: 0 }, { red: 3 }],
      prices: [{ 'large-red': 4 }, { 'small-red': 2 }],
      corruption: [NO_SYMBOLS],
    },
  })

  expect(of('sell')).toMatchObject([
    { pier: 'bazaar', sales: [{ good: 'large-red', customers: 1, gold: 4 }], total: 4 },
    { pier: 'black-market', sales: [{ good: 'small-red', customers: 3, gold: 6 }], total: 10 },
  ])
  expect(asked).toEqual(['crowd', 'prices', 'crowd', 'crowd', 'prices', 'corruption'])
  expect(state.stall.gold).toBe(10)
})

test('E-10 no boat of the left half has room, so he uses the other half with the same arrow', () => {
  const { of } = turnWith(
    { action: GUILD, hours: 1, side: 'left', arrow: 'inner' },
    { pool: ['rogue'], facts: { hall: [0], stretch: [PLAIN], boats: [[0, 0, 0, 2, 2, 2]] } },
  )

  expect(of('seat')).toMatchObject([{ boat: 4 }])
  expect(of('seat')[0]?.whys[1]?.key).toBe('H-65')
})

test('a pier pays the printed price, not the one of our own table (H-73)', () => {
  const { state, of } = marketWith({
    shelf: ['large-blue', 'large-blue'],
    facts: { crowd: [{ blue: 2 }], prices: [{ 'large-blue': 9 }] },
  })

  expect(of('sell')).toMatchObject([
    {
      total: 36,
      sales: [
        { price: 9, gold: 18 },
        { price: 9, gold: 18 },
      ],
    },
  ])
  expect(state.stall.gold).toBe(36)
})

test('H-86 the person reads off the rogue card what Cultists pay and cost at a pier', () => {
  const { asked, of, state } = marketWith({
    rogue: 'cultists',
    shelf: ['small-blue', 'large-red', 'small-red'],
    facts: {
      crowd: [
        { red: 0, blue: 0, rogue: 0 },
        { red: 1, blue: 0, rogue: 2 },
        { red: 0, rogue: 0 },
      ],
      cultists: [{ gold: [7, 0], cards: 2 }],
      corruption: [NO_SYMBOLS, NO_SYMBOLS],
    },
  })

  expect(asked).toEqual(['crowd', 'crowd', 'cultists', 'corruption', 'corruption', 'crowd'])
  expect(of('sell')).toEqual([expect.objectContaining({ pier: 'plaza', sales: [{ good: 'small-blue', gold: 7 }] })])
  expect(state.stall).toMatchObject({ gold: 7, shelf: ['large-red', 'small-red'] })
})

test('piers that take none of his goods are not asked about (H-73)', () => {
  const { asked } = marketWith({ shelf: ['small-blue'], facts: { crowd: [{ blue: 0 }, { blue: 0 }] } })

  expect(asked).toEqual(['crowd', 'crowd'])
})

test('at a 2 the boats are asked once, and the docks only when a boat is full (H-58, H-67)', () => {
  const { asked, of } = turnWith(
    { action: GUILD, hours: 1 },
    {
      pool: ['rogue', 'rogue'],
      facts: { hall: [0], stretch: [{ newcomers: 2, hand: false }], boats: [[1, 1, 2, 2, 2, 2]], docks: [ALL_FREE] },
    },
  )

  expect(asked).toEqual(['hall', 'stretch', 'boats', 'docks'])
  expect(of('dock')).toMatchObject([
    { boat: 1, dock: 'left-outer' },
    { boat: 2, dock: 'left-inner' },
  ])
})

test('an empty bag is said once in a turn (H-23), and an empty slot is said against the instruction (H-44)', () => {
  const { asked, of } = turnWith(
    { action: HIRE, side: 'left', arrow: 'outer' },
    { facts: { square: [[false, true, true, true]], hired: [NO_SYMBOLS], bag: ['empty'] } },
  )

  expect(asked).toEqual(['hired', 'bag'])
  expect(of('take card')).toMatchObject([{ slot: 2, whys: [{ key: 'H-44' }] }])
})
