/** Pennants fall everywhere, at any time. */
import { expect, test } from 'vitest'
import { pennant } from './pennant.ts'

const ALL = Array.from({ length: 36 }, (_, at) => pennant(at))

/** From -1 to 1; 0 if one says nothing about the other. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
  const [m, n] = [mean(one), mean(other)]
  const common = one.reduce((sum, each, at) => sum + (each - m) * ((other[at] ?? 0) - n), 0)
  const spread = (list: readonly number[], middle: number): number =>
    Math.sqrt(list.reduce((sum, each) => sum + (each - middle) ** 2, 0))
  return common / (spread(one, m) * spread(other, n))
}

test('where a pennant falls says nothing about when, so that they form no line', () => {
  const left = ALL.map((each) => each.left)
  const slants = (['delay', 'drift', 'spin'] as const).map((what) => {
    const others = ALL.map((each) => each[what])
    return [what, Math.abs(correlation(left, others)) > 0.2]
  })

  expect(slants.filter(([, isSlanted]) => isSlanted)).toEqual([])
})

test('every fifth of the width gets its share', () => {
  const fifths = [0, 1, 2, 3, 4].map((fifth) => ALL.filter(({ left }) => Math.floor(left * 5) === fifth).length)

  for (const share of fifths) expect(share).toBeGreaterThanOrEqual(6)
})
