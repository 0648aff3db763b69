/** Whom the Huckster seats (H-59 to H-63, H-66, H-70, H-71). Boats and docks are in location.test.ts. */
import { expect, test } from 'vitest'
import type { Given } from '../testing/scenario.ts'
import { scenario } from '../testing/scenario.ts'

interface His {
  readonly shelf?: string[]
  readonly pool?: string[]
}

/** He passes 5:30 after a guild support; left and outer, so boat 1 is the first choice. */
function passes(his: His, bag: string[] = [], more: Given = {}) {
  const table = scenario({
    clock: { human: 12, huckster: 5 },
    bag,
    ...more,
    huckster: { deck: ['hk-05'], right: 'hk-14', shelf: his.shelf ?? [], pool: his.pool ?? [] },
  })
  table.plays('huckster turn')
  return table
}

test('H-59 a customer of the colour of his rightmost good boards', () => {
  const table = passes({ shelf: ['small-red', 'large-green'], pool: ['rogue', 'red', 'green'] })

  expect(table.position.boats[0]).toEqual(['green'])
  expect(table.rules).toContain('H-59')
})

test('E-3, H-60 if there is none, the next good to the left is asked', () => {
  const table = passes({ shelf: ['small-red', 'large-blue', 'small-green'], pool: ['red', 'blue', 'rogue'] })

  expect(table.position.boats[0]).toEqual(['blue'])
  expect(table.rules).toContain('H-60')
  expect(table.news.find((event) => event.what === 'chose newcomer')).toMatchObject({ passed: ['green'] })
})

test('H-60 goes through the whole shelf', () => {
  const shelf = ['small-red', 'large-blue', 'small-green', 'small-green', 'large-yellow']
  const table = passes({ shelf, pool: ['rogue', 'red'] })

  expect(table.position.boats[0]).toEqual(['red'])
  expect(table.news.find((event) => event.what === 'chose newcomer')).toMatchObject({
    passed: ['yellow', 'green', 'blue'],
  })
})

test('E-4, H-61 if no good has a customer in the pool, a rogue boards', () => {
  const table = passes({ shelf: ['small-yellow'], pool: ['green', 'rogue'] }, ['red'])

  expect(table.position.boats[0]).toEqual(['rogue'])
  expect(table.huckster.pool).toEqual(['green'])
  expect(table.rules).toContain('H-61')
})

test('H-62 if there is neither, the newcomer from the bag boards', () => {
  const table = passes({ shelf: ['small-yellow'], pool: ['green', 'red'] }, ['blue', 'yellow'])

  expect(table.position.boats[0]).toEqual(['blue'])
  expect(table.huckster.pool).toEqual(['green', 'red'])
  expect(table.rules).toContain('H-62')
})

test('H-63 with an empty shelf a rogue boards, or the newcomer from the bag', () => {
  expect(passes({ pool: ['green', 'rogue'] }, ['blue']).position.boats[0]).toEqual(['rogue'])
  expect(passes({ pool: ['green'] }, ['blue']).position.boats[0]).toEqual(['blue'])
  expect(passes({ pool: ['green'] }, ['blue']).rules).toContain('H-63-bag')
})

test('H-62 with an empty bag no one boards', () => {
  const table = passes({ pool: ['green'] })

  expect(table.position.boats.flat()).toEqual([])
  expect(table.rules).toContain('H-62-empty')
})

test('H-66 if no boat at sea has a free seat, no one is drawn or moved', () => {
  const full = ['red', 'red', 'red', 'red']
  const table = passes({ pool: ['rogue'] }, ['blue'], {
    boats: [full, full, full, full, full, full],
    docks: [1, 2, 4, 5],
  })

  expect(table.huckster.pool).toEqual(['rogue'])
  expect(table.position.bag).toEqual(['blue'])
  expect(table.rules).toContain('H-66')
})

test('H-9, H-70 newcomers left in the pool move left, order unchanged', () => {
  const table = passes({ shelf: ['small-blue'], pool: ['green', 'rogue', 'blue', 'red', 'blue'] })

  expect(table.huckster.pool).toEqual(['green', 'rogue', 'red', 'blue'])
})

test('H-71 a boat that docks by his loading moves the market token when it takes the last dock', () => {
  const full = ['red', 'red', 'red', 'red']
  const table = passes({ pool: ['rogue'] }, [], {
    clock: { human: 9, huckster: 5 },
    boats: [['red', 'red', 'red'], full, [], full, [], full],
    docks: [null, 2, 4, 6],
  })

  expect(table.position.docks).toEqual([1, 2, 4, 6])
  expect(table.position.clock['token']).toBe(10)
})

test('H-87 robbers: seating a rogue has no effect for him', () => {
  const table = passes({ pool: ['rogue'] }, [], { rogue: 'robbers', boats: [[], ['red'], [], [], [], []] })

  expect(table.position.boats).toEqual([['rogue'], ['red'], [], [], [], []])
  expect(table.asked).toBe('huckster turn')
})

test('V15 of several customers of the wanted colour the leftmost boards', () => {
  const table = passes({ shelf: ['small-green'], pool: ['rogue', 'green', 'red', 'green'] })

  expect(table.position.boats[0]).toEqual(['green'])
  expect(table.huckster.pool).toEqual(['rogue', 'red', 'green'])
})

test('H-3, C-29 where no rule says otherwise he is an ordinary player, so he may end his move on a hand space', () => {
  const table = scenario({
    clock: { human: 12, huckster: 2 },
    bag: ['red'],
    huckster: { deck: ['hk-05'], right: 'hk-14' },
  })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(3.5)
  expect(table.position.bag).toEqual(['red'])
})
