/** What nobody would want to be asked is answered for them, but others must not be able to tell. */
import type { PositionJson } from '@merchants/dale'
import { isRefusal } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { sight } from './door.ts'
import { eyesOf } from './testing/sitting.ts'
import { tableAt } from './testing/twins.ts'

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

test('others see the turn pass on to somebody who can do nothing but take inventory (rules 5.2)', () => {
  const [poor, rich] = [
    ['junk', 'junk'],
    ['macaws-3', 'junk'],
  ].map((hand) => {
    const table = tableAt(position(hand))
    const entries = table.tries(0, { do: 'say', question: table.questionOf(0), line: 'discard none' })
    if (isRefusal(entries)) throw new Error(entries.key)
    for (const entry of entries) table.room.apply(entry)
    return sight(table.room, eyesOf(0), 0)
  })

  expect(poor).toEqual(rich)
  expect(poor?.view.waitsFor).toBe(1)
})
