/** Two humans and the Huckster as third player (H-93 to H-95). */
import { describe, expect, test } from 'vitest'
import { runText } from './notation/run.ts'
import { scenario } from './testing/scenario.ts'

const THREE = { merchants: ['blacksmith', 'alchemist'] }

test('H-94 his marker is on top of all, so he opens, then p1, then p2', () => {
  const table = scenario({ ...THREE, huckster: { deck: ['hk-05'], right: 'hk-13' } })
  expect(table.asked).toBe('huckster turn')
  table.plays('huckster turn')
  expect(table.asked).toBe('p1 action')
  table.plays('p1 go rest')
  expect(table.asked).toBe('p2 action')
})

test('H-93 each human has their own shop, staff and shelf', () => {
  const table = scenario({
    ...THREE,
    clock: { p1: 4, p2: 4, huckster: 12, upper: ['p1', 'p2', 'huckster'] },
    humans: [
      { smithy: { rack: [], locked: ['red'] } },
      { laboratory: { rows: [['red'], [], []], flask: [], bag: [] } },
    ],
  })
  table.plays('p1 go ore red', 'p2 go row 1 at 1')
  expect(table.humans[0]?.smithy?.rack).toEqual(['red-1'])
  expect(table.humans[1]?.laboratory?.flask).toEqual(['red'])
  expect(table.cannot('p2 go stoke')).toBe('not-your-location')
  expect(table.cannot('p1 go stoke')).toBe('not-asked')
})

test('C-21 the stack of three is kept, and a marker that arrives is on top', () => {
  const table = scenario({ ...THREE, clock: { p1: 4, p2: 5, huckster: 5, upper: ['huckster', 'p2', 'p1'] } })
  table.plays('p1 go rest')
  expect(table.position.clock).toEqual({ p1: 5, p2: 5, huckster: 5, upper: ['p1', 'huckster', 'p2'], token: 12 })
})

test('C-59 the Huckster sells first, then p1, then p2', () => {
  const table = scenario({
    ...THREE,
    clock: { p1: 12, p2: 12, huckster: 12 },
    boats: [['red'], [], [], [], [], []],
    docks: [1, null, null, null],
    humans: [{ shelf: ['large-red'] }, { shelf: ['large-red', 'large-red'] }],
    huckster: { shelf: ['large-red'] },
  })
  table.plays('market')
  expect(table.asked).toBe('p1 sell')
  expect(table.position['selling']).toBe('p1')
  table.plays('p1 sell large-red at bazaar', 'p2 sell large-red at bazaar', 'p2 done')
  expect(table.humans.map(({ gold }) => gold)).toEqual([4, 4])
  expect(table.position.round).toBe(2)
})

test('C-34 in the next round the marker that was further along is on top', () => {
  const table = scenario({ ...THREE, clock: { p1: 13, p2: 12, huckster: 12, upper: ['p2', 'huckster', 'p1'] } })
  table.plays('market', 'p1 done', 'p2 done')
  expect(table.position.clock['upper']).toEqual(['p1', 'p2', 'huckster'])
})

describe('H-95 who wins', () => {
  const ends = (p1: number, p2: number, huckster: number) => {
    const table = scenario({
      ...THREE,
      round: 3,
      clock: { p1: 12, p2: 12, huckster: 12 },
      humans: [{ gold: p1 }, { gold: p2 }],
      huckster: { gold: huckster },
    })
    table.plays('market', 'p1 done', 'p2 done')
    return table.winners
  }

  test('the highest total', () => {
    expect(ends(60, 50, 55)).toEqual([0])
    expect(ends(50, 60, 55)).toEqual([1])
    expect(ends(50, 51, 55)).toEqual([2])
  })

  test('V9 a human must have more than the Huckster; two humans may share the victory', () => {
    expect(ends(55, 50, 55)).toEqual([2])
    expect(ends(60, 60, 55)).toEqual([0, 1])
  })
})

test('another human’s choices are not listed for a seat, but who has to decide is', () => {
  const position = { game: 'cove', ...THREE, clock: { p1: 4, p2: 5, huckster: 12 } }
  const { result } = runText(JSON.stringify(position), 1)
  expect(result.pending).toEqual([{ seat: 'p1', kind: 'action', ask: 'p1 has to decide', legal: [], min: 0, max: 0 }])
  expect(runText(JSON.stringify(position), 0).result.pending?.[0]?.legal.length).toBeGreaterThan(5)
})
