/** Taking a seat in a game of the past. */
import { expect, test } from 'vitest'
import type { SeatInfo } from '../match-types.ts'
import { seatsToPlayOn } from './seats-to-play-on.ts'

const seats: readonly SeatInfo[] = [
  { kind: 'me', name: 'Maja' },
  { kind: 'novice', name: 'Juniper' },
  { kind: 'guest', name: 'Ola' },
]

test('in the viewer’s own seat, everyone else becomes a bot', () => {
  expect(seatsToPlayOn(seats, 0, 'seasoned')).toEqual([
    { kind: 'me', name: 'Maja' },
    { kind: 'seasoned', name: 'Juniper' },
    { kind: 'seasoned', name: 'Ola' },
  ])
})

test('in another seat, names are exchanged', () => {
  expect(seatsToPlayOn(seats, 1, 'novice').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'novice Juniper',
    'me Maja',
    'novice Ola',
  ])
})

test('without a seat of the player’s in the game, the name of the seat is kept', () => {
  expect(
    seatsToPlayOn(
      [
        { kind: 'guest', name: 'P1' },
        { kind: 'guest', name: 'P2' },
      ],
      1,
      'seasoned',
    ),
  ).toEqual([
    { kind: 'seasoned', name: 'P1' },
    { kind: 'me', name: 'P2' },
  ])
})
