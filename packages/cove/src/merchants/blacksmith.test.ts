/** The Blacksmith (C-64 to C-71). */
import { describe, expect, test } from 'vitest'
import type { Given } from '../testing/scenario.ts'
import { scenario } from '../testing/scenario.ts'

const MINE = { clock: { human: 4, huckster: 12 } }
const hot = (alloy: string, coal: number[] = [], bellows = 0) => ({ alloy, coal, bellows })
const smith = (smithy: Given, more: Given = {}) => scenario({ ...MINE, ...more, human: { smithy } })

describe('stoke', () => {
  const rack = ['red-1', 'green-1', 'coal-1', 'coal-1']

  test('C-67 rolls every die on the rack, then any of them go into furnaces; the rest stays on the rack', () => {
    const table = smith({ rack, locked: [] }, { die: [4, 2, 3, 6] })

    table.plays('p1 go stoke')
    expect(table.human.smithy?.rack).toEqual(['red-4', 'green-2', 'coal-3', 'coal-6'])
    table.plays('p1 choose red-4@1 coal-3@1')

    expect(table.human.smithy?.furnaces[0]).toEqual(hot('red-4', [3]))
    expect(table.human.smithy?.rack).toEqual(['green-2', 'coal-6'])
    expect(table.position.clock['human']).toBe(6)
  })

  test('C-67 coal also joins furnaces loaded earlier', () => {
    const table = smith({ rack: ['coal-1'], locked: [], furnaces: [null, hot('blue-2')] }, { die: [5] })
    table.plays('p1 go stoke', 'p1 choose coal-5@2')
    expect(table.human.smithy?.furnaces[1]).toEqual(hot('blue-2', [5]))
  })

  test('C-67 nothing needs to be placed', () => {
    const table = smith({ rack, locked: [] }, { die: [4, 2, 3, 6] })
    table.plays('p1 go stoke')
    expect(table.cannot('p1 choose none red-4@2')).toBe('not-an-option')
    table.plays('p1 choose none')
    expect(table.human.smithy?.furnaces).toEqual([null, null, null, null])
  })

  test('C-66 one alloy die and at most two coal dice a furnace; coal only joins an alloy die', () => {
    const table = smith(
      { rack: ['red-1', 'coal-1', 'coal-1', 'coal-1'], furnaces: [hot('blue-2')] },
      { die: [4, 3, 3, 3] },
    )
    table.plays('p1 go stoke')

    expect(table.cannot('p1 choose red-4@1')).toBe('furnace-is-taken')
    expect(table.cannot('p1 choose coal-3@2')).toBe('coal-needs-alloy')
    expect(table.cannot('p1 choose coal-3@1 coal-3@1 coal-3@1')).toBe('furnace-is-full')
    expect(table.cannot('p1 choose red-5@2')).toBe('not-on-rack')
    expect(table.cannot('p1 choose red-4@2 red-4@3')).toBe('not-on-rack')
    expect(table.cannot('p1 choose coal-3@2 red-4@2 coal-3@2')).toBeUndefined()
  })

  test('C-67 with an empty rack there is nothing to stoke', () => {
    expect(smith({ rack: [] }).cannot('p1 go stoke')).toBe('rack-is-empty')
  })
})

describe('bellows', () => {
  const furnaces = [hot('red-4'), hot('blue-1', [2]), hot('green-3'), null]

  test('C-68 one or two furnaces with an alloy die get 2 heat each, for an hour', () => {
    const table = smith({ furnaces })
    table.plays('p1 go bellows 1,2')
    expect(table.human.smithy?.furnaces).toEqual([hot('red-4', [], 2), hot('blue-1', [2], 2), hot('green-3'), null])
    expect(table.position.clock['human']).toBe(5)
    table.plays('p1 go rest', 'p1 go bellows 1')
    expect(table.human.smithy?.furnaces[0]).toEqual(hot('red-4', [], 4))
  })

  test('C-68 not three, no empty one, and not without any', () => {
    const table = smith({ furnaces })
    expect(table.cannot('p1 go bellows 1,2,3')).toBe('too-many-furnaces')
    expect(table.cannot('p1 go bellows 4')).toBe('no-alloy')
    expect(table.cannot('p1 go bellows 1,1')).toBe('named-too-often')
    expect(smith({ furnaces: [hot('red-4')] }).cannot('p1 go bellows 1,1')).toBe('named-too-often')
    expect(table.cannot('p1 go bellows')).toBe('say-more')
    expect(smith({}).cannot('p1 go bellows 1')).toBe('furnaces-are-empty')
  })
})

