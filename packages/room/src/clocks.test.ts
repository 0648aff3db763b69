/** Clocks: for a whole game, or for each question; and what must not be told by them. */
import { isSecret } from '@merchants/dale'
import { beforeEach, describe, expect, test } from 'vitest'
import { tableView } from './views.ts'
import { botTurn } from './bot-turn.ts'
import { nextTimeoutAt } from './timeouts.ts'
import { GRACE, TestTable } from './testing/test-table.ts'

let table: TestTable
let asked: number

const clockOf = (seat: number): { readonly left: number; readonly since: number | null } | null | undefined =>
  tableView(table.room, { here: new Set(), spectators: 0 }).seats[seat]?.clock

describe('live', () => {
  beforeEach(() => {
    table = new TestTable({ clock: { kind: 'live', seconds: 60 } }).starts()
    asked = table.room.decision?.seat as number
  })

  test('runs for the asked seat, and stops with the answer', () => {
    expect(clockOf(asked)).toEqual({ left: 60, since: table.now })
    expect(clockOf(1 - asked)).toEqual({ left: 60, since: null })
    table.now += 10_000
    table.does(asked, { do: 'chat', text: 'hm' })
    expect(clockOf(asked)).toEqual({ left: 60, since: table.now - 10_000 })
    table.does(asked, { do: 'say', question: 0, line: 'discard none' })
    expect(clockOf(asked)).toEqual({ left: 50, since: null })
    expect(clockOf(1 - asked)).toEqual({ left: 60, since: table.now })
  })

  test('when it has run out a bot takes over; a returning player gets a little time', () => {
    expect(nextTimeoutAt(table.room, table.now, 1e9)).toBe(table.now + 60_000)
    expect(table.ticks(59)).toEqual([])
    expect(table.ticks(1)).toMatchObject([{ what: 'stood in', seat: asked, why: 'clock' }])
    expect(clockOf(asked)).toEqual({ left: 0, since: null })
    table.does(asked, { do: 'stand in', on: false })
    expect(clockOf(asked)).toEqual({ left: 30, since: table.now })
  })

  test('an undo does not give time back', () => {
    table.now += 5000
    const options = table.sees(asked).view.decision?.options ?? []
    const at = options.findIndex((each) => typeof each === 'object' && 'do' in each && each.do === 'take inventory')
    table.does(asked, { do: 'answer', question: 0, answers: [[at]] })
    table.does(asked, { do: 'undo', question: 1 })
    expect(clockOf(asked)).toEqual({ left: 55, since: table.now })
  })

  test('a player who is away when the clock runs out is replaced once', () => {
    const { now: left } = table
    const events = table.ticks(60, (seat) => (seat === asked ? left : table.now))

    expect(events).toMatchObject([{ what: 'stood in', seat: asked, why: 'clock' }])
  })

  test('there is none before the game', () => {
    table = new TestTable({ clock: { kind: 'live', seconds: 60 } })
    expect(clockOf(0)).toBeNull()
  })
})

test('in slow games each question has its own time', () => {
  table = new TestTable({ clock: { kind: 'slow', seconds: 600 } }).starts()
  asked = table.room.decision?.seat as number
  expect(nextTimeoutAt(table.room, table.now, GRACE)).toBe(table.now + 600_000)
  expect(table.ticks(599)).toEqual([])
  table.does(asked, { do: 'say', question: 0, line: 'discard none' })
  expect(clockOf(1 - asked)).toEqual({ left: 600, since: table.now })
  expect(table.ticks(599)).toEqual([])
  expect(table.ticks(1)).toMatchObject([{ what: 'stood in', seat: 1 - asked, why: 'clock' }])
  table.does(1 - asked, { do: 'stand in', on: false })
  expect(clockOf(1 - asked)).toEqual({ left: 600, since: table.now })
})

describe('a question that must not reveal who was asked', () => {
  const playTo = (isSo: () => boolean): void => {
    for (let root = 1; ; root++) {
      table = new TestTable({
        decks: ['owls', 'beavers', 'foxes'],
        clock: { kind: 'live', seconds: 600 },
        root: String(root).padStart(64, '0'),
      }).starts()
      table.playsUntil(isSo)
      if (isSo()) break
    }
  }

  const isSecretNow = (): boolean => {
    const { decision } = table
    return decision !== undefined && isSecret(decision)
  }

  /** Whether it follows on an answer of the other seat. */
  const isLedTo = (): boolean => {
    const last = table.room.play?.steps.at(-1)
    return isSecretNow() && last !== undefined && !last.isAutomatic && last.seat !== table.room.decision?.seat
  }

  test('changes no visible clock, and after a while a bot answers it, once and silently', () => {
    let before = ''
    playTo(() => {
      if (isSecretNow()) return true
      before = JSON.stringify([clockOf(0), clockOf(1)])
      return false
    })
    const seat = table.room.decision?.seat as number
    expect(JSON.stringify([clockOf(0), clockOf(1)])).toBe(before)
    expect(table.room.running?.seat).not.toBe(1 - seat)
    expect(botTurn(table.room)).toBeUndefined()
    expect(table.ticks(60)).toEqual([{ what: 'hurried', at: table.now }])
    expect(JSON.stringify([clockOf(0), clockOf(1)])).toBe(before)
    expect(table.ticks(60)).toEqual([])
    expect(botTurn(table.room)?.seat).toBe(seat)
    table.answerNext()
    expect(table.room.roomSeats.map(({ standIn }) => standIn)).toEqual([null, null])
    expect(table.isTrueCopy).toBe(true)
  })

  test('keeps others from undoing what has led to it', () => {
    playTo(isLedTo)
    const seat = table.room.decision?.seat as number
    expect(table.sees(1 - seat).whyNoUndo?.key).toBe('nothing-to-undo')
    expect(table.cannot(1 - seat, { do: 'undo', question: table.questionOf(1 - seat) })).toBe('nothing-to-undo')
    expect(table.sees(1 - seat).view.phase).not.toBe('last')
    expect(table.sees(1 - seat).view.waitsFor).toBeUndefined()
  })
})
