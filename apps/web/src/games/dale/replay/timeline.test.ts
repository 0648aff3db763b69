/** Getting about in a replay. */
import { expect, test } from 'vitest'
import type { Replay } from '../match-types.ts'
import { placeOf, stepAt, turnAfter, turnBefore, turnOf, turnStarts } from './timeline.ts'

const move = (step: number, seat: number, turn: number) => ({ step, seat, turn, line: `p${seat + 1} pass` })
const moves = [move(0, 0, 1), move(2, 0, 1), move(3, 1, 2), move(5, 0, 2), move(6, 0, 3)]
const replay: Replay = {
  game: 'x',
  setup: { seats: [], decks: [], teams: false },
  steps: 9,
  isOver: true,
  moves,
}

test('every place has its step, and every step its place', () => {
  expect([0, 1, 2, 3, 4, 5].map((place) => stepAt(replay, place))).toEqual([0, 2, 3, 5, 6, 9])
  expect([0, 1, 2, 3, 4, 5, 6, 8, 9, 99].map((step) => placeOf(replay, step))).toEqual([0, 0, 1, 2, 2, 3, 4, 4, 5, 5])
})

test('a step that is not a number leads to the start', () => {
  expect(placeOf(replay, Number.NaN)).toBe(0)
  expect(placeOf(replay, -3)).toBe(0)
})

test('turns begin where their number changes; a reaction of someone else does not begin one', () => {
  expect(turnStarts(moves)).toEqual([0, 2, 4])
})

test('from turn to turn', () => {
  expect(turnAfter(moves, 0)).toBe(2)
  expect(turnAfter(moves, 4)).toBe(5)
  expect(turnBefore(moves, 3)).toBe(2)
  expect(turnBefore(moves, 2)).toBe(0)
  expect(turnBefore(moves, 0)).toBe(0)
})

test('to the next turn of a player, and around', () => {
  expect(turnOf(moves, 0, 0)).toBe(4)
  expect(turnOf(moves, 0, 1)).toBe(2)
  expect(turnOf(moves, 4, 0)).toBe(0)
  expect(turnOf(moves, 4, 3)).toBe(4)
})
