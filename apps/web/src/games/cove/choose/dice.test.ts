/** Automatic placement of dice, and taking them out again. */
import type { Furnace } from '@merchants/cove'
import { expect, test } from 'vitest'
import type { SmithyView } from './dice.ts'
import { bestFurnace, diceLine, furnacesFor, placeForMe, takeOut, withPlaced } from './dice.ts'

const empty: Furnace = { alloy: undefined, coal: [], bellows: 0 }

const smithy = (rack: SmithyView['rack'], ...filled: Furnace[]): SmithyView => ({
  rack: [...rack],
  furnaces: [...filled, ...Array.from({ length: 4 - filled.length }, () => empty)],
  locked: [],
})

test('C-66: alloy goes into an empty furnace, coal only onto alloy, two dice at most', () => {
  const one = smithy(['red-3', 'coal-5'], { alloy: 'blue-4', coal: [], bellows: 0 })
  expect(furnacesFor(one, 'red-3')).toEqual([2, 3, 4])
  expect(furnacesFor(one, 'coal-5')).toEqual([1])
  expect(furnacesFor(smithy([], { alloy: 'blue-4', coal: ['coal-1', 'coal-1'], bellows: 0 }), 'coal-5')).toEqual([])
})

test('coal goes where it makes a good possible, a large one before a small one', () => {
  const two = smithy(['coal-4'], { alloy: 'blue-2', coal: [], bellows: 0 }, { alloy: 'red-6', coal: [], bellows: 0 })
  expect(bestFurnace(two, 'coal-4')).toBe(2)
  expect(bestFurnace(smithy([], { alloy: 'blue-2', coal: [], bellows: 0 }), 'coal-4')).toBe(1)
})

test('placed for me, every alloy die has a furnace and no coal is wasted on a hot one', () => {
  const placed = placeForMe(smithy(['red-6', 'coal-4', 'coal-1', 'green-2']), [])
  expect(placed).toEqual([
    { die: 'red-6', furnace: 1 },
    { die: 'green-2', furnace: 2 },
    { die: 'coal-4', furnace: 1 },
    { die: 'coal-1', furnace: 2 },
  ])
  expect(diceLine(placed)).toBe('choose red-6@1,green-2@2,coal-4@1,coal-1@2')
})

test('a placed die can be removed, and an alloy die takes its coal with it', () => {
  const placed = [
    { die: 'red-6', furnace: 1 },
    { die: 'coal-4', furnace: 1 },
  ] as const
  expect(takeOut(placed, 1)).toEqual([placed[0]])
  expect(takeOut([placed[0]], 1)).toEqual([])
  expect(withPlaced(smithy(['red-6', 'coal-4', 'coal-1']), placed).rack).toEqual(['coal-1'])
})
