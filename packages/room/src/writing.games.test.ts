/** Sights are sent as text that is put together: it must be what JSON.stringify would have written. */
import { DECKS, decksNeeded, SPECTATOR } from '@merchants/dale'
import type { Diff, DiffMessage, SightState } from '@merchants/protocol'
import { applyDiff, unpack } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { logLength, questionTo, sight } from './door.ts'
import { eyesOf, OPEN, Sitting } from './testing/sitting.ts'
import { SHAPES } from './shapes.ts'
import { sightTextsOf, type SightText } from './writing.ts'

/** The sight, by whoever has the one before and is sent a difference. */
function putTogether(before: string, text: string): string {
  const message = JSON.parse(text) as DiffMessage
  const state = applyDiff(JSON.parse(before), unpack(message.sight, SHAPES) as Diff) as SightState
  const { game, question, from, news, ...seen } = state
  return JSON.stringify({ is: 'sight', game, question, from, log: unpack(message.log, SHAPES), news, ...seen })
}

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
  const last: string[] = []
  const look = (): void => {
    const { room } = table
    const textFor = sightTextsOf(room)
    for (const [at, eyes] of viewers.entries()) {
      const text = textFor(eyes, sent[at] ?? 0) as SightText
      const whole = JSON.stringify(sight(room, eyes, sent[at] ?? 0))
      expect(text.whole()).toBe(whole)
      const before = last[at]
      if (before !== undefined) expect(putTogether(before, text.since(JSON.parse(before) as SightState))).toBe(whole)
      last[at] = JSON.stringify(text.state)
      sent[at] = logLength(room, eyes)
    }
  }
  table.playsUntil(() => {
    look()
    return false
  })
  look()
})

test('a sight of four players is sent in 700 bytes, on average over the game', () => {
  const table = new Sitting({ seats: [OPEN, OPEN, OPEN, OPEN] }).starts()
  const eyes = [0, 1, 2, 3].map(eyesOf)
  const sent = eyes.map(() => 0)
  const questions = eyes.map(() => -1)
  const last: SightState[] = []
  const sizes: number[] = []
  table.playsUntil(() => {
    const { room } = table
    const textFor = sightTextsOf(room)
    for (const [at, each] of eyes.entries()) {
      if (questionTo(room, each) === questions[at]) continue
      const { state, since } = textFor(each, sent[at] ?? 0) as SightText
      if (last[at] !== undefined) sizes.push(since(last[at]).length)
      sent[at] = logLength(room, each)
      questions[at] = questionTo(room, each)
      last[at] = state
    }
    return false
  })
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(700)
})

test('before the start there is nothing to send', () => {
  expect(sightTextsOf(new Sitting().room)(eyesOf(0), 0)).toBeUndefined()
})
