/** The result line of a step of the Huckster. */
import type { EventView } from '@merchants/cove'
import { because } from '@merchants/cove'
import { expect, test } from 'vitest'
import type { T } from '../../../words/translator.ts'
import { earnedWords } from './outcome.ts'

const t = ((key: string, slots?: object) =>
  slots === undefined ? key : `${key} ${JSON.stringify(slots)}`) as unknown as T

const support = (gold: number): EventView => ({ what: 'gold', seat: 1, gold, hall: 'red', why: because('H-77') })
const kept: EventView = { what: 'keeps good', seat: 1, good: 'small-red', why: because('H-76') }

test('H-77 while nothing of a market step is counted, no sum is shown', () => {
  expect(earnedWords(t, [], false)).toBe('')
})

test('H-72, H-77 a market step shows what it has brought so far', () => {
  expect(earnedWords(t, [support(3), support(2)], false)).toBe('cove.gold-more {"gold":5}')
})

test('H-76 a market step without earnings says so, and never shows +0', () => {
  expect(earnedWords(t, [kept], false)).toBe('cove.nothing')
  expect(earnedWords(t, [support(0)], false)).toBe('cove.nothing')
  expect(earnedWords(t, [], true)).toBe('cove.nothing')
})
