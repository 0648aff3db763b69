/** How a round begins and ends for the Huckster (H-19 to H-23, H-80 to H-82). */
import { expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'

/** Twelve arrivals for the boats, so that the next ones are his. */
const ARRIVALS = Array.from({ length: 12 }, () => 'red')

/** The market phase of round 1 is about to begin. */
const EVENING = { clock: { human: 12, huckster: 12 } }

test('C-53, H-19 at arrival the top card of his deck goes on the right place', () => {
  const table = scenario({ phase: 'arrival', bag: ARRIVALS, huckster: { deck: ['hk-07', 'hk-02'] } })

  expect(table.huckster.right).toBe('hk-07')
  expect(table.huckster.deck).toEqual(['hk-02'])
  expect(table.rules).toContain('H-19')
})

test('H-8, H-20 newcomers fill the four arrival spaces of his pool, after the boats', () => {
  const table = scenario({ phase: 'arrival', bag: [...ARRIVALS, 'blue', 'rogue', 'green', 'yellow', 'red'] })

  expect(table.position.boats).toEqual(Array.from({ length: 6 }, () => ['red', 'red']))
  expect(table.huckster.pool).toEqual(['blue', 'rogue', 'green', 'yellow'])
  expect(table.position.bag).toEqual(['red'])
})

test('H-21 if all four arrival spaces are taken no one is drawn and no one leaves', () => {
  const pool = ['red', 'red', 'rogue', 'blue', 'green']
  const table = scenario({ phase: 'arrival', bag: [...ARRIVALS, 'yellow'], huckster: { pool } })

  expect(table.huckster.pool).toEqual(pool)
  expect(table.position.bag).toEqual(['yellow'])
  expect(table.rules).toContain('H-21')
})

test('H-22 figures from the round before stay and count', () => {
  const table = scenario({
    phase: 'arrival',
    round: 2,
    bag: [...ARRIVALS, 'yellow', 'green'],
    huckster: { pool: ['rogue', 'blue', 'blue'] },
  })

  expect(table.huckster.pool).toEqual(['rogue', 'blue', 'blue', 'yellow'])
})

test('H-23 an empty bag is not a hindrance', () => {
  const table = scenario({ phase: 'arrival', bag: [...ARRIVALS, 'yellow'] })

  expect(table.huckster.pool).toEqual(['yellow'])
  expect(table.asked).toBe('huckster turn')
  expect(table.rules).toContain('H-23')
})

test('H-80 at clean-up all his cards become the new deck, and H-19 follows', () => {
  const table = scenario({
    ...EVENING,
    huckster: { deck: ['hk-01', 'hk-02'], right: 'hk-05', discard: ['hk-04', 'hk-03'] },
  })

  table.plays('market', 'p1 done')

  // With the order kept, the cards not used are on top, then the played ones, the first one played top (V11).
  expect(table.position.round).toBe(2)
  expect(table.huckster.right).toBe('hk-01')
  expect(table.huckster.deck).toEqual(['hk-02', 'hk-03', 'hk-04', 'hk-05'])
  expect(table.huckster.discard).toEqual([])
})

test('H-81 the shelf closes its gaps and keeps its order', () => {
  const table = scenario({
    ...EVENING,
    boats: [['red'], [], [], [], [], []],
    docks: [1, null, null, null],
    huckster: { shelf: ['small-blue', 'large-red', 'large-green', 'large-red', 'small-red'] },
  })

  table.plays('market', 'p1 done')

  expect(table.huckster.shelf).toEqual(['small-blue', 'large-green', 'small-red'])
})

test('H-82 townsfolk, corruption cards, pool and gold are left alone', () => {
  const table = scenario({
    ...EVENING,
    halls: { red: 0, green: 0, blue: 0, yellow: 0 },
    huckster: { gold: 17, pool: ['red', 'rogue', 'blue', 'blue'], corruption: ['hush'], townsfolk: ['loc-01'] },
  })

  table.plays('market', 'p1 done')

  expect(table.huckster).toMatchObject({
    gold: 17,
    pool: ['red', 'rogue', 'blue', 'blue'],
    corruption: ['hush'],
    townsfolk: ['loc-01'],
  })
})
