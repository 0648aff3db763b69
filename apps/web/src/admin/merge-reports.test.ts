/** Several answers of several servers become lines. */
import { expect, test } from 'vitest'
import { mergeReports, combineNodes } from './merge-reports.ts'
import type { NodeReport, Sample } from './report.ts'

const QUIET: Omit<Sample, 'at'> = {
  sockets: 0,
  tables: 0,
  moves: 0,
  moveP50: null,
  moveP99: null,
  botP50: null,
  botP99: null,
  databaseP50: null,
  databaseP99: null,
  lagP99: 0,
  rss: 0,
  heap: 0,
  refused: 0,
  diskFree: null,
}
const sample = (at: number, figures: Partial<Sample> = {}): Sample => ({ ...QUIET, at, ...figures })
const node = (name: string, ...samples: readonly Sample[]): NodeReport => ({ node: name, since: 1, samples })
const times = (reports: readonly NodeReport[]) => reports.map((each) => [each.node, each.samples.map(({ at }) => at)])

test('new reports are added without doubling earlier ones', () => {
  const before = [node('a', sample(2000), sample(4000))]

  expect(times(mergeReports(before, [node('b', sample(5000)), node('a', sample(4000), sample(6000))], 6000))).toEqual([
    ['a', [2000, 4000, 6000]],
    ['b', [5000]],
  ])
})

test('after a quarter of an hour samples go, and servers that are gone with them', () => {
  const before = [node('a', sample(2000)), node('b', sample(2000), sample(910_000))]

  expect(times(mergeReports(before, [], 910_000))).toEqual([['b', [910_000]]])
})

test('together, servers add up what they hold and show the worst of their times', () => {
  const nodes = [
    node(
      'a',
      sample(1900, { sockets: 3, moves: 1.5, moveP99: 10, lagP99: 1 }),
      sample(3950, { sockets: 4 }),
      sample(6000),
    ),
    node('b', sample(1000, { sockets: 5, moves: 2, moveP99: 30, lagP99: 0, botP50: 2 })),
  ]

  expect(combineNodes(nodes)).toEqual([
    sample(2000, { sockets: 8, moves: 3.5, moveP99: 30, lagP99: 1, botP50: 2 }),
    sample(4000, { sockets: 9, moves: 2, moveP99: 30, botP50: 2 }),
  ])
})

test('together, a server that has fallen silent no longer counts', () => {
  const nodes = [
    node('a', sample(0, { sockets: 3 })),
    node('b', sample(0), sample(8000, { sockets: 1 }), sample(10_500)),
  ]

  expect(combineNodes(nodes).map(({ at, sockets }) => [at, sockets])).toEqual([
    [0, 3],
    [2000, 3],
    [4000, 3],
    [8000, 1],
  ])
})

test('one server alone is shown as it is', () => {
  expect(combineNodes([node('a', sample(2100), sample(4050))])).toEqual([sample(2100), sample(4050)])
})
