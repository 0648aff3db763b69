/** Whole games at a table with bots and players, for every number of players. */
import type { SeatPlan } from './table-event.ts'
import { buildProof } from './build-proof.ts'
import { BOT, OPEN, TestTable } from './testing/test-table.ts'
import { botTurn, answerForBot } from './bot-turn.ts'
import { verifyProof } from './verify.ts'
import { describe, expect, test } from 'vitest'

const TABLES: readonly { name: string; seats: readonly SeatPlan[]; teams?: boolean }[] = [
  { name: 'two people', seats: [OPEN, OPEN] },
  { name: 'one person and two programs', seats: [OPEN, BOT, { is: 'bot', level: 'novice' }] },
  { name: 'two people and two programs', seats: [OPEN, BOT, OPEN, BOT] },
  { name: 'teams', seats: [OPEN, OPEN, BOT, BOT], teams: true },
]

describe.each(TABLES)('$name', ({ seats, teams = false }) => {
  test('play to the end, and the game is proved', () => {
    const table = new TestTable({ seats, teams }).starts().playsToTheEnd()

    expect(table.room.stage).toBe('over')
    expect(table.room.ending).toBe('won')
    expect(table.room.winners.length).toBe(teams ? 2 : 1)
    expect(verifyProof(buildProof(table.room, 1))).toBeUndefined()
    expect(verifyProof(JSON.parse(JSON.stringify(buildProof(table.room, 1))))).toBeUndefined()
  })

  test('the stored entries give the same table at every step', () => {
    const table = new TestTable({ seats, teams, clock: { kind: 'live', seconds: 600 } }).starts()
    while (table.room.stage === 'playing') {
      table.now += 700
      table.answerNext()
      expect(table.isTrueCopy).toBe(true)
    }
    expect(TestTable.snapshot(table.refolded())).toBe(TestTable.snapshot(table.room))
    expect(table.refolded().size).toBe(table.stored.length)
  })
})

test('bots that fill in for all players play to the end', () => {
  const table = new TestTable().starts()
  for (const seat of [0, 1]) table.does(seat, { do: 'stand in', on: true })
  table.playsToTheEnd()
  expect(table.room.ending).toBe('won')
})

test('a bot answers its own open question only', () => {
  const table = new TestTable({ seats: [OPEN, BOT, BOT] }).starts()
  table.playsUntil(() => botTurn(table.room) !== undefined)
  const open = botTurn(table.room)
  const { seat = 0, question = 0 } = open ?? {}
  expect(open?.view).toMatchObject({ seat })
  expect(answerForBot(table.room, 3 - seat, question, [0], table.fresh)).toMatchObject({ key: 'not-now' })
  expect(answerForBot(table.room, seat, question - 1, [0], table.fresh)).toMatchObject({ key: 'not-now' })
  expect(answerForBot(table.room, seat, question, [999], table.fresh)).toMatchObject({ key: 'no-such-option' })
})
