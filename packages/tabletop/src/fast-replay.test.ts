/** Replaying old answers in one go gives the same result as one by one. */
import { expect, test } from 'vitest'
import { advance, begin } from './history.ts'
import { fastReplay } from './fast-replay.ts'
import { isRefusal } from './run.ts'
import type { PebbleDecision } from './testing/pebbles.ts'
import { heapOf, pebbles } from './testing/pebbles.ts'

const game = {
  ...pebbles,
  isOpen: () => true,
  words: {
    question: ({ ask }: PebbleDecision) => ask,
    option: ({ options }: PebbleDecision, at: number) => `${options[at]}`,
  },
}

const ANSWERS = Array.from({ length: 60 }, (_, at) => [at % 2])
const STORED = ANSWERS.map((answer) => ({ answer }))

test('each answer gives the result that its pause gave', () => {
  let history = begin(pebbles, heapOf(200))
  const { steps, rests } = fastReplay(game, history.pause, STORED)
  for (const [at, answer] of ANSWERS.entries()) {
    const { seat } = history.pause.decision ?? { seat: -1 }
    const next = advance(pebbles, history, answer)
    if (isRefusal(next)) throw new Error(next.key)
    history = next
    const { news, learned } = next.pause
    expect(steps[at]).toEqual({ answer, seat, isOpen: true, learned, news })
    const rest = rests.find(({ step }) => step === at + 1)
    if (rest !== undefined) expect(next.pause).toMatchObject({ rest: rest.rest, answers: [] })
  }
  expect(rests.at(-1)?.step).toBeGreaterThan(ANSWERS.length - 3)
  expect(rests.length).toBeLessThan(ANSWERS.length)
})

test('it goes on from the middle of a step', () => {
  const first = advance(pebbles, begin(pebbles, heapOf(200)), [1])
  if (isRefusal(first)) throw new Error(first.key)
  const whole = fastReplay(game, begin(pebbles, heapOf(200)).pause, [{ answer: [1] }, ...STORED])
  expect(fastReplay(game, first.pause, STORED).steps).toEqual(whole.steps.slice(1))
})

test('an answer that was never possible is an error', () => {
  const { pause } = begin(pebbles, heapOf(20))
  expect(() => fastReplay(game, pause, [{ answer: [0] }, { answer: [9] }])).toThrow(
    'A stored answer is not possible: no-such-option.',
  )
  expect(() => fastReplay(game, pause, STORED)).toThrow('The game is over before its last stored answer.')
})
