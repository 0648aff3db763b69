/** The sentence for a player who is not asked. */
import { expect, test } from 'vitest'
import { whyNothingAsked } from './why-nothing-asked.ts'

const why = (active: number, waitsFor?: number) =>
  whyNothingAsked({ phase: 'action', active, waitsFor }, 0, (seat) => ['You', 'Ada'][seat] ?? '')

test('the player whose turn it is is named, but never the reader', () => {
  expect(why(1)).toEqual({ key: 'not-your-turn', facts: { who: 'Ada' } })
  expect(why(0, 1)).toEqual({ key: 'not-your-turn', facts: { who: 'Ada' } })
  expect(why(0)).toEqual({ key: 'not-now', facts: {} })
})
