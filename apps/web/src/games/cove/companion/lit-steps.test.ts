/** The lit part of the row of steps. */
import { expect, test } from 'vitest'
import { litSteps } from './lit-steps.ts'

const inTurn = (step: 'read' | 'act' | 'pay' | 'slide') => ({ phase: 'production', step }) as const
const between = (phase: 'set up' | 'arrival' | 'production' | 'market' | 'clean up' | 'over') => ({
  phase,
  step: undefined,
})

test('tasks of two steps light both', () => {
  expect(litSteps(inTurn('read'), inTurn('act'))).toEqual({ isTurn: true, first: 1, last: 2 })
})

test('a screen that ends his turn lights its last step', () => {
  expect(litSteps(inTurn('pay'), between('production'))).toEqual({ isTurn: true, first: 3, last: 4 })
})

test('between his turns phases are lit, none of them before the first day and all done after the last', () => {
  expect(litSteps(between('market'), between('clean up'))).toEqual({ isTurn: false, first: 2, last: 3 })
  expect(litSteps(between('set up'), between('set up'))).toEqual({ isTurn: false, first: -1, last: -1 })
  expect(litSteps(between('over'), between('over'))).toEqual({ isTurn: false, first: 4, last: 4 })
})
