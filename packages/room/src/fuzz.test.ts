/** Whatever a message says: nothing is thrown, what is refused changes nothing, and what is kept leads to the same table. */
import { clientMessage } from '@merchants/protocol/schema'
import type { ClientMessage } from '@merchants/protocol'
import { isRefusal } from '@merchants/tabletop'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { frames, matchViewAt, matchView, whyNotMove } from './views.ts'
import { BOT, screenOf, legalMovesFor, OPEN, TestTable, throughSnapshot } from './testing/test-table.ts'

const answer = fc.array(fc.nat(12), { maxLength: 5 })
const question = fc.nat(60)
const salt = fc.constantFrom('a'.repeat(32), 'b'.repeat(64))
const plan = fc.constantFrom(OPEN, BOT)
const words =
  'p1 p2 buy build discard play use pass choose none with keep take 1 5 owls-1 owls-4=foxes-2 junk junk,junk yes left'
const line = fc
  .array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 6 })
  .map((each) => each.join(' '))
const options = fc.record({
  isPublic: fc.boolean(),
  decks: fc.subarray(['owls', 'foxes', 'macaws', 'wolves', 'pandas'], { minLength: 3, maxLength: 5 }),
  teams: fc.boolean(),
  clock: fc.constantFrom(null, { kind: 'live', seconds: 60 } as const, { kind: 'slow', seconds: 600 } as const),
})

/** One kind of message. */
const said = <Do extends string, More extends object>(name: Do, more: More) =>
  fc.record({ id: fc.nat(50), do: fc.constant(name), ...more })

const anyMessage = fc.oneof(
  { weight: 30, arbitrary: said('answer', { question, answers: fc.array(answer, { minLength: 1, maxLength: 4 }) }) },
  { weight: 10, arbitrary: said('say', { question, line }) },
  { weight: 5, arbitrary: said('why', { line }) },
  { weight: 5, arbitrary: said('legal', {}) },
  { weight: 5, arbitrary: said('undo', { question }) },
  { weight: 5, arbitrary: said('cancel', { question }) },
  { weight: 5, arbitrary: said('past', { step: question }) },
  { weight: 5, arbitrary: said('frames', { from: question, to: question }) },
  { weight: 5, arbitrary: said('look', {}) },
  { weight: 5, arbitrary: said('chat', { text: fc.constantFrom('hello', 'good game') }) },
  { weight: 5, arbitrary: said('ready', { isReady: fc.boolean(), salt }) },
  { weight: 5, arbitrary: said('set', { options, seats: fc.array(plan, { minLength: 2, maxLength: 4 }) }) },
  { weight: 5, arbitrary: said('set', { seats: fc.array(plan, { minLength: 2, maxLength: 4 }) }) },
  { weight: 5, arbitrary: said('start', {}) },
  { weight: 5, arbitrary: said('stand in', { on: fc.boolean() }) },
  { weight: 1, arbitrary: said('resign', {}) },
  { weight: 5, arbitrary: said('propose', { what: fc.constantFrom('undo', 'end') }) },
  { weight: 5, arbitrary: said('agree', { yes: fc.boolean() }) },
  { weight: 5, arbitrary: said('again', { salt }) },
  { weight: 1, arbitrary: said('leave', {}) },
)

/** A random event at the table: a message, a move, or the passing of time. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ seat: fc.integer({ min: -1, max: 4 }), said: anyMessage, isFresh: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.constant('goes on' as const) },
  { weight: 1, arbitrary: fc.constant('time' as const) },
)

test('any messages in any order', () => {
  fc.assert(
    fc.property(fc.array(happening, { minLength: 20, maxLength: 120 }), fc.nat(1000), (happenings, root) => {
      const table = new TestTable({
        seats: [OPEN, OPEN, BOT],
        clock: { kind: 'live', seconds: 60 },
        root: String(root).padStart(64, '0'),
      })
      if (root % 5 > 0) table.starts()
      for (const each of happenings) {
        table.now += 400
        if (each === 'time') table.ticks(20, (seat) => (seat === 0 ? table.now : table.now - 61_000))
        else if (each === 'goes on') goOn(table)
        else hears(table, each.seat, each.said as ClientMessage, each.isFresh)
      }
      expect(table.isTrueCopy).toBe(true)
      expect(TestTable.snapshot(table.refolded())).toBe(TestTable.snapshot(table.room))
      const written = throughSnapshot(table.stored, root % table.stored.length)
      expect(TestTable.snapshot(written)).toBe(TestTable.snapshot(table.room))
    }),
    { numRuns: 60, seed: 1 },
  )
})

function goOn(table: TestTable): void {
  if (table.room.decision !== undefined && table.room.proposal?.what !== 'undo') table.answerNext()
}

function hears(table: TestTable, seat: number, given: ClientMessage, isFresh: boolean): void {
  const question = matchView(table.room, screenOf(seat), 0)?.question ?? 0
  const checked = clientMessage.parse('question' in given && isFresh ? { ...given, question } : given)
  const before = TestTable.snapshot(table.room)
  const written = handleMessage(table.room, seat, checked, table.fresh)
  if (checked.do === 'why') whyNotMove(table.room, seat, checked.line)
  if (checked.do === 'legal') legalMovesFor(table.room, seat)
  if (checked.do === 'past') matchViewAt(table.room, screenOf(seat), checked.step)
  if (checked.do === 'frames') frames(table.room, screenOf(seat), checked.from, checked.to)
  expect(TestTable.snapshot(table.room)).toBe(before)
  if (!isRefusal(written)) table.keep(written)
}
