/** A game waits for answers and goes on with them. */
import { expect, test } from 'vitest'
import type { Pause } from './run.ts'
import { apply, isRefusal, playOut, run } from './run.ts'
import type { PebbleDecision, Pebbles } from './testing/pebbles.ts'
import { heapOf, pebbles } from './testing/pebbles.ts'

type PebblePause = Pause<Pebbles, PebbleDecision, string>

const start = (heap: number): PebblePause => run(pebbles, { rest: heapOf(heap), answers: [] })

/** The pause after these answers, each a place in the options. */
function after(pause: PebblePause, ...places: number[]): PebblePause {
  return places.reduce((each, place) => {
    const next = apply(pebbles, each, [place])
    if (isRefusal(next)) throw new Error(next.key)
    return next
  }, pause)
}

test('a game waits for its first answer; nothing has happened yet', () => {
  const rest = heapOf(9)
  const { now, decision, answers, events, learned } = run(pebbles, { rest, answers: [] })
  expect(decision).toMatchObject({ seat: 0, ask: 'take', options: [1, 2, 3] })
  expect({ now, answers, events, learned }).toEqual({ now: rest, answers: [], events: [], learned: false })
})

test('the given position is left as it was', () => {
  const rest = heapOf(9)
  after(run(pebbles, { rest, answers: [] }), 1, 1, 2)
  expect(rest).toEqual(heapOf(9))
})

test('an answer within a step is kept beside the rest, and the table shows what it did', () => {
  const { rest, now, answers, events, news, decision } = after(start(9), 1)
  expect(rest.heap).toBe(9)
  expect(now.heap).toBe(7)
  expect(answers).toEqual([[1]])
  expect(decision?.ask).toBe('luck')
  expect({ events, news }).toEqual({ events: ['0 takes 2'], news: ['0 takes 2'] })
})

test('a finished step is the new rest, and new events are reported once', () => {
  const { rest, answers, news, decision } = after(start(9), 1, 0)
  expect(rest).toMatchObject({ heap: 7, seat: 1 })
  expect({ answers, news }).toEqual({ answers: [], news: [] })
  expect(decision).toMatchObject({ seat: 1, ask: 'take' })
  expect(after(start(9), 0).news).toEqual(['0 takes 1'])
})

test('only the answer that used randomness counts as learning', () => {
  expect(after(start(9), 1).learned).toBe(false)
  expect(after(start(9), 1, 1).learned).toBe(true)
  expect(after(start(9), 1, 1, 0).learned).toBe(false)
})

test('a game that is over asks nothing and takes no answer', () => {
  const end = after(start(3), 2)
  expect(end.decision).toBeUndefined()
  expect(end.now.winner).toBe(0)
  expect(end.news).toEqual(['0 takes 3', '0 wins'])
  expect(apply(pebbles, end, [0])).toEqual({ key: 'game-is-over', facts: {} })
})

test.each<[unknown, string]>([
  [[], 'too-few'],
  [[0, 1], 'too-many'],
  [[3], 'no-such-option'],
  [[-1], 'no-such-option'],
  [[0.5], 'no-such-option'],
  [['0'], 'no-such-option'],
  ['0', 'answer-is-no-list'],
  [undefined, 'answer-is-no-list'],
])('the answer %j is refused: %s', (answer, key) => {
  const pause = start(9)
  const refusal = apply(pebbles, pause, answer as number[])
  expect(refusal).toMatchObject({ key })
  expect(after(pause, 0).now.heap).toBe(8)
})

test('played out at once it ends as answered one by one', () => {
  const places = [1, 1, 0, 2, 1, 0, 1, 1, 0, 0, 0, 0]
  const state = heapOf(12)
  let next = 0
  playOut(pebbles, state, () => [places[next++] as number])
  const answered = after(start(12), ...places.slice(0, next))
  expect(answered.now).toEqual(state)
  expect(answered.decision).toBeUndefined()
})

test('playing out stops after this many steps', () => {
  const state = heapOf(100)
  playOut(pebbles, state, () => [0], 5)
  expect(state).toMatchObject({ heap: 95, seat: 1, winner: undefined })
})
