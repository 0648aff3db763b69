/** Messages are read the same by hand and by the schema. */
import { clientMessage } from '@merchants/protocol/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnswer, parseMessage } from './parse-message.ts'

const odd = fc.oneof(
  fc.constantFrom(-1, 0, 0.5, 1e6, 1e6 + 1, 1e5, 1e5 + 1, 2 ** 53, null, 'x', true),
  fc.integer(),
  fc.double(),
)
const answers = fc.oneof(
  fc.array(fc.array(fc.oneof(fc.nat(200), odd), { maxLength: 4 }), { maxLength: 4 }),
  fc.array(odd),
  odd,
  fc.constant(Array(41).fill([0])),
  fc.constant([Array(121).fill(0)]),
)

test('answers checked by hand are those that the schema allows', () => {
  const fields = fc.record(
    {
      do: fc.oneof(fc.constant('answer'), fc.constant('say')),
      id: fc.oneof(fc.nat(), odd),
      question: fc.oneof(fc.nat(), odd),
      answers,
      more: odd,
    },
    { requiredKeys: ['do'] },
  )
  fc.assert(
    fc.property(fields, (value) => {
      expect(isAnswer(value)).toBe('seat' in value ? false : clientMessage.safeParse(value).success)
    }),
    { numRuns: 2000 },
  )
})

test('a seat may be named, which the schema reads', () => {
  const value = { do: 'answer', id: 1, seat: 2, question: 3, answers: [[4]] }

  expect(parseMessage(JSON.stringify(value))).toEqual({ id: 1, message: value })
})

test('an invalid message keeps its id, if it has one', () => {
  expect(parseMessage('{"id":7,"do":"fly"}')).toEqual({ id: 7 })
  expect(parseMessage('{"id":-7,"do":"fly"}')).toBeUndefined()
  expect(parseMessage('[7]')).toBeUndefined()
  expect(parseMessage('null')).toBeUndefined()
  expect(parseMessage('{"id":7')).toBeUndefined()
})
