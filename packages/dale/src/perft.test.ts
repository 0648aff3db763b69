/** The number of continuations of fixed positions. If such a number changes, a rule has changed. */
import type { Json } from '@merchants/tabletop'
import { begin } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { daleRules } from './game.ts'
import { readPosition } from './notation/position.ts'
import { perft } from './testing/perft.ts'

interface Position {
  readonly name: string
  readonly position: Readonly<Record<string, Json>>
  /** Sequences of 1, 2, 3 and 4 answers. */
  readonly counts: Counts
  /** By version 1 of the rules, where that differs. */
  readonly first?: Counts
}

type Counts = readonly [number, number, number, number]

const keep = { shuffle: 'keep', die: [1, 2, 3], pick: [0, 0, 0, 0] }

// To renew the counts: be sure which rule has changed and that it should, run this file, and copy the numbers it received.
const POSITIONS: readonly Position[] = [
  {
    name: 'plain: a purchase, a stack, inventory',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['macaws-2', 'pandas-3', 'junk', 'junk', 'foxes-1'],
          deck: ['junk', 'macaws-1'],
          stall: [['macaws-1']],
        },
        { hand: ['junk', 'macaws-3'], deck: ['junk'] },
      ],
      market: ['macaws-3', 'pandas-2', 'foxes-2', 'macaws-4', 'pandas-4'],
      marketDeck: ['foxes-3', 'pandas-1'],
      chance: keep,
    },
    counts: [8, 63, 292, 912],
  },
  {
    name: 'Calculations and Glue in one payment',
    position: {
      game: 'dale',
      players: [
        { hand: ['platypuses-2', 'platypuses-5b', 'junk'], deck: ['platypuses-1', 'junk'] },
        { hand: ['junk'], deck: ['junk'] },
      ],
      market: ['platypuses-3', null, 'sloths-2', 'sloths-3', 'platypuses-4'],
      marketDeck: ['sloths-4'],
      chance: keep,
    },
    counts: [5, 28, 34, 326],
  },
  {
    name: 'payments that bend the rules: Stock Clearance, Market Discovery, Essential Purchase, Master Builder',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['pandas-4', 'pandas-5b', 'junk', 'junk', 'beavers-1'],
          deck: ['junk'],
          schedule: ['beavers-1', 'beavers-3'],
          discard: ['beavers-2', 'junk'],
        },
        { hand: ['junk'], deck: ['junk'] },
      ],
      market: [null, 'beavers-4', 'pandas-2', 'beavers-2', 'pandas-3'],
      marketDeck: ['pandas-2'],
      marketDiscard: ['beavers-3', 'pandas-4'],
      chance: keep,
    },
    counts: [9, 115, 418, 1872],
  },
  {
    name: 'chameleons that copy stall, discards, market and each other',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['chameleons-1', 'chameleons-2', 'chameleons-5a', 'chameleons-5b', 'macaws-3'],
          deck: ['junk', 'junk'],
          stall: [['squirrels-1'], ['squirrels-2']],
        },
        { hand: ['junk'], deck: ['junk'], discard: ['ocelots-1', 'junk'] },
        { hand: ['chameleons-3'], deck: ['junk'], discard: ['chameleons-3'] },
      ],
      market: ['macaws-4', 'chameleons-4', 'squirrels-5a', 'ocelots-3', 'macaws-2'],
      marketDeck: ['squirrels-3', 'ocelots-2'],
      marketDiscard: ['squirrels-4'],
      chance: keep,
    },
    counts: [20, 349, 3222, 18272],
  },
  {
    name: 'Good Old Times with its own ability, and as what it throws away',
    position: {
      game: 'dale',
      players: [
        { hand: ['chameleons-3', 'chameleons-3', 'junk'], deck: ['junk'] },
        { hand: ['junk'], deck: ['junk'], discard: ['pandas-2'] },
      ],
      market: [null, null, null, 'pandas-3', 'chameleons-2'],
      marketDeck: ['ocelots-1', 'pandas-4'],
      marketDiscard: ['owls-1'],
      chance: keep,
    },
    counts: [5, 22, 51, 99],
  },
  {
    name: 'owls react: to a technique, a purchase, a stack and an arrival',
    position: {
      game: 'dale',
      players: [
        { hand: ['macaws-3', 'owls-1', 'junk', 'macaws-2'], deck: ['owls-3', 'junk', 'junk', 'macaws-1'] },
        { hand: ['owls-2', 'owls-4'], deck: ['junk', 'owls-1'], discard: ['junk', 'owls-1'] },
        { hand: ['owls-5b', 'owls-4', 'owls-2'], deck: ['junk', 'macaws-1'], discard: ['macaws-2', 'junk'] },
      ],
      market: [null, null, 'macaws-4', 'owls-5a', 'owls-3'],
      marketDeck: ['macaws-3'],
      chance: keep,
    },
    counts: [7, 54, 136, 540],
  },
  {
    name: 'a shuffle that Order in Chaos interrupts and Balancing answers',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['platypuses-4', 'beavers-5b'],
          deck: ['junk', 'beavers-2'],
          discard: ['platypuses-1', 'beavers-3'],
          schedule: ['beavers-5a'],
        },
        { hand: ['owls-5a', 'owls-1', 'junk'], deck: ['junk'], discard: ['owls-2', 'junk'] },
      ],
      market: [null, null, null, null, 'beavers-4'],
      marketDeck: ['owls-3'],
      chance: keep,
    },
    counts: [4, 13, 25, 400],
  },
  {
    name: 'beavers: Snack, Overtime and two plans after a purchase',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['beavers-1', 'beavers-2', 'beavers-3'],
          deck: ['junk'],
          discard: ['beavers-1', 'foxes-2', 'junk'],
          schedule: ['beavers-2', 'beavers-4', 'beavers-3', 'beavers-3'],
          stall: [['foxes-1'], ['foxes-2']],
        },
        { hand: ['junk'], deck: ['junk'] },
      ],
      market: [null, 'beavers-4', 'foxes-3', 'beavers-2', 'beavers-3'],
      marketDeck: ['foxes-4'],
      chance: keep,
    },
    counts: [8, 41, 81, 213],
  },
  {
    name: 'squirrels build with junk, other sets, a discard, one more or less, and once again',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['squirrels-1', 'squirrels-2', 'squirrels-3', 'squirrels-5a', 'squirrels-5b', 'junk', 'macaws-2'],
          deck: ['junk'],
          discard: ['macaws-4', 'junk', 'squirrels-4'],
          stall: [['macaws-1'], ['macaws-2'], ['macaws-3'], ['macaws-4']],
        },
        { hand: ['junk', 'squirrels-4'], deck: ['junk'], stall: [['macaws-1'], ['squirrels-2']] },
      ],
      market: [null, null, null, null, 'macaws-3'],
      marketDeck: ['macaws-3'],
      chance: keep,
    },
    counts: [3, 55, 203, 596],
  },
  {
    name: 'a Stove and what is spent on it, with mirrored values next',
    position: {
      game: 'dale',
      players: [
        {
          hand: ['penguins-4', 'penguins-4', 'penguins-5b', 'penguins-1', 'junk', 'junk'],
          deck: ['junk', 'penguins-2'],
          discard: ['penguins-3', 'junk'],
          stall: [['macaws-1'], ['macaws-2'], ['macaws-3'], ['macaws-4'], ['macaws-5a']],
        },
        { hand: ['junk'], deck: ['junk'] },
      ],
      market: [null, null, null, 'penguins-2', 'penguins-3'],
      marketDeck: ['macaws-3'],
      chance: keep,
    },
    // Practical Values is not among the discards that Resourceful Ally chooses from.
    counts: [6, 62, 131, 370],
    first: [6, 62, 132, 375],
  },
  {
    name: 'teams: a stack with help',
    position: {
      game: 'dale',
      teams: true,
      players: [
        { hand: ['owls-1', 'junk'], deck: ['junk'], stall: [['foxes-1'], ['foxes-2']] },
        { hand: ['junk'], deck: ['junk'], stall: [['foxes-1']] },
        { hand: ['owls-2', 'foxes-3', 'squirrels-2'], deck: ['junk'] },
        { hand: ['owls-4'], deck: ['junk'] },
      ],
      market: [null, null, null, 'owls-3', 'foxes-2'],
      marketDeck: ['foxes-4'],
      chance: keep,
    },
    // Each card that can be asked for by name is a way.
    counts: [4, 13, 28, 277],
    first: [4, 13, 28, 45],
  },
  {
    name: 'the start of a turn: cards that are due, with an ability in between',
    position: {
      game: 'dale',
      turn: 'p2',
      players: [
        { hand: ['junk'], deck: ['junk'], schedule: ['crocodiles-2', 'crocodiles-5a'] },
        {
          hand: ['owls-1', 'ocelots-1', 'junk'],
          deck: ['sloths-1', 'junk', 'owls-2', 'junk'],
          discard: ['sloths-3', 'junk', 'owls-3'],
          schedule: ['sloths-2', 'sloths-3', 'sloths-4', 'sloths-5b'],
        },
      ],
      market: ['sloths-4', 'owls-2', null, 'ocelots-2', 'sloths-2'],
      marketDeck: ['ocelots-3'],
      chance: keep,
    },
    // Ironing that has begun is not among the discards that Siesta chooses from.
    counts: [6, 28, 129, 540],
    first: [6, 28, 130, 546],
  },
  {
    name: 'four players pass cards around: Tasters, Charity, Night Shift, Cheer',
    position: {
      game: 'dale',
      players: [
        { hand: ['foxes-5a', 'foxes-4', 'crocodiles-3', 'foxes-2'], deck: ['junk', 'foxes-1', 'macaws-1'] },
        { hand: ['macaws-1', 'junk'], deck: ['crocodiles-1', 'junk'] },
        { hand: ['macaws-3'], deck: ['foxes-1', 'macaws-2'] },
        { hand: ['crocodiles-1', 'junk'], deck: ['macaws-4', 'junk', 'foxes-3'] },
      ],
      market: ['macaws-2', 'foxes-3', 'crocodiles-4', 'foxes-2', 'macaws-4'],
      marketDeck: ['crocodiles-2'],
      chance: keep,
    },
    counts: [10, 114, 677, 3470],
  },
  {
    name: 'dice and guesses: Blindfold, Charm, Risky Business, Gamble',
    position: {
      game: 'dale',
      players: [
        { hand: ['ocelots-5b', 'ocelots-4', 'polecats-4', 'ocelots-5a', 'junk'], deck: ['junk'], stall: [['foxes-1']] },
        { hand: ['polecats-1', 'junk'], deck: ['junk'] },
        { hand: ['ocelots-1', 'junk', 'polecats-2'], deck: ['junk'] },
      ],
      market: [null, null, 'polecats-2', 'ocelots-2', 'polecats-3'],
      marketDeck: ['polecats-2', 'ocelots-3'],
      chance: keep,
    },
    counts: [8, 71, 288, 1240],
  },
]

const counted = (position: Json): number[] => {
  const { pause } = begin(daleRules, readPosition(position))
  return [1, 2, 3, 4].map((depth) => perft(pause, depth))
}

test.each(POSITIONS)('$name', ({ position, counts }) => {
  expect(counted(position)).toEqual(counts)
})

test.each(POSITIONS)('version 1 of the rules: $name', ({ position, counts, first = counts }) => {
  expect(counted({ ...position, rules: 1 })).toEqual(first)
})
