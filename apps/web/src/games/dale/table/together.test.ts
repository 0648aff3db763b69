/** A stack built with the teammate, with the missing sum and teammates who did not help (rules 12). */
import type { DecisionView, View } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { DaleMatchView } from '../match-types.ts'
import { declinedBy, togetherOf, whyNotTogether } from './together.ts'

const decision: DecisionView = {
  ask: 'own part',
  about: undefined,
  kind: 'cards',
  options: ['macaws-3', 'macaws-2', 'junk'],
  places: [
    [{ zone: 'hand', seat: 1, at: 0 }],
    [{ zone: 'hand', seat: 1, at: 1 }],
    [{ zone: 'discard pile', seat: 1, at: 0 }],
  ],
  min: 1,
  max: 3,
  ordered: true,
  receivers: undefined,
  request: undefined,
}
/** Four stacks are built, and a show makes the first card worth one more. */
const view = {
  seat: 1,
  teams: true,
  seats: Array.from({ length: 4 }, () => ({ goal: 5 })),
  stalls: [[], [[], [], [], []]],
  values: [4, 2],
} as unknown as View

test('the teammate is asked for what the chosen cards leave of the next stack', () => {
  expect(togetherOf(view, 1, { decision, picks: [] })).toEqual({ sum: 0, goal: 5, missing: 5, teammate: 3 })
  expect(togetherOf(view, 1, { decision, picks: [0] })).toMatchObject({ sum: 4, missing: 1 })
  expect(togetherOf(view, 1, { decision, picks: [1, 2] })).toMatchObject({ sum: 3, missing: 2 })
})

test('another question asks for nothing together', () => {
  expect(togetherOf(view, 1, { decision: { ...decision, ask: 'inventory' }, picks: [0] })).toBeUndefined()
})

test('a teammate who did not help is named to the builder only', () => {
  const log: DaleMatchView['log'] = [{ step: 1, event: { what: 'called off', seat: 1, by: 3 } }]
  expect(declinedBy({ log, view })).toBe(3)
  expect(declinedBy({ log, view: { ...view, seat: 0 } })).toBeUndefined()
})

test('a stack of one card says that there is nothing to add, even to someone who could build it', () => {
  expect(whyNotTogether(1).key).toBe('stack-of-one')
  expect(whyNotTogether(2).key).toBe('no-stack')
})
