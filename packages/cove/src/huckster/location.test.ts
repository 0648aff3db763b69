/** Location symbols (H-30 to H-35): which townsfolk, which boat, which dock. */
import { describe, expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'
import { slotFor } from './location.ts'

/** The card whose multiplier half is x1 with this side; the card whose action half is a goods action with this arrow. */
const SIDE = { left: 'hk-05', right: 'hk-06' } as const
const ARROW = { inner: 'hk-07', outer: 'hk-08' } as const
type Side = keyof typeof SIDE
type Arrow = keyof typeof ARROW

/** He passes the symbol at 5:30 with a rogue in the pool; which boats are at sea, and how full they are, is given. */
function loads(side: Side, arrow: Arrow, boats: readonly (readonly string[])[], docks: readonly (number | null)[]) {
  const table = scenario({
    clock: { human: 12, huckster: 5 },
    boats: boats.map((boat) => [...boat]),
    docks: [...docks],
    huckster: { deck: [SIDE[side]], right: ARROW[arrow], pool: ['rogue'] },
  })
  table.plays('huckster turn')
  const boat = table.news.flatMap((event) => (event.what === 'seated' ? [event.boat] : []))[0]
  const dock = table.news.flatMap((event) => (event.what === 'docked' ? [event.dock] : []))[0]
  return { boat, dock, rules: table.rules }
}

const NOBODY = [[], [], [], [], [], []]
const THREE = ['red', 'red', 'red']
const FOUR = ['red', 'red', 'red', 'red']
const NO_DOCKS = [null, null, null, null]

test('H-30, H-32 slots 1 to 4 are left-outer, left-inner, right-inner, right-outer', () => {
  expect(slotFor('left', 'outer')).toBe(1)
  expect(slotFor('left', 'inner')).toBe(2)
  expect(slotFor('right', 'inner')).toBe(3)
  expect(slotFor('right', 'outer')).toBe(4)
})

describe('H-33 the boat', () => {
  test.each([
    ['left', 'outer', 1],
    ['left', 'inner', 3],
    ['right', 'inner', 4],
    ['right', 'outer', 6],
  ] as const)('%s-%s is boat %i when all have room', (side, arrow, boat) => {
    expect(loads(side, arrow, NOBODY, NO_DOCKS)).toMatchObject({ boat })
  })

  test('a middle boat is reached only when the boat beyond it is not a candidate any more', () => {
    expect(loads('left', 'outer', [FOUR, [], [], [], [], []], NO_DOCKS)).toMatchObject({ boat: 2 })
    expect(loads('left', 'inner', [[], [], FOUR, [], [], []], [null, 3, null, null])).toMatchObject({ boat: 2 })
    expect(loads('right', 'inner', [[], [], [], FOUR, [], []], [null, null, 4, null])).toMatchObject({ boat: 5 })
    expect(loads('right', 'outer', [[], [], [], [], FOUR, FOUR], [null, null, 5, 6])).toMatchObject({ boat: 4 })
  })
})

test('H-64 candidates are boats at sea with a free seat, never docked boats, however few are aboard', () => {
  expect(loads('left', 'outer', [['red'], [], [], [], [], []], [1, null, null, null])).toMatchObject({ boat: 2 })
})

test('E-10, H-65 if the half named by the side has no candidate the other half is used, with the same arrow', () => {
  const boats = [FOUR, FOUR, FOUR, [], [], []]

  expect(loads('left', 'outer', boats, [1, 2, null, null])).toMatchObject({ boat: 6 })
  expect(loads('left', 'inner', boats, [1, 2, null, null])).toMatchObject({ boat: 4 })
  expect(loads('left', 'inner', boats, [1, 2, null, null]).rules).toContain('H-65')
})

describe('H-34, H-67 the dock', () => {
  test.each([
    ['left', 'outer', 'left-outer'],
    ['left', 'inner', 'left-inner'],
    ['right', 'inner', 'right-inner'],
    ['right', 'outer', 'right-outer'],
  ] as const)('%s and %s point at %s', (side, arrow, dock) => {
    const { rules, ...loaded } = loads(side, arrow, [THREE, THREE, THREE, THREE, THREE, THREE], NO_DOCKS)

    expect(loaded.dock).toBe(dock)
    expect(rules).toContain('H-67')
  })

  test('if it is taken, the boat docks at the other place of the same half', () => {
    const { dock, rules } = loads('right', 'outer', [[], [], [], [], FOUR, THREE], [null, null, null, 5])

    expect(dock).toBe('right-inner')
    expect(rules).toContain('H-67-other')
  })
})

test('H-68 the half used for docking is that of the boat, even when the side was changed', () => {
  const { boat, dock } = loads('left', 'inner', [FOUR, FOUR, FOUR, THREE, [], []], [1, 2, null, null])

  expect(boat).toBe(4)
  expect(dock).toBe('right-inner')
})

test('H-69 if both places of the half are taken, the full boat stays at sea', () => {
  const { boat, dock, rules } = loads('left', 'outer', [FOUR, FOUR, THREE, [], [], []], [1, 2, null, null])

  expect(boat).toBe(3)
  expect(dock).toBeUndefined()
  expect(rules).toContain('H-69')
})

test('E-1, H-31 right and outer answer every choice of a turn: slot 4, outermost right boat, far right dock', () => {
  const table = scenario({
    clock: { human: 12, huckster: 5 },
    square: ['loc-01', 'loc-02', 'loc-03', 'loc-04'],
    boats: [THREE, THREE, THREE, THREE, THREE, THREE],
    huckster: { deck: ['hk-03'], right: 'hk-11', pool: ['rogue'] },
  })

  table.plays('huckster turn')

  expect(table.huckster.townsfolk).toEqual(['loc-04'])
  expect(table.position.boats[5]).toEqual([...THREE, 'rogue'])
  expect(table.position.docks).toEqual([null, null, null, 6])
})

test('H-35 he never rearranges the boats', () => {
  const table = scenario({
    clock: { human: 12, huckster: 5 },
    boats: [['red'], ['green'], ['blue'], ['yellow'], ['rogue'], THREE],
    huckster: { deck: ['hk-06'], right: 'hk-08', pool: ['rogue'] },
  })

  table.plays('huckster turn')

  expect(table.position.boats.slice(0, 5)).toEqual([['red'], ['green'], ['blue'], ['yellow'], ['rogue']])
})
