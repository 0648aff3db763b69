/** Which slots the cards of an arrangement go to. */
import { expect, test } from 'vitest'
import type { DecisionView } from '@merchants/dale'
import { slotsToFill } from './arranging.ts'

/** Cards from these slots, in the order they are offered; empty slots come from nowhere. */
const arranging = (...from: (number | undefined)[]): DecisionView => ({
  ask: 'arrange',
  about: undefined,
  kind: 'slots',
  options: from.map((slot) => (slot === undefined ? 'empty slot' : 'junk')),
  places: from.map((at) => (at === undefined ? [] : [{ zone: 'market', seat: -1, at }])),
  min: from.length,
  max: from.length,
  ordered: true,
  receivers: undefined,
  request: undefined,
})

test('a card bought from slot 4 that went to slot 1 leaves the others', () => {
  expect(slotsToFill(arranging(0, 2, 3, 1), 4)).toEqual([0, 2, 3, 4])
})

test('a card that stays may as well have gone to the next slot', () => {
  expect(slotsToFill(arranging(0, 1, 3, 4), 2)).toBeUndefined()
})

test('an empty slot may be among the others', () => {
  expect(slotsToFill(arranging(0, 2, 3, undefined), 4)).toEqual([0, 2, 3, 4])
})

test('a card bought from the market discard leaves all five', () => {
  expect(slotsToFill(arranging(0, 1, 2, 3, 4), -1)).toEqual([0, 1, 2, 3, 4])
})
