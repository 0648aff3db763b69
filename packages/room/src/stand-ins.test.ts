/** Bots that fill in for players, and players who come back or leave for good. */
import { beforeEach, describe, expect, test } from 'vitest'
import { tableView } from './views.ts'
import { botTurn } from './bot-turn.ts'
import { nextTimeoutAt } from './timeouts.ts'
import { BOT, GRACE, OPEN, TestTable } from './testing/test-table.ts'

let table: TestTable
let asked: number
let other: number

beforeEach(() => {
  table = new TestTable().starts()
  asked = table.room.decision?.seat as number
  other = 1 - asked
})

const standIns = (): (string | null)[] =>
  tableView(table.room, { here: new Set(), spectators: 0 }).seats.map(({ standIn }) => standIn)

test('a bot plays for a player who asks for it, and the player can take the seat back', () => {
  table.does(asked, { do: 'stand in', on: true })
  expect(standIns()[asked]).toBe('asked')
  expect(botTurn(table.room)?.seat).toBe(asked)
  expect(table.cannot(asked, { do: 'answer', question: 0, answers: [[0]] })).toBe('stand-in-plays')
  table.answerNext()
  table.does(asked, { do: 'stand in', on: false })
  expect(standIns()).toEqual([null, null])
  expect(table.tries(asked, { do: 'stand in', on: false })).toEqual([])
})

describe('away', () => {
  const onlyHere = (seat: number) => (each: number) => (each === seat ? table.now : table.now - GRACE)

  test('a bot plays after the grace time, asked or not', () => {
    expect(table.ticks(1, (seat) => (seat === asked ? table.now - GRACE + 1 : table.now))).toEqual([])
    table.ticks(1, onlyHere(asked))
    expect(standIns()[other]).toBe('away')
    expect(standIns()[asked]).toBe(null)
    table.does(other, { do: 'stand in', on: false })
    expect(standIns()[other]).toBe(null)
  })

  test('if no player is there, the game waits', () => {
    expect(table.ticks(1, () => table.now - GRACE)).toEqual([])
    expect(table.ticks(1_000_000, () => undefined)).toEqual([])
  })

  test('absence of a player who never connected counts from the last entry', () => {
    const here = (seat: number): number | undefined => (seat === asked ? table.now : undefined)
    expect(table.ticks(59, here)).toEqual([])
    expect(table.ticks(1, here)).toMatchObject([{ what: 'stood in', seat: other, why: 'away' }])
  })

  test('in a game over days no player has to stay', () => {
    table = new TestTable({ clock: { kind: 'slow', seconds: 86_400 } }).starts()
    expect(table.ticks(3600, onlyHere(0))).toEqual([])
  })

  test('time looks again after the grace time, but not for ever', () => {
    expect(nextTimeoutAt(table.room, table.now, GRACE)).toBe(table.now + GRACE)
    expect(nextTimeoutAt(table.room, table.now + 3_600_000, GRACE)).toBeUndefined()
    const alone = new TestTable({ seats: [OPEN, BOT] }).starts()
    alone.playsUntil(() => botTurn(alone.room) === undefined)
    expect(nextTimeoutAt(alone.room, table.now, GRACE)).toBeUndefined()
    alone.playsUntil(() => botTurn(alone.room) !== undefined)
    expect(nextTimeoutAt(alone.room, table.now, GRACE)).toBe(table.now + GRACE)
    expect(nextTimeoutAt(new TestTable().room, table.now, GRACE)).toBeUndefined()
  })
})

describe('for good', () => {
  test('a player who resigns cannot rejoin, and the game continues', () => {
    table.does(asked, { do: 'resign' })
    expect(standIns()[asked]).toBe('resigned')
    expect(table.cannot(asked, { do: 'stand in', on: false })).toBe('resigned')
    expect(table.tries(asked, { do: 'resign' })).toEqual([])
    table.playsToTheEnd()
    expect(table.room.ending).toBe('won')
  })

  test('once no player is left, the game is abandoned', () => {
    table.does(asked, { do: 'resign' })
    table.does(other, { do: 'resign' })
    expect(table.room).toMatchObject({ stage: 'over', ending: 'abandoned', winners: [] })
  })

  test('a player who leaves during a game leaves the seat to a bot; the next player is the host', () => {
    expect(table.room.host).toBe(0)
    table.does(0, { do: 'leave' })
    expect(table.room.roomSeats[0]).toMatchObject({ is: 'bot', keys: [] })
    expect(table.room.host).toBe(1)
    expect(table.cannot(0, { do: 'chat', text: 'still here' })).toBe('no-such-seat')
    table.does(1, { do: 'leave' })
    expect(table.room).toMatchObject({ stage: 'over', ending: 'abandoned', host: -1 })
  })
})

describe('seats in the middle of a game', () => {
  test('a player alone with bots opens a bot’s seat, and a new player takes it', () => {
    table = new TestTable({ seats: [OPEN, BOT] }).starts()
    expect(table.cannot(0, { do: 'set', seats: [{ is: 'bot', level: 'novice' }, { is: 'open' }] })).toBe('seat-taken')
    table.does(0, { do: 'propose', what: 'open', opens: 1 })
    expect(table.room.roomSeats.map(({ is }) => is)).toEqual(['person', 'open'])
    table.playsUntil(() => botTurn(table.room)?.seat === 1)
    expect(table.sits()).toBe(1)
    expect(botTurn(table.room)).toBeUndefined()
    expect(table.sees(1).view.decision).toBeDefined()
    table.answerNext()
    expect(table.isTrueCopy).toBe(true)
  })

  test('only the seat of a player who resigned can be given to another player', () => {
    expect(table.cannot(0, { do: 'set', seats: [{ is: 'open' }, { is: 'bot', level: 'seasoned' }] })).toBe('seat-taken')
    table.does(1, { do: 'resign' })
    table.does(0, { do: 'propose', what: 'open', opens: 1 })
    expect(table.room.roomSeats[1]).toMatchObject({ is: 'open', keys: [] })
    expect(table.sits(1, 'Eve')).toBe(1)
    expect(table.room.roomSeats[1]).toMatchObject({ is: 'person', name: 'Eve', standIn: null })
  })

  test('options and the number of seats stay as they are', () => {
    const { options } = table.room
    expect(table.cannot(0, { do: 'set', options })).toBe('not-now')
    expect(table.cannot(0, { do: 'set', seats: [{ is: 'open' }, { is: 'open' }, { is: 'open' }] })).toBe('not-now')
    expect(table.cannot(1, { do: 'set', seats: [{ is: 'open' }, { is: 'open' }] })).toBe('not-host')
  })
})