describe('forge', () => {
  test('X-6, C-66, C-69 alloy 4, coal 3 and bellows 2 give heat 9: one small good', () => {
    const table = smith({ rack: [], furnaces: [hot('red-4', [3], 2)] })
    expect(table.cannot('p1 go forge 1:large')).toBe('too-cold')
    table.plays('p1 go forge 1:small')
    expect(table.human.shelf).toEqual(['small-red'])
  })

  test('X-6, C-69 with coal 3 and 3 it is 12: small or large', () => {
    const table = smith({ rack: [], furnaces: [hot('red-4', [3, 3], 2)] })
    expect(table.legal).toEqual(expect.arrayContaining(['p1 go forge 1:small', 'p1 go forge 1:large']))
    table.plays('p1 go forge 1:large')
    expect(table.human.shelf).toEqual(['large-red'])
  })

  test('C-69 exactly 6 is enough for a small good and exactly 10 for a large one', () => {
    expect(smith({ furnaces: [hot('red-5')] }).cannot('p1 go forge 1:small')).toBe('nothing-hot')
    expect(smith({ furnaces: [hot('red-6')] }).cannot('p1 go forge 1:small')).toBeUndefined()
    expect(smith({ furnaces: [hot('red-6', [3])] }).cannot('p1 go forge 1:large')).toBe('too-cold')
    expect(smith({ furnaces: [hot('red-6', [4])] }).cannot('p1 go forge 1:large')).toBeUndefined()
  })

  test('C-69 any number of furnaces; they are emptied, their dice return to the rack, the bellows heat is gone', () => {
    const table = smith({ rack: ['coal-1'], furnaces: [hot('red-6', [1], 2), hot('blue-5'), hot('green-4', [6])] })
    table.plays('p1 go forge 3:large,1:small')
    expect(table.human.shelf).toEqual(['large-green', 'small-red'])
    expect(table.human.smithy).toMatchObject({
      rack: ['coal-1', 'green-4', 'coal-6', 'red-6', 'coal-1'],
      furnaces: [null, hot('blue-5'), null, null],
    })
    expect(table.position.clock['human']).toBe(6)
  })

  test('C-69 one good a furnace, and none from an empty or cold one', () => {
    const table = smith({ furnaces: [hot('red-6', [6]), hot('blue-2')] })
    expect(table.cannot('p1 go forge 1:small,1:large')).toBe('named-too-often')
    expect(table.cannot('p1 go forge 2:small')).toBe('too-cold')
    expect(table.cannot('p1 go forge 3:small')).toBe('no-alloy')
  })

  test('C-41 what finds no space on the shelf is asked after the line', () => {
    const shelf = Array.from({ length: 8 }, () => 'small-blue')
    const table = scenario({ ...MINE, human: { shelf, smithy: { furnaces: [hot('red-6'), hot('green-6')] } } })
    table.plays('p1 go forge 1:small,2:small', 'p1 choose none', 'p1 choose small-blue')
    expect(table.human.shelf).toEqual(['small-green', ...shelf.slice(1)])
  })
})

describe('ore cart', () => {
  test('C-70, V5 unlocks one die of your choice; it goes to the rack and shows a one until it is rolled', () => {
    const table = smith({ rack: [], locked: ['blue', 'coal'] })
    table.plays('p1 go ore coal')
    expect(table.human.smithy).toMatchObject({ rack: ['coal-1'], locked: ['blue'] })
    expect(table.position.clock['human']).toBe(5)
  })

  test('C-70 only what is locked', () => {
    expect(smith({ locked: ['blue'] }).cannot('p1 go ore red')).toBe('not-locked')
    expect(smith({ locked: [] }).cannot('p1 go ore red')).toBe('nothing-locked')
  })
})

test('C-71 furnaces stay as they are between rounds', () => {
  const table = scenario({
    clock: { human: 12, huckster: 12 },
    human: { smithy: { rack: [], furnaces: [hot('red-4', [3], 2)] } },
  })
  table.plays('market', 'p1 done')
  expect(table.position.round).toBe(2)
  expect(table.human.smithy?.furnaces[0]).toEqual(hot('red-4', [3], 2))
})
