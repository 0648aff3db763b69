/** Boats, docks and the bag in human hands (C-10 to C-19, C-26), and the robbers (C-84). */
import { describe, expect, test } from 'vitest'
import type { Given } from './testing/scenario.ts'
import { scenario } from './testing/scenario.ts'

const FULL = ['red', 'red', 'red', 'red']
const THREE = ['red', 'red', 'red']

/** The human passes 5:30. */
function rests(given: Given) {
  const table = scenario({ clock: { human: 5, huckster: 12 }, ...given })
  table.plays('p1 go rest')
  return table
}

test('C-11, C-12, C-26 a newcomer is drawn and sits on any boat at sea with a free seat', () => {
  const table = rests({
    bag: ['blue'],
    boats: [FULL, [], ['red'], FULL, ['red', 'rogue'], []],
    docks: [1, null, null, null],
  })

  expect(table.position['newcomer']).toBe('blue')
  expect(table.legal).toEqual(['p1 choose 2', 'p1 choose 3', 'p1 choose 5', 'p1 choose 6'])
  table.plays('p1 choose 3')
  expect(table.position.boats[2]).toEqual(['red', 'blue'])
})

test('C-26 with one boat left nothing is asked', () => {
  const table = rests({ bag: ['blue'], boats: [FULL, FULL, FULL, [], FULL, FULL] })

  expect(table.position.boats[3]).toEqual(['blue'])
  expect(table.asked).toBe('p1 action')
  // A forced answer may be written all the same.
  expect(table.cannot('p1 choose 4')).toBeUndefined()
  expect(table.cannot('p1 choose 5')).toBe('not-now')
})

test('C-26 if no boat at sea has a free seat no one is drawn', () => {
  const table = rests({ bag: ['blue'], boats: [FULL, FULL, FULL, FULL, FULL, FULL] })

  expect(table.position.bag).toEqual(['blue'])
})

test('C-10 with an empty bag no one is drawn', () => {
  expect(rests({}).asked).toBe('p1 action')
})

describe('docking', () => {
  test.each([
    [1, ['left-outer', 'left-inner']],
    [3, ['left-outer', 'left-inner']],
    [4, ['right-inner', 'right-outer']],
    [6, ['right-inner', 'right-outer']],
  ])('C-14, C-17 boat %i docks at once at a free dock of its own half, which the human chooses', (boat, docks) => {
    const boats = Array.from({ length: 6 }, (_, at) => (at === boat - 1 ? THREE : []))
    const table = rests({ bag: ['blue'], boats })

    table.plays(`p1 choose ${boat}`)

    expect(table.legal).toEqual(docks.map((dock) => `p1 choose ${dock}`))
    table.plays(`p1 choose ${docks[1]}`)
    expect(table.position.docks.filter((dock) => dock !== null)).toEqual([boat])
  })

  test('C-17 a single free dock is not asked for', () => {
    const table = rests({ bag: ['blue'], boats: [FULL, THREE, [], [], [], []], docks: [null, 1, null, null] })

    table.plays('p1 choose 2')

    expect(table.position.docks).toEqual([2, 1, null, null])
    expect(table.cannot('p1 choose left-outer')).toBeUndefined()
  })

  test('C-18 if both docks of its half are taken a full boat stays at sea', () => {
    const table = rests({ bag: ['blue'], boats: [FULL, FULL, THREE, [], [], []], docks: [1, 2, null, null] })

    table.plays('p1 choose 3')

    expect(table.position.boats[2]).toEqual([...THREE, 'blue'])
    expect(table.position.docks).toEqual([1, 2, null, null])
  })
})

describe('C-84 robbers', () => {
  const given = {
    rogue: 'robbers',
    bag: ['rogue', 'blue'],
    boats: [['red', 'green', 'rogue'], [], [], ['yellow'], [], []],
  }

  test('seating a rogue allows one customer at sea to be put back into the bag', () => {
    const table = rests(given)
    table.plays('p1 choose 6')

    expect(table.legal).toEqual(['p1 choose none', 'p1 choose 1 red', 'p1 choose 1 green', 'p1 choose 4 yellow'])
    table.plays('p1 choose 1 green')

    expect(table.position.boats[0]).toEqual(['red', 'rogue'])
    expect(table.position.bag).toEqual(['blue', 'green'])
  })

  test('or not', () => {
    const table = rests(given)
    table.plays('p1 choose 6', 'p1 choose none')

    expect(table.position.boats).toEqual([['red', 'green', 'rogue'], [], [], ['yellow'], [], ['rogue']])
  })

  test('the boat docks first, so that no one on the pier can be scared off (V7)', () => {
    const table = rests(given)
    table.plays('p1 choose 1', 'p1 choose left-outer')

    expect(table.legal).toEqual(['p1 choose none', 'p1 choose 4 yellow'])
  })

  test('seating a customer scares no one off', () => {
    const table = rests({ ...given, bag: ['blue'] })
    table.plays('p1 choose 6')
    expect(table.asked).toBe('p1 action')
  })

  test('other rogues scare no one off', () => {
    for (const rogue of ['criminals', 'cultists']) {
      const table = rests({ ...given, rogue })
      table.plays('p1 choose 6')
      expect(table.asked).toBe('p1 action')
    }
  })
})
