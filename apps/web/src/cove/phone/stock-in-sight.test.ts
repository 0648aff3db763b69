/** On a phone the harbour shows where things go: his shelf while goods are placed or sold, else his pool. */
import { cove, readPosition, type HucksterCardId } from '@merchants/cove'
import { framesBetween, Match } from '@merchants/match'
import { expect, test } from 'vitest'
import { storyOf } from '../show/story.ts'
import { stockInSight } from './stock-in-sight.ts'

interface Given {
  readonly deck?: HucksterCardId
  readonly shelf?: readonly string[]
  readonly isEvening?: boolean
}

/** What is in sight at each event of his turn, by what happens. */
function sights({ deck = 'hk-05', shelf = [], isEvening = false }: Given): Map<string, string> {
  const rest = readPosition({
    game: 'cove',
    clock: { human: 12, huckster: isEvening ? 12 : 5, upper: 'huckster' },
    chance: { shuffle: 'keep' },
    boats: [['red'], [], [], [], [], []],
    docks: isEvening ? [1, null, null, null] : [null, null, null, null],
    bag: ['red', 'blue', 'green'],
    huckster: { deck: [deck], right: 'hk-06', pool: ['green'], shelf: [...shelf] },
  })
  const match = new Match(cove, rest)
  match.follow([{ answer: [0] }])
  const frames = framesBetween(match, 0, 1, 0)
  return new Map(frames.map(({ event }, at) => [event.what, stockInSight(storyOf(frames, at + 1))]))
}

test('H-46 while he gains goods, his shelf is in sight', () => {
  const seen = sights({})

  expect(seen.get('gained good')).toBe('shelf')
  expect(seen.get('chose newcomer')).toBe('pool')
})

test('H-49 a newcomer for a good that found no space is seen joining his pool', () => {
  const seen = sights({ shelf: Array.from({ length: 8 }, () => 'small-red') })

  expect(seen.get('lost good')).toBe('shelf')
  expect(seen.get('pooled')).toBe('pool')
})

test('H-73, H-77 while he sells, his shelf is in sight, then his pool', () => {
  const seen = sights({ isEvening: true, shelf: ['large-red', 'small-blue'] })

  expect(seen.get('phase began')).toBe('shelf')
  expect(seen.get('sold')).toBe('shelf')
  expect(seen.get('keeps good')).toBe('shelf')
  expect(seen.get('gold')).toBe('pool')
})
