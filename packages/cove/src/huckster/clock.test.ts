/** The Huckster on the clock (H-52 to H-58). */
import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

const goods = (count: number): string[] => Array.from({ length: count }, () => 'small-red')

/** hk-05 and hk-13: guild support for 2 hours, so that his shelf stays as it is. */
const TWO_HOURS = { deck: ['hk-05'], right: 'hk-13' }

const loaded = (table: ReturnType<typeof scenario>): number =>
  table.news.filter((event) => event.what === 'seated').length

test('E-8, H-54 with three goods he stops on the hand, takes one corruption card, loads no one and moves on to the hour', () => {
  const table = scenario({
    clock: { human: 12, huckster: 3 },
    bag: ['red', 'blue'],
    corruptionDeck: ['rumour', 'hush'],
    huckster: { ...TWO_HOURS, shelf: goods(3) },
  })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(4)
  expect(table.huckster.corruption).toEqual(['rumour'])
  expect(loaded(table)).toBe(0)
  expect(table.rules).toContain('H-54')
})

test('E-8, H-55 with four goods he passes it, loads one newcomer, and goes on to hour 5', () => {
  const table = scenario({
    clock: { human: 12, huckster: 3 },
    bag: ['red', 'blue'],
    corruptionDeck: ['rumour'],
    huckster: { ...TWO_HOURS, shelf: goods(4) },
  })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(5)
  expect(table.huckster.corruption).toEqual([])
  expect(loaded(table)).toBe(1)
  expect(table.rules).toContain('H-55')
})

test('H-54 he may end his move on a hand space', () => {
  const table = scenario({ clock: { human: 12, huckster: 6 }, huckster: TWO_HOURS })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(7.5)
})

test('H-56 the shelf is counted after the action of the turn', () => {
  const table = scenario({
    clock: { human: 12, huckster: 3 },
    bag: ['red'],
    huckster: { deck: ['hk-05'], right: 'hk-06', shelf: goods(2) },
  })

  table.plays('huckster turn')

  expect(table.huckster.shelf).toHaveLength(4)
  expect(table.position.clock['huckster']).toBe(5)
  expect(loaded(table)).toBe(1)
})

test('H-57 he loads once for each plain symbol he passes', () => {
  const table = scenario({
    clock: { human: 12, huckster: 5 },
    bag: ['red', 'blue', 'green'],
    huckster: { deck: ['hk-13'], right: 'hk-16', shelf: goods(4) },
  })

  table.plays('huckster turn')

  // From 5 to 8: 5:30 and 7:30.
  expect(table.position.clock['huckster']).toBe(8)
  expect(loaded(table)).toBe(2)
})

test('H-17, H-57, H-58 a "2" is loaded twice, and the first newcomer is docked before the second is chosen', () => {
  const table = scenario({
    clock: { human: 12, huckster: 9 },
    boats: [['red', 'red', 'red'], [], [], [], [], []],
    bag: ['red', 'blue'],
    huckster: { deck: ['hk-05'], right: 'hk-14' },
  })

  table.plays('huckster turn')

  expect(table.position.docks).toEqual([1, null, null, null])
  expect(table.position.boats[0]).toEqual(['red', 'red', 'red', 'red'])
  expect(table.position.boats[1]).toEqual(['blue'])
  const order = table.news.flatMap((event) => (['seated', 'docked'].includes(event.what) ? [event.what] : []))
  expect(order).toEqual(['seated', 'docked', 'seated'])
})

test('C-33, H-52 after 12 the marker counts on, and no symbols are there', () => {
  const table = scenario({
    clock: { human: 12, huckster: 11 },
    bag: ['red', 'blue', 'green'],
    huckster: { deck: ['hk-04'], right: 'hk-13' },
  })

  table.plays('huckster turn')

  expect(table.position.clock['huckster']).toBe(14)
  expect(loaded(table)).toBe(2)
})
