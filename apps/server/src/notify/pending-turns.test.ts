/** Each question is announced once. */
import { expect, test } from 'vitest'
import { PendingTurns } from './pending-turns.ts'

const turn = (question: number, table = 'one', seat = 0) => ({ table, seat, question })

test('a question is taken out once its moment has passed', () => {
  const waiting = new PendingTurns()
  waiting.add(turn(1), 1000)

  expect(waiting.take(999, 10)).toEqual([])
  expect(waiting.take(1000, 10)).toEqual([turn(1)])
  expect(waiting.take(9999, 10)).toEqual([])
})

test('the same question again, or an older one, sends no reminder', () => {
  const waiting = new PendingTurns()
  waiting.add(turn(5), 1000)
  waiting.take(1000, 10)

  waiting.add(turn(5), 2000)
  waiting.add(turn(4, 'one', 1), 2000)

  expect(waiting.size).toBe(0)
})

test('a question that was answered meanwhile gives way to the next', () => {
  const waiting = new PendingTurns()
  waiting.add(turn(1), 1000)
  waiting.add(turn(2, 'one', 1), 1500)

  expect(waiting.take(1400, 10)).toEqual([])
  expect(waiting.take(1500, 10)).toEqual([turn(2, 'one', 1)])
})

test('no more are taken than can be sent; the others wait', () => {
  const waiting = new PendingTurns()
  for (let table = 0; table < 5; table++) waiting.add(turn(1, `table ${table}`), 1000)

  expect(waiting.take(1000, 3)).toHaveLength(3)
  expect(waiting.take(1000, 3)).toHaveLength(2)
})
