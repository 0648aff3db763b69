/** Sights are sent as text that is put together: it must be what JSON.stringify would have written. */
import { DECKS, decksNeeded, SPECTATOR } from '@merchants/dale'
import { expect, test } from 'vitest'
import { logLength, sight } from './door.ts'
import { eyesOf, OPEN, Sitting } from './testing/sitting.ts'
import { sightTextsOf } from './writing.ts'

const SEATS = [SPECTATOR, 0, 1, 2, 3]

test.each([
  { name: 'two players, decks 1 to 3', players: 2, teams: false, first: 0 },
  { name: 'three players, decks 6 to 9', players: 3, teams: false, first: 5 },
  { name: 'four players, decks 10 to 14', players: 4, teams: false, first: 9 },
  { name: 'two teams, decks 4 to 7', players: 4, teams: true, first: 3 },
])('at every step of a game everybody is sent the sight, letter for letter: $name', ({ players, teams, first }) => {
  const decks = DECKS.slice(first, first + decksNeeded(players, teams))
  const table = new Sitting({ seats: Array.from({ length: players }, () => OPEN), teams, decks }).starts()
  const viewers = [
    ...SEATS.slice(0, players + 1).map(eyesOf),
    { seats: [0, 1], viewer: SPECTATOR },
    { seats: [0, 1], viewer: 1 },
  ]
  const sent = viewers.map(() => 0)
  const look = (): void => {
    const { room } = table
    const textFor = sightTextsOf(room)
    for (const [at, eyes] of viewers.entries()) {
      expect(textFor(eyes, sent[at] ?? 0)).toBe(JSON.stringify(sight(room, eyes, sent[at] ?? 0)))
      sent[at] = logLength(room, eyes)
    }
  }
  table.playsUntil(() => {
    look()
    return false
  })
  look()
})

test('before the start there is nothing to send', () => {
  expect(sightTextsOf(new Sitting().room)(eyesOf(0), 0)).toBeUndefined()
})
