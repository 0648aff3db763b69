/** After a win the same table can be played against computers of the next level. */
import { expect, test } from 'vitest'
import type { MatchSetup, SeatKind } from '../match-types.ts'
import { harderTable } from './harder.ts'

const tableOf = (...kinds: readonly SeatKind[]): MatchSetup => {
  const seats = kinds.map((kind, seat) => ({ kind, name: `P${seat + 1}` }))
  return { seats, decks: ['platypuses', 'polecats', 'sloths'], teams: false }
}
const kindsOf = (setup: MatchSetup, winners: readonly number[]): readonly SeatKind[] | undefined =>
  harderTable(setup, winners)?.setup.seats.map(({ kind }) => kind)

test.each([
  ['novice', 'seasoned'],
  ['seasoned', 'quick'],
  ['quick', 'trader'],
  ['trader', 'master'],
] as const)('a win against %s offers %s, with the same names and decks', (level, next) => {
  const setup = tableOf('me', level)
  const harder = harderTable(setup, [0])

  expect(harder?.level).toBe(next)
  expect(harder?.setup).toEqual({ ...setup, seats: [setup.seats[0], { kind: next, name: 'P2' }] })
})

test('nothing is harder than a master, and a loss offers nothing', () => {
  expect(harderTable(tableOf('me', 'master'), [0])).toBeUndefined()
  expect(harderTable(tableOf('me', 'novice'), [1])).toBeUndefined()
  expect(harderTable(tableOf('me', 'novice'), [])).toBeUndefined()
})

test('two people at one screen, and a game of computers alone, are offered nothing', () => {
  expect(harderTable(tableOf('me', 'guest', 'novice'), [0])).toBeUndefined()
  expect(harderTable(tableOf('novice', 'seasoned'), [1])).toBeUndefined()
})

test('each of several computers goes up a level, masters stay', () => {
  const setup = tableOf('novice', 'me', 'master', 'quick')

  expect(kindsOf(setup, [1])).toEqual(['seasoned', 'me', 'master', 'trader'])
  expect(harderTable(setup, [1])?.level).toBeUndefined()
})

test('in teams only the other team gets better', () => {
  const setup = { ...tableOf('me', 'novice', 'novice', 'novice'), teams: true }

  expect(kindsOf(setup, [0, 2])).toEqual(['me', 'seasoned', 'novice', 'seasoned'])
  expect(harderTable(setup, [0, 2])?.level).toBe('seasoned')
})
