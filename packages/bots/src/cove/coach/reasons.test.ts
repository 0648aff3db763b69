/** Reasons of the Cove's coach name the differences that are worth most. */
import { expect, test } from 'vitest'
import type { Measures } from './measures.ts'
import { reasonsFor } from './reasons.ts'

const evening = (changes: Partial<Measures>, chance = 0.5) => ({
  chance,
  measures: { gold: 40, guilds: 10, corruption: 5, goods: 1, huckster: 60, ...changes },
})

test('the two differences that are worth most are named, the larger one first', () => {
  expect(reasonsFor(evening({ gold: 44, huckster: 53, guilds: 11 }, 0.6), evening({}))).toEqual([
    { why: 'huckster', count: 7 },
    { why: 'gold', count: 4 },
  ])
  expect(reasonsFor(evening({ corruption: 2, goods: 2 }, 0.6), evening({}))).toEqual([
    { why: 'corruption', count: 3 },
    { why: 'goods', count: 1 },
  ])
})

test('a difference against the better answer is not named', () => {
  expect(reasonsFor(evening({ gold: 30, huckster: 40 }, 0.6), evening({}))).toEqual([{ why: 'huckster', count: 20 }])
})

test('without a difference it says that both are about as good, or that the better one pays later', () => {
  expect(reasonsFor(evening({}, 0.505), evening({}))).toEqual([{ why: 'close' }])
  expect(reasonsFor(evening({ gold: 40.4 }, 0.6), evening({}))).toEqual([{ why: 'long-run' }])
})
