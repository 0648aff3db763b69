/** The request to the server for a table drafted on the home page. */
import { expect, test } from 'vitest'
import { bodyOf, withMeFirst } from './open-dale-table.ts'

const decks = ['platypuses', 'macaws', 'squirrels'] as const

test('bots keep their seats, and all other seats wait for players', () => {
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'elsewhere', name: '' },
    { kind: 'novice', name: 'Juniper' },
  ] as const

  expect(bodyOf({ seats, decks, teams: false })).toEqual({
    name: 'Ada',
    options: { game: 'dale', setup: { players: 3, decks, teams: false }, isPublic: false, clock: null },
    seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', level: 'novice' }],
  })
})

test('the host has the first seat, with the same neighbours', () => {
  const seats = [
    { kind: 'novice', name: 'Juniper' },
    { kind: 'elsewhere', name: '' },
    { kind: 'me', name: 'Ada' },
    { kind: 'guest', name: 'Ben' },
  ] as const

  expect(withMeFirst(seats).map(({ kind }) => kind)).toEqual(['me', 'guest', 'novice', 'elsewhere'])
})
