/** In a review all changes add up to the result, and mistakes are named only if they are sure. */
import { expect, test } from 'vitest'
import type { Judged } from './judge.ts'
import { reviewOf } from './review.ts'

interface Given {
  readonly turn: number
  readonly best: number
  readonly played: number
  readonly usual: number
  readonly drawn?: number
  readonly sureness?: number
}

const judged = (step: number, { turn, best, played, usual, drawn, sureness = 9 }: Given): Judged => {
  const move = { answers: [[step]], move: { what: 'pass' }, reasons: [] } as const
  return {
    step,
    turn,
    best: { ...move, chance: best },
    played: { ...move, chance: played, usual, sureness },
    drawn,
  }
}

const GAME = [
  judged(0, { turn: 1, best: 0.6, played: 0.5, usual: 0.5, drawn: 0.45 }),
  judged(4, { turn: 3, best: 0.5, played: 0.3, usual: 0.4, drawn: 0.4 }),
  judged(8, { turn: 5, best: 0.7, played: 0.5, usual: 0.5 }),
  judged(9, { turn: 5, best: 0.7, played: 0.7, usual: 0.6, drawn: 0.8 }),
]

test('the changes by decisions, draws and the others add up to the result', () => {
  const { totals, result } = reviewOf(0, 4, GAME, true)

  expect(result).toBe(1)
  expect(totals.play + totals.draw + totals.others).toBeCloseTo(1 - 0.5)
  expect(totals.play).toBeCloseTo(-0.1 + 0.1)
})

test('a mistake is weighed by what it lost', () => {
  const weights = reviewOf(0, 4, GAME, true).decisions.map(({ weight }) => weight)

  expect(weights).toEqual(['mistake', 'blunder', undefined, undefined])
})

test('nothing is lost as long as the best is still possible in the same turn', () => {
  const { decisions } = reviewOf(0, 4, GAME, true)

  expect(decisions[2]).toMatchObject({ loss: 0, weight: undefined })
})

test('a difference that may be luck is not a mistake', () => {
  const unsure = [judged(0, { turn: 1, best: 0.7, played: 0.5, usual: 0.5, sureness: 1.5 })]

  expect(reviewOf(0, 1, unsure, false).decisions[0]?.weight).toBeUndefined()
})

test('turning points are the largest changes, in the order of the game', () => {
  const { turningPoints } = reviewOf(0, 4, GAME, true)

  const steps = turningPoints.map(({ step }) => step)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps.length).toBeLessThanOrEqual(6)
  const largest = turningPoints.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0]
  expect(largest).toMatchObject({ step: 4, cause: 'play', change: expect.closeTo(-0.2) as number })
})

test('a review that is not complete has no result yet, and skips what could not be judged', () => {
  const { result, judged: count, decisions } = reviewOf(0, 9, [GAME[0], undefined, GAME[1]], true)

  expect({ result, count, decisions: decisions.length }).toEqual({ result: undefined, count: 3, decisions: 2 })
})
