/** No player is called "You", for any viewer and any stored name. */
import { expect, test } from 'vitest'
import { wordsOf } from '../../../words/spoken.ts'
import { headingOf, isSpokenTo, seatName } from './seat-name.ts'
import type { SeatInfo } from './match-types.ts'

const me = (name: string): SeatInfo => ({ kind: 'me', name })
const guest = (name: string): SeatInfo => ({ kind: 'guest', name })
const bot: SeatInfo = { kind: 'novice', name: 'Juniper' }

test.each(['', 'You', 'Vous', 'Ty', ' '])('two people at one screen, the first one called "%s"', async (name) => {
  const t = await wordsOf('en', ['common'])
  const seats = [me(name), guest('')]

  expect(seats.map((_, seat) => seatName(t, seats, seat))).toEqual(['Player 1', 'Player 2'])
  expect(seats.map((_, seat) => headingOf(t, seats, seat, 0))).toEqual(['Player 1', 'Player 2'])
  expect(isSpokenTo(seats, 0)).toBe(false)
})

test('on a device of one player only that player’s seat is called "You", and only in that view', async () => {
  const t = await wordsOf('en', ['common'])
  const seats = [bot, me('')]

  expect(seats.map((_, seat) => headingOf(t, seats, seat, 1))).toEqual(['Juniper', 'You'])
  expect(seats.map((_, seat) => headingOf(t, seats, seat, 0))).toEqual(['Juniper', 'Player 2'])
  expect(seatName(t, seats, 1)).toBe('Player 2')
})

test('names that were given stay', async () => {
  const t = await wordsOf('pl', ['common'])
  const seats = [me('Maren'), guest('Ty')]

  expect(seats.map((_, seat) => headingOf(t, seats, seat, 0))).toEqual(['Maren', 'Ty'])
})
