/** Obvious questions are answered automatically, and others cannot tell. */
import type { PositionJson } from '@merchants/dale'
import { isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { matchView } from './views.ts'
import { screenOf } from './testing/test-table.ts'
import { tableAt } from './testing/hidden-shuffle.ts'

const position = (hand: readonly string[]): PositionJson => ({
  game: 'dale',
  decks: ['macaws', 'foxes', 'sloths'],
  teams: false,
  turn: 'p1',
  players: [['junk', 'junk'], hand].map((held) => ({
    hand: held,
    deck: ['junk', 'junk', 'junk', 'junk'],
    discard: [],
    schedule: [],
    stall: [],
  })),
  market: ['foxes-4', 'foxes-4', 'sloths-4', 'sloths-4', 'foxes-4'],
  marketDeck: ['macaws-1', 'macaws-2'],
  marketDiscard: [],
  chance: { shuffle: 'keep' },
})

test('others see the turn pass on to a player who can only take inventory (rules 5.2)', () => {
  const [poor, rich] = [
    ['junk', 'junk'],
    ['macaws-3', 'junk'],
  ].map((hand) => {
    const table = tableAt(position(hand))
    const events = table.tries(0, { do: 'say', question: table.questionOf(0), line: 'discard none' })
    if (isRefusal(events)) throw new Error(events.key)
    for (const event of events) table.room.apply(event)
    return matchView(table.room, screenOf(0), 0)
  })

  expect(poor).toEqual(rich)
  expect(poor?.view.waitsFor).toBe(1)
})
