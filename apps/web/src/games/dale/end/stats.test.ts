/** The figures of a finished game. */
import type { EventView } from '@merchants/dale'
import { expect, test } from 'vitest'
import type { DaleLogEntry } from '../match-types.ts'
import { cardOfTheGame, growthOf, lastStack, statsOf } from './stats.ts'

const logOf = (...events: readonly EventView[]): DaleLogEntry[] => events.map((event, step) => ({ step, event }))

const turn = (number: number, seat: number): EventView => ({ what: 'turn began', seat, turn: number })
const played = (seat: number, card: 'platypuses-4' | 'macaws-3' | 'sloths-2'): EventView => ({
  what: 'played',
  seat,
  card,
  as: card,
})
const bought = (seat: number, price: number): EventView => ({ what: 'bought', seat, card: 'macaws-2', price })
const built = (seat: number, stack: number): EventView => ({ what: 'built', seat, cards: ['squirrels-1'], stack })
const thrownAway = (zone: 'hand' | 'aside', seat: number, to: 'junk pile' | 'market discard'): EventView => ({
  what: 'moved',
  card: to === 'junk pile' ? 'junk' : 'macaws-2',
  from: { zone, seat, at: 0 },
  to: { zone: to, seat: -1, at: 0 },
})

test('the first turn counts, although no event begins it', () => {
  const log = logOf(built(1, 1), turn(2, 2), turn(3, 0), turn(4, 1))

  expect(statsOf(log, 3).map(({ turns }) => turns)).toEqual([1, 2, 1])
})

test('a game that ends in its first turn', () => {
  expect(statsOf(logOf(built(1, 1)), 2).map(({ turns }) => turns)).toEqual([0, 1])
  expect(statsOf([], 2).map(({ turns }) => turns)).toEqual([1, 0])
})

test('purchases and what they cost', () => {
  const [one, other] = statsOf(logOf(bought(0, 4), turn(2, 1), bought(1, 7), turn(3, 0), bought(0, 5)), 2)

  expect(one).toMatchObject({ purchases: 2, paid: 9 })
  expect(other).toMatchObject({ purchases: 1, paid: 7 })
})

test('techniques, and those that give another action', () => {
  const [one] = statsOf(logOf(played(0, 'platypuses-4'), played(0, 'sloths-2'), played(0, 'macaws-3')), 2)

  expect(one).toMatchObject({ techniques: 3, bonusActions: 2 })
})

test('junk thrown away counts for its owner; what is aside counts for the active player', () => {
  const log = logOf(
    thrownAway('hand', 0, 'junk pile'),
    thrownAway('hand', 0, 'market discard'),
    turn(2, 1),
    thrownAway('hand', 0, 'junk pile'),
    thrownAway('aside', -1, 'junk pile'),
  )

  expect(statsOf(log, 2).map(({ junkThrownAway }) => junkThrownAway)).toEqual([2, 1])
})

test('stalls grow in turns, and partners build the same one', () => {
  const log = logOf(built(0, 1), turn(2, 1), built(1, 1), turn(3, 2), built(2, 2), built(2, 3))

  expect(growthOf(log, 2)).toEqual([
    [
      { turn: 1, stacks: 1 },
      { turn: 3, stacks: 2 },
      { turn: 3, stacks: 3 },
    ],
    [{ turn: 2, stacks: 1 }],
  ])
})

test('the card of the game is the technique played most often, with the stacks that followed in the same turn', () => {
  const log = logOf(
    played(0, 'sloths-2'),
    turn(2, 1),
    played(1, 'platypuses-4'),
    built(1, 1),
    turn(3, 0),
    played(0, 'platypuses-4'),
    turn(4, 1),
    built(1, 2),
  )

  expect(cardOfTheGame(log)).toEqual({ card: 'platypuses-4', deed: 'played', times: 2, stacks: 1 })
})

test('of two cards played as often, the one that led to more stacks', () => {
  const log = logOf(played(0, 'platypuses-4'), turn(2, 1), played(1, 'macaws-3'), built(1, 1))

  expect(cardOfTheGame(log)?.card).toBe('macaws-3')
})

test('a card bought more often than any was played, with the stacks it was built into afterwards', () => {
  const intoStack: EventView = { what: 'built', seat: 0, cards: ['macaws-2', 'macaws-2'], stack: 2 }
  const log = logOf(played(0, 'sloths-2'), intoStack, bought(0, 3), turn(2, 1), bought(1, 3), turn(3, 0), intoStack)

  expect(cardOfTheGame(log)).toEqual({ card: 'macaws-2', deed: 'bought', times: 2, stacks: 1 })
})

test('without techniques and purchases there is none', () => {
  expect(cardOfTheGame(logOf(built(0, 1)))).toBeUndefined()
})

test('the last stack', () => {
  expect(lastStack(logOf(built(0, 1), turn(2, 1)))).toEqual(['squirrels-1'])
  expect(lastStack([])).toEqual([])
})
