/** Comparing candidates stops as soon as the result is clear, and never drops a candidate that must be kept. */
import { fastChance, below } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Candidate, Finding } from './halving.ts'
import { halving } from './halving.ts'
import { driveNow } from './thinking.ts'

const candidate = (at: number, cost = 0): Candidate => ({ answers: [[at]], cost })
const [A, B, C, D] = [0, 1, 2, 3].map((at) => candidate(at)) as [Candidate, Candidate, Candidate, Candidate]

/** Compares by these chances of winning; each deal changes all of them together, and each by up to `noise` more. */
function compared(
  chances: readonly number[],
  noise: number,
  given: Partial<{ iterations: number; kept: Candidate; costs: readonly number[] }> = {},
): Finding {
  const chance = fastChance(5)
  let luck = 0
  const world = { redeal: () => void (luck = below(chance, 100) / 250) }
  const judge = ({ answers: [[at = 0] = []] }: Candidate): number =>
    (chances[at] as number) + luck + (noise * (below(chance, 201) - 100)) / 100
  const candidates = [A, B, C, D]
    .slice(0, chances.length)
    .map((each, at) => ({ ...each, cost: given.costs?.[at] ?? 0 }))
  return driveNow(halving(world, chance, candidates, judge, { iterations: given.iterations ?? 4000 }, given.kept))
}

const orderOf = ({ tried }: Finding): readonly (number | undefined)[] => tried.map(({ answers }) => answers[0]?.[0])

test('a clear choice takes few playouts, however lucky the deals are for all', () => {
  const clear = compared([0.2, 0.6, 0.3, 0.1], 0.02)

  expect(orderOf(clear)[0]).toBe(1)
  expect(clear.playouts).toBe(16)
})

test('candidates that come to the same are not told apart forever', () => {
  expect(compared([0.5, 0.5, 0.5, 0.5], 0).playouts).toBeLessThan(400)
})

test('a small difference is looked at until it is clear', () => {
  const close = compared([0.5, 0.52], 0.1)

  expect(orderOf(close)).toEqual([1, 0])
  expect(close.playouts).toBeGreaterThan(100)
  expect(close.playouts).toBeLessThan(4000)
})

test('never more playouts than allowed, but for the deal that has begun', () => {
  expect(compared([0.5, 0.501], 0.5, { iterations: 60 }).playouts).toBeLessThanOrEqual(61)
})

test('the cost of a candidate is taken off', () => {
  expect(orderOf(compared([0.5, 0.53], 0.01, { costs: [0, 0.1] }))[0]).toBe(0)
})

test('the kept one is compared on as many deals as the best', () => {
  const { tried } = compared([0.6, 0.55, 0.1, 0.59], 0.05, { kept: C })

  expect(tried[1]?.answers).toBe(C.answers)
  expect(tried[1]?.values).toHaveLength(tried[0]?.values.length ?? 0)
})

test('the same seed gives the same finding', () => {
  expect(compared([0.5, 0.51, 0.49, 0.5], 0.1)).toEqual(compared([0.5, 0.51, 0.49, 0.5], 0.1))
})

test('a deal that takes longer than there is time is not tried with all candidates', () => {
  let looks = 0
  const spent = (): number => Number(++looks > 2)
  const judge = ({ answers: [[at = 0] = []] }: Candidate): number => at / 10
  const world = { redeal: () => undefined }
  const { tried, playouts } = driveNow(halving(world, fastChance(5), [A, B, C, D], judge, { iterations: 4000, spent }))

  expect(playouts).toBe(3)
  expect(tried.map(({ answers }) => answers[0]?.[0])).toEqual([2, 1, 0, 3])
})
