/** A game is tried again with the same bots, and you in the seat that is tried. */
import { expect, test } from 'vitest'
import type { SeatInfo } from '../match-types.ts'
import { seatsToTryAgain } from './seats-to-try-again.ts'

const me: SeatInfo = { kind: 'me', name: 'Ana' }
const bot: SeatInfo = { kind: 'trader', name: 'Juniper' }

test('the same bot plays again, and so do you', () => {
  expect(seatsToTryAgain([me, bot], 0)).toEqual([me, bot])
})

test('online players are replaced by a bot', () => {
  expect(seatsToTryAgain([me, { kind: 'elsewhere', name: 'Bo' }, bot], 0)).toEqual([
    me,
    { kind: 'quick', name: 'Bo' },
    bot,
  ])
})

test('in the seat of a bot you play, and a bot takes yours', () => {
  expect(seatsToTryAgain([me, bot], 1)).toEqual([
    { kind: 'quick', name: 'Juniper' },
    { kind: 'me', name: 'Ana' },
  ])
})
