/** Hidden cards change nothing that a seat is shown. Positions that differ only in them run to the very same text. */
import type { Json } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { seenBy } from './testing/seen-by.ts'

const P1 = 0
const P2 = 1

interface Pair {
  readonly name: string
  /** The shared part of both positions. */
  readonly position: Json
  /** The cards hidden from p2: p1’s hand and deck, p2’s deck, the market deck. */
  readonly hidden: readonly [Hidden, Hidden]
  readonly moves: readonly string[]
}

interface Hidden {
  readonly hand: readonly string[]
  readonly deck?: readonly string[]
  readonly otherDeck?: readonly string[]
  readonly marketDeck?: readonly string[]
}

function laid(position: Json, { hand, deck = [], otherDeck = [], marketDeck = [] }: Hidden): object {
  const { players = [{}, {}], ...rest } = position as { players?: readonly object[] }
  const [first = {}, second = {}, ...others] = players
  return { ...rest, players: [{ ...first, hand, deck }, { ...second, deck: otherDeck }, ...others], marketDeck }
}

const PAIRS: readonly Pair[] = [
  {
    name: 'nothing happens',
    position: { players: [{}, { hand: ['owls-4', 'junk'] }], market: ['owls-1', 'owls-2', null, null, 'foxes-1'] },
    hidden: [
      { hand: ['owls-2', 'foxes-3'], deck: ['junk', 'owls-5a'], otherDeck: ['junk', 'junk'], marketDeck: ['pandas-1'] },
      { hand: ['junk', 'junk'], deck: ['owls-4', 'junk'], otherDeck: ['foxes-2', 'owls-1'], marketDeck: ['owls-5b'] },
    ],
    moves: [],
  },
  {
    name: 'p1 takes inventory and draws',
    position: { players: [{}, { hand: ['owls-4'] }] },
    hidden: [
      { hand: ['junk', 'foxes-3', 'owls-2', 'junk'], deck: ['junk', 'owls-5a'] },
      { hand: ['junk', 'junk', 'junk', 'pandas-5a'], deck: ['macaws-3', 'junk'] },
    ],
    moves: ['p1 discard junk'],
  },
  {
    name: 'p1 pays with cards that both hands hold',
    position: { players: [{}, { hand: ['junk'] }], market: [null, null, null, 'foxes-2', 'foxes-3'] },
    hidden: [
      { hand: ['foxes-3', 'owls-5a', 'junk', 'junk', 'junk'], deck: ['junk'], marketDeck: ['owls-2', 'owls-3'] },
      {
        hand: ['foxes-3', 'junk', 'macaws-1', 'macaws-3', 'polecats-4'],
        deck: ['owls-4'],
        marketDeck: ['owls-2', 'owls-3'],
      },
    ],
    moves: ['p1 buy 5 with foxes-3'],
  },
  {
    name: 'p1 looks at their own deck and keeps a card',
    position: { players: [{}, { hand: ['junk'] }] },
    hidden: [
      { hand: ['macaws-4', 'junk'], deck: ['owls-1', 'owls-2', 'owls-4', 'junk', 'junk'] },
      { hand: ['macaws-4', 'foxes-1'], deck: ['owls-1', 'pandas-2', 'junk', 'owls-5b', 'foxes-3'] },
    ],
    moves: ['p1 play macaws-4', 'p1 choose owls-1'],
  },
  {
    name: 'p1 arranges the deck with Wise Spy, which all see, in an order that nobody sees',
    position: { players: [{}, { hand: ['junk'] }] },
    hidden: [
      { hand: ['owls-1', 'junk'], deck: ['junk', 'owls-2', 'owls-4', 'junk'] },
      { hand: ['owls-1', 'foxes-2'], deck: ['junk', 'foxes-2', 'foxes-3', 'owls-5a'] },
    ],
    moves: ['p1 use owls-1'],
  },
  {
    name: 'a card of p1 is due, and p1 may hold an ability that could be used first',
    position: {
      players: [{ schedule: ['sloths-1'] }, { hand: ['junk'] }],
      market: ['owls-1', 'owls-2', null, null, 'foxes-1'],
    },
    hidden: [
      { hand: ['owls-1', 'junk'], deck: ['junk', 'owls-2', 'junk'] },
      { hand: ['junk', 'junk'], deck: ['junk', 'owls-2', 'junk'] },
    ],
    moves: [],
  },
  {
    name: 'the turn of p1 ends, and Practice may return a technique that lasted for it, after a last window or without one',
    position: { players: [{ schedule: ['beavers-5b'] }, { hand: ['junk'] }], market: ['owls-1'] },
    hidden: [
      { hand: ['macaws-5a', 'owls-1', 'junk', 'junk', 'junk'], deck: ['junk', 'junk'] },
      { hand: ['macaws-5a', 'foxes-3', 'junk', 'junk', 'junk'], deck: ['junk', 'junk'] },
    ],
    moves: ['p1 play macaws-5a', 'p1 discard junk', 'p1 choose yes'],
  },
  {
    name: 'an illegal move of p1, whatever is wrong with it',
    position: { players: [{}, { hand: ['junk'] }], market: [null, null, null, null, 'owls-5a'] },
    hidden: [{ hand: ['junk', 'owls-1'] }, { hand: ['foxes-1', 'chameleons-5b'] }],
    moves: ['p1 buy 5 with junk'],
  },
  {
    name: 'an illegal copy of p1, whatever it could copy',
    position: { players: [{}, { hand: ['junk'] }] },
    hidden: [{ hand: ['chameleons-5b', 'macaws-4', 'foxes-1'] }, { hand: ['junk', 'junk', 'junk'] }],
    moves: ['p1 play chameleons-5b'],
  },
  {
    name: 'p2 moves out of turn',
    position: { players: [{}, { hand: ['foxes-1'] }] },
    hidden: [{ hand: ['junk', 'owls-1'] }, { hand: ['foxes-1', 'owls-2'] }],
    moves: ['p2 play foxes-1'],
  },
  {
    name: 'p2 plays and buys',
    position: {
      turn: 'p2',
      players: [{}, { hand: ['macaws-5a', 'junk', 'junk'] }],
      market: [null, null, null, null, 'foxes-4'],
    },
    hidden: [
      { hand: ['junk', 'foxes-3'], deck: ['junk'] },
      { hand: ['pandas-2', 'macaws-2'], deck: ['owls-5b'] },
    ],
    moves: ['p2 play macaws-5a', 'p2 buy 5 with junk,junk'],
  },
  {
    name: 'p2 tries what is not possible',
    position: { turn: 'p2', players: [{}, { hand: ['macaws-2', 'chameleons-2'] }], market: ['foxes-4'] },
    hidden: [
      { hand: ['junk', 'foxes-3'], deck: ['junk'], otherDeck: ['owls-3'], marketDeck: ['junk'] },
      { hand: ['pandas-2', 'macaws-2'], deck: ['owls-5b'], otherDeck: ['junk'], marketDeck: ['pandas-3'] },
    ],
    moves: ['p2 buy 1 with macaws-2'],
  },
  {
    name: 'p1 gives p3 a card that p2 does not see',
    position: { players: [{}, { hand: ['junk'] }, { hand: ['junk', 'junk'], deck: ['junk'] }], chance: { pick: [0] } },
    hidden: [{ hand: ['raccoons-4', 'junk', 'owls-2'] }, { hand: ['raccoons-4', 'junk', 'foxes-5a'] }],
    moves: ['p1 play raccoons-4', 'p1 choose p3', 'p1 choose junk'],
  },
]

test.each(PAIRS)('$name', ({ position, hidden, moves }) => {
  const [here, there] = hidden.map((each) => laid(position, each)) as [object, object]
  expect(seenBy(here, moves, P2)).toBe(seenBy(there, moves, P2))
  expect(seenBy(here, moves, P1)).not.toBe(seenBy(there, moves, P1))
})
