/** Views are sent as assembled text, which must equal the output of JSON.stringify. */
import { DECKS, decksNeeded, SPECTATOR } from '@merchants/dale'
import type { Diff, DiffMessage, MatchState } from '@merchants/protocol'
import { applyDiff, unpack } from '@merchants/protocol'
import { expect, test } from 'vitest'
import { logCursor, questionShownTo, matchView } from './views.ts'
import { screenOf, OPEN, TestTable } from './testing/test-table.ts'
import { shapesOf } from './shapes.ts'
import { createMatchViewWriter, type MatchViewText } from './match-view-json.ts'

/** The view, rebuilt from the one before and a difference. */
function putTogether(before: string, text: string): string {
  const message = JSON.parse(text) as DiffMessage
  const state = applyDiff(JSON.parse(before), unpack(message.sight, shapesOf('dale')) as Diff) as MatchState
  const { game, question, from, news, ...seen } = state
  return JSON.stringify({
    is: 'sight',
    game,
    question,
    from,
    log: unpack(message.log, shapesOf('dale')),
    news,
    ...seen,
  })
}

const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

const SEATS = [SPECTATOR, 0, 1, 2, 3]

test.each([
  { name: 'two players, decks 1 to 3', players: 2, teams: false, first: 0 },
  { name: 'three players, decks 6 to 9', players: 3, teams: false, first: 5 },
  { name: 'four players, decks 10 to 14', players: 4, teams: false, first: 9 },
  { name: 'two teams, decks 4 to 7', players: 4, teams: true, first: 3 },
])('at every step every viewer is sent exactly their view: $name', ({ players, teams, first }) => {
  const decks = DECKS.slice(first, first + decksNeeded(players, teams))
  const table = new TestTable({ seats: Array.from({ length: players }, () => OPEN), teams, decks }).starts()
  const viewers = [
    ...SEATS.slice(0, players + 1).map(screenOf),
    { seats: [0, 1], viewer: SPECTATOR },
    { seats: [0, 1], viewer: 1 },
  ]
  const sent = viewers.map(() => 0)
  const last: string[] = []
  const look = (): void => {
    const { room } = table
    const textFor = createMatchViewWriter(room)
    for (const [at, screen] of viewers.entries()) {
      const text = textFor(screen, sent[at] ?? 0) as MatchViewText
      const whole = JSON.stringify(matchView(room, screen, sent[at] ?? 0))
      expect(text.whole()).toBe(whole)
      const before = last[at]
      if (before !== undefined)
        expect(putTogether(before, asText(text.since(JSON.parse(before) as MatchState)))).toBe(whole)
      last[at] = JSON.stringify(text.state)
      sent[at] = logCursor(room, screen)
    }
  }
  table.playsUntil(() => {
    look()
    return false
  })
  look()
})

test('a move of four players is sent in 2,800 bytes, and a view in 700, on average over the game', () => {
  const table = new TestTable({ seats: [OPEN, OPEN, OPEN, OPEN] }).starts()
  const screen = [0, 1, 2, 3].map(screenOf)
  const sent = screen.map(() => 0)
  const questions = screen.map(() => -1)
  const last: MatchState[] = []
  const sizes: number[] = []
  let moves = 0
  table.playsUntil(() => {
    const { room } = table
    const textFor = createMatchViewWriter(room)
    for (const [at, each] of screen.entries()) {
      if (questionShownTo(room, each) === questions[at]) continue
      const { state, since } = textFor(each, sent[at] ?? 0) as MatchViewText
      if (last[at] !== undefined) sizes.push(since(last[at]).length)
      sent[at] = logCursor(room, each)
      questions[at] = questionShownTo(room, each)
      last[at] = state
    }
    moves += 1
    return false
  })
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes / moves).toBeLessThan(2800)
  expect(bytes / sizes.length).toBeLessThan(700)
})

test('before the start there is nothing to send', () => {
  expect(createMatchViewWriter(new TestTable().room)(screenOf(0), 0)).toBeUndefined()
})
