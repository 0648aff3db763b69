/** The tables of the lessons in notation, one game that goes on from lesson to lesson. */
import type { Json } from '@merchants/tabletop'

const DECKS = ['macaws', 'sloths', 'owls']
const START_DECK = ['junk', 'macaws-1', 'junk', 'junk', 'junk']
const MARKET_DECK = [
  'owls-2',
  'macaws-5b',
  'sloths-3',
  'owls-5b',
  'macaws-2',
  'sloths-4',
  'owls-3',
  'macaws-4',
  'sloths-5b',
]
const CHANCE = { shuffle: 'keep' }

interface Mine {
  readonly hand: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly stall?: readonly (readonly string[])[]
}

interface Around {
  readonly market: readonly (string | null)[]
  readonly foe?: { readonly [pile: string]: Json }
  readonly turn?: string
}

const FOE = { hand: ['junk', 'sloths-2', 'junk', 'sloths-3', 'junk'], deck: START_DECK }

/** A table for two; omitted parts are as at the start of a game. */
const table = (
  { deck = START_DECK, discard = [], stall = [], hand }: Mine,
  { market, foe, turn = 'p1' }: Around,
): Json => ({
  game: 'dale',
  decks: DECKS,
  turn,
  players: [
    { hand, deck, discard, stall },
    { ...FOE, ...foe },
  ],
  market,
  marketDeck: MARKET_DECK,
  chance: CHANCE,
})

export const AT_THE_START = table(
  { hand: ['macaws-1', 'junk', 'junk', 'sloths-1', 'junk'] },
  { market: ['owls-4', 'macaws-2', 'macaws-4', 'macaws-3', 'sloths-2'] },
)

export const AFTER_BUYING = table(
  {
    hand: ['sloths-5a', 'junk', 'junk', 'junk', 'junk'],
    discard: ['junk', 'junk'],
    deck: ['macaws-1', 'sloths-1', 'owls-2'],
  },
  { market: ['owls-2', 'owls-4', 'macaws-2', 'macaws-3', 'macaws-4'], foe: { discard: ['junk'] } },
)

export const WITH_RELIC = table(
  {
    hand: ['junk', 'macaws-3', 'sloths-4', 'junk', 'junk'],
    deck: ['macaws-4', 'junk', 'sloths-1', 'macaws-1'],
    discard: ['sloths-5a', 'junk', 'junk'],
  },
  { market: ['sloths-3', 'macaws-5b', 'owls-2', 'macaws-2', 'owls-4'], foe: { discard: ['sloths-1', 'junk'] } },
)

export const LATER = table(
  {
    hand: ['junk', 'macaws-1', 'sloths-4', 'macaws-4', 'junk'],
    deck: ['junk', 'sloths-1', 'sloths-2', 'owls-2'],
    discard: ['macaws-3', 'junk', 'junk'],
  },
  {
    market: ['owls-5b', 'sloths-3', 'macaws-5b', 'owls-2', 'macaws-2'],
    foe: { discard: ['junk', 'junk', 'macaws-2'] },
  },
)

export const THREE_NEXT = table(
  {
    hand: ['sloths-1', 'macaws-2', 'sloths-2', 'junk', 'owls-2'],
    deck: ['junk', 'macaws-4', 'sloths-4', 'macaws-3'],
    discard: ['junk', 'junk', 'sloths-5a'],
    stall: [['macaws-1'], ['macaws-2']],
  },
  {
    market: ['macaws-2', 'owls-5b', 'sloths-3', 'macaws-5b', 'owls-2'],
    foe: { discard: ['macaws-2', 'junk'], stall: [['sloths-1'], ['sloths-2']] },
  },
)

export const FULL_OF_JUNK = table(
  {
    hand: ['junk', 'junk', 'macaws-4', 'junk', 'junk'],
    deck: ['sloths-4', 'macaws-3', 'owls-5b', 'macaws-5a', 'junk'],
    discard: ['sloths-5a'],
    stall: [['macaws-1'], ['macaws-2'], ['sloths-1', 'sloths-2']],
  },
  {
    market: ['sloths-4', 'macaws-2', 'owls-5b', null, 'macaws-5b'],
    foe: { discard: ['macaws-2', 'junk', 'junk'], stall: [['sloths-1'], ['sloths-2'], ['sloths-3']] },
  },
)

export const SHOPPING = table(
  {
    hand: ['junk', 'owls-4', 'sloths-4', 'junk', 'macaws-3'],
    deck: ['macaws-5a', 'owls-5b', 'junk', 'junk'],
    discard: ['sloths-5a', 'junk', 'junk'],
    stall: [['macaws-1'], ['macaws-2'], ['sloths-1', 'sloths-2']],
  },
  {
    turn: 'p2',
    market: ['owls-3', 'sloths-4', 'macaws-2', 'macaws-5b', 'macaws-3'],
    foe: { discard: ['macaws-2', 'junk', 'junk'], stall: [['sloths-1'], ['sloths-2'], ['sloths-3']] },
  },
)

export const WITH_A_PLAN = table(
  {
    hand: ['junk', 'sloths-2', 'macaws-4', 'junk', 'macaws-3'],
    deck: ['sloths-4', 'junk', 'owls-5b', 'junk'],
    discard: ['junk', 'sloths-5a', 'junk'],
    stall: [['macaws-1'], ['macaws-2'], ['sloths-1', 'sloths-2'], ['macaws-4']],
  },
  {
    market: ['macaws-5a', 'owls-3', 'sloths-4', 'macaws-2', 'owls-5a'],
    foe: { discard: ['macaws-3', 'junk'], stall: [['sloths-1'], ['sloths-2'], ['sloths-3'], ['owls-4']] },
  },
)

const FOES_SEVEN = [
  ['sloths-1'],
  ['sloths-2'],
  ['sloths-3'],
  ['owls-4'],
  ['owls-5a'],
  ['sloths-3', 'sloths-3'],
  ['owls-5b', 'owls-2'],
]

export const BEFORE_THE_LAST = table(
  {
    hand: ['junk', 'macaws-5a', 'sloths-4', 'macaws-3', 'junk'],
    deck: ['junk', 'owls-5b'],
    discard: ['macaws-4', 'junk'],
    stall: [
      ['macaws-1'],
      ['macaws-2'],
      ['sloths-1', 'sloths-2'],
      ['macaws-4'],
      ['sloths-5a'],
      ['macaws-3', 'macaws-3'],
      ['sloths-5b', 'sloths-2'],
    ],
  },
  {
    market: ['owls-3', 'sloths-4', 'macaws-2', 'macaws-5b', 'owls-2'],
    foe: { discard: ['owls-2', 'junk'], stall: FOES_SEVEN },
  },
)
