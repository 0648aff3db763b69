/** The plain English of reasons stays English when there is one of a thing, or none. */
import { expect, test } from 'vitest'
import { WHY_KEYS, whyInEnglish } from './huckster/why.ts'
import { inEnglish, REASON_KEYS } from './reasons.ts'
import { scenario } from './testing/scenario.ts'

/** Everything that can be counted in a game, once. */
const ONE = { customers: 1, goods: 1, marbles: 1 }

test('with one of each, no reason speaks of several: H-51, H-54, H-77', () => {
  const whys = WHY_KEYS.map((key) => whyInEnglish({ key, facts: ONE }))
  const reasons = REASON_KEYS.map((key) => inEnglish({ key, facts: ONE }))

  expect([...whys, ...reasons].filter((words) => /\b1 [a-z]+s\b/.test(words))).toEqual([])
})

test('reasons name pieces, not their ids', () => {
  const said = [
    inEnglish({ key: 'no-such-corruption', facts: { card: 'favour-bards' } }),
    inEnglish({ key: 'is-tired', facts: { card: 'loc-01' } }),
    inEnglish({ key: 'not-on-rack', facts: { die: 'red-4' } }),
    inEnglish({ key: 'not-on-shelf', facts: { good: 'small-red' } }),
    whyInEnglish({ key: 'H-67-other', facts: { boat: 2, taken: 'left-inner', dock: 'left-outer' } }),
  ]

  expect(said).toEqual([
    'you have no such card: favour of the bards',
    'Old Sergeant is tired until clean-up (C-38)',
    'there is no red 4 on the rack',
    'you have no small red good on your shelf',
    'boat 2 is full; the left inner dock is taken, so it docks at the left outer one',
  ])
})

test('H-51 the log of a support from a hall with one customer', () => {
  const table = scenario({
    clock: { human: 12, huckster: 5, upper: 'huckster' },
    halls: { red: 1, green: 0, blue: 0, yellow: 0 },
    huckster: { deck: ['hk-06'], right: 'hk-13' },
  })

  table.plays('huckster turn')

  expect(table.log.filter((line) => line.includes('H-51'))).toEqual([
    'the Huckster earns 2 gold from the warriors (H-51: 2 gold for each customer in the warriors’ hall: 1 there)',
  ])
})
