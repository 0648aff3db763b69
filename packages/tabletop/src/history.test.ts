/** A game with its past: everything that happened, the way back, and the same game again. */
import { expect, test } from 'vitest'
import type { History } from './history.ts'
import { advance, allEvents, begin, replay, undo, whyNoUndo } from './history.ts'
import { isRefusal } from './run.ts'
import type { PebbleDecision, Pebbles } from './testing/pebbles.ts'
import { heapOf, pebbles } from './testing/pebbles.ts'

type PebbleHistory = History<Pebbles, PebbleDecision, string>

const start = (heap: number): PebbleHistory => begin(pebbles, heapOf(heap))

function after(history: PebbleHistory, ...places: number[]): PebbleHistory {
  return places.reduce((each, place) => {
    const next = advance(pebbles, each, [place])
    if (isRefusal(next)) throw new Error(next.key)
    return next
  }, history)
}

test('every event is listed once, in order', () => {
  expect(allEvents(start(9))).toEqual([])
  expect(allEvents(after(start(9), 1, 0, 0, 2))).toEqual(['0 takes 2', '1 takes 1', '0 takes 3'])
  expect(allEvents(after(start(4), 1, 0, 1))).toEqual(['0 takes 2', '1 takes 2', '1 wins'])
})

test('undo leads back to the same question, even in the middle of a step', () => {
  const places = [1, 0, 0, 1]
  for (let count = 1; count <= places.length; count++) {
    const before = after(start(20), ...places.slice(0, count - 1))
    const back = undo(pebbles, after(start(20), ...places.slice(0, count)))
    expect(back.pause).toEqual({ ...before.pause, learned: back.pause.learned })
    expect(allEvents(back)).toEqual(allEvents(before))
  }
})

test('after an undo the game goes on as if nothing had been', () => {
  const other = after(undo(pebbles, after(start(20), 0, 2)), 0)
  expect(other.pause.now).toEqual(after(start(20), 0, 0).pause.now)
  expect(allEvents(other)).toEqual(['0 takes 1', '1 takes 1'])
})

test('undo goes neither before the first answer nor past anything learned', () => {
  expect(whyNoUndo(start(9))).toEqual({ key: 'nothing-to-undo', facts: {} })
  expect(undo(pebbles, start(9)).pause).toEqual(start(9).pause)
  expect(whyNoUndo(after(start(9), 1))).toBeUndefined()
  expect(whyNoUndo(after(start(9), 1, 1))).toEqual({ key: 'something-was-learned', facts: {} })
  expect(whyNoUndo(after(start(9), 1, 1, 0))).toBeUndefined()
})

test('a refused answer changes nothing', () => {
  const history = after(start(9), 0)
  expect(advance(pebbles, history, [7])).toMatchObject({ key: 'no-such-option' })
  expect(history).toEqual(after(start(9), 0))
})

test('a replay of all answers is the same game', () => {
  const places = [1, 1, 0, 2, 1, 0]
  const played = after(start(20), ...places)
  const again = replay(
    pebbles,
    heapOf(20),
    played.past.map(({ answer }) => answer),
  )
  expect(again).toEqual(played)
  expect(replay(pebbles, heapOf(20), [[0], [9]])).toMatchObject({ key: 'no-such-option' })
})
