/** A table with endless repetition is ended before it takes long to read. */
import { expect, test } from 'vitest'
import type { TableEvent } from './table-event.ts'
import { Room } from './room.ts'
import { addLink } from './keys.ts'
import { takeSeat } from './seating.ts'
import { botTurn } from './bot-turn.ts'
import { BOT, endless, GRACE, OPEN, TestTable } from './testing/test-table.ts'
import { nextTimeoutAt, expireTimeouts } from './timeouts.ts'

/** A table with this many events from chat. */
function talkedUpTo(size: number, table: TestTable): TestTable {
  const line: TableEvent = { what: 'said', at: table.now, seat: 0, text: 'again', id: 1 }
  const events = table.stored.map((text) => JSON.parse(text) as TableEvent)
  table.room = new Room([...events, ...Array.from({ length: size - events.length }, () => line)])
  return table
}

test('after very many games no other begins, but the running one continues', () => {
  const over = new TestTable({ seats: [OPEN, BOT] }).starts().playsToTheEnd()
  expect(talkedUpTo(19_999, over).cannot(0, { do: 'again' })).toBeUndefined()
  expect(talkedUpTo(20_000, over).cannot(0, { do: 'again' })).toBe('table-full')
  expect(over.cannot(0, { do: 'start' })).toBe('table-full')
  expect(over.cannot(0, { do: 'chat', text: 'Good game' })).toBeUndefined()

  const playing = talkedUpTo(20_000, new TestTable({ seats: [OPEN, BOT] }).starts())
  expect(playing.cannot(0, { do: 'stand in', on: true })).toBeUndefined()
})

test('at the very end no player, bot or clock does anything any more', () => {
  const clock = { kind: 'live', seconds: 60 } as const
  const table = new TestTable({ seats: [OPEN, OPEN, BOT], clock }).starts()
  const { room, fresh } = talkedUpTo(30_000, table)
  const later = table.now + 3_600_000

  for (const seat of [0, 1]) {
    expect(table.cannot(seat, { do: 'answer', question: room.question, answers: [[0]] })).toBe('table-full')
    expect(table.cannot(seat, { do: 'undo', question: room.question })).toBe('table-full')
  }
  expect(takeSeat(room, { name: 'Eve' }, 'k', fresh)).toMatchObject({ key: 'table-full' })
  expect(addLink(room, 0, { key: 'k', by: 'key-0', number: 1 }, fresh)).toMatchObject({ key: 'table-full' })
  expect(botTurn(talkedUpTo(30_000, new TestTable({ seats: [OPEN, BOT] }).starts()).room)).toBeUndefined()
  expect(expireTimeouts(room, later, GRACE, () => 0)).toEqual([])
  expect(nextTimeoutAt(room, later, GRACE)).toBeUndefined()
})

test('a table has seen enough when its entries take very many bytes, however few they are', () => {
  const over = new TestTable({ seats: [OPEN, BOT] }).starts().playsToTheEnd()
  const line: TableEvent = { what: 'said', at: over.now, seat: 0, text: 'again', id: 1 }
  over.room.apply(line, 2_999_000)
  expect(over.cannot(0, { do: 'again' })).toBeUndefined()
  over.room.apply(line, 1000)
  expect(over.cannot(0, { do: 'again' })).toBe('table-full')
  expect(over.cannot(0, { do: 'chat', text: 'Good game' })).toBeUndefined()
  over.room.apply(line, 1_000_000)
  expect(over.cannot(0, { do: 'chat', text: 'Good game' })).toBe('table-full')
})

test('an endless game stops after 3,000 answers, but players can end it and play another', () => {
  const table = endless(3000)
  const { room } = table
  const seat = room.decision?.seat ?? 0
  expect(room.play?.step).toBe(3000)
  expect(table.cannot(seat, { do: 'answer', question: room.question, answers: [[0]] })).toBe('table-full')
  expect(table.cannot(seat, { do: 'undo', question: room.question })).toBe('table-full')

  table.does(0, { do: 'propose', what: 'end' })
  table.does(1, { do: 'agree', yes: true, what: 'end' })
  expect(room.stage).toBe('over')
  for (const each of [0, 1]) table.does(each, { do: 'again' })
  expect(room.game).toBe(2)
  expect(room.isGameEndless).toBe(false)
})
