/** The numbers of the chart. */
import { expect, test } from 'vitest'
import { labelHeights, scaleOf, stepLine, turnsNamed } from './chart.ts'

const frame = { width: 512, height: 234, turns: 9, stacks: 8, letters: 10 }

test('a line rises where stacks are finished and runs on to the end', () => {
  const line = stepLine(
    [
      { turn: 1, stacks: 1 },
      { turn: 5, stacks: 2 },
    ],
    scaleOf(frame),
  )

  expect(line).toBe('M26 210H26V185H226V160H426')
})

test('labels of lines that end together are moved apart, the leader above', () => {
  expect(labelHeights([10, 10, 60])).toEqual([10, 27, 60])
  expect(labelHeights([60, 50])).toEqual([67, 50])
})

test.each([
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [35, [1, 5, 9, 13, 17, 21, 25, 29, 33]],
])('of %i turns these are named', (turns, named) => {
  expect(turnsNamed({ ...frame, turns })).toEqual(named)
})
