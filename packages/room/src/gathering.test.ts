/** Before the first game, and between games: seats, options, readiness, the rematch. */
import { DECKS, type Setup } from '@merchants/dale'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { chatOf, lobbyEntry, tableView } from './views.ts'
import { buildProof } from './build-proof.ts'
import { seatsForKeys } from './keys.ts'
import { openTable, takeSeat } from './seating.ts'
import { BOT, OPEN, TestTable, TABLE } from './testing/test-table.ts'
import { verifyProof } from './verify.ts'

let table: TestTable

beforeEach(() => {
  table = new TestTable({ seats: [OPEN, OPEN, OPEN] })
})

const seen = () => tableView(table.room, { here: new Set([0]), spectators: 3 })

describe('opening', () => {
  const options = { isPublic: false, decks: DECKS.slice(0, 3), teams: false, clock: null }
  const open = (more: object) =>
    openTable({ name: 'Ana', options, seats: [OPEN, OPEN], ...more }, 'key', TABLE, table.fresh)

  test('seats its host and commits to a secret', () => {
    expect(seen()).toMatchObject({ table: TABLE, stage: 'gathering', game: 1, host: 0, spectators: 3 })
    expect(seen().commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(seen().seats.map(({ is }) => is)).toEqual(['person', 'open', 'open'])
    expect(lobbyEntry(table.room)).toMatchObject({ since: table.now, seats: [{ name: 'Ana' }, {}, {}] })
  })

  test('is refused where no one could play', () => {
    expect(open({ seats: [BOT, BOT] })).toMatchObject({ key: 'no-free-seat' })
    expect(open({ seats: [OPEN, OPEN, OPEN] })).toMatchObject({ key: 'wrong-decks' })
    expect(open({ options: { ...options, teams: true } })).toMatchObject({ key: 'teams-need-four' })
    expect(open({ options: { ...options, decks: ['owls', 'owls', 'foxes'] } })).toMatchObject({
      key: 'deck-chosen-twice',
    })
    expect(open({ options: { ...options, decks: ['owls', 'wolves', 'foxes'] } })).toMatchObject({
      key: 'wrong-setup',
      facts: { field: 'decks[1]' },
    })
  })
})

describe('seats', () => {
  test('are taken by the first who comes, or by choice', () => {
    expect(table.sits(2)).toBe(2)
    expect(table.sits(undefined, 'Bo')).toBe(1)
    expect(takeSeat(table.room, { name: 'Eve' }, 'k', table.fresh)).toMatchObject({ key: 'no-free-seat' })
    expect(takeSeat(table.room, { name: 'Eve', seat: 1 }, 'k', table.fresh)).toMatchObject({ key: 'seat-taken' })
    expect(takeSeat(table.room, { name: 'Eve', seat: 3 }, 'k', table.fresh)).toMatchObject({ key: 'no-such-seat' })
  })

  test('have different names, which can be seen', () => {
    const sits = (name: string) => takeSeat(table.room, { name }, 'k', table.fresh)
    expect(sits(' aNA')).toMatchObject({ key: 'name-taken' })
    expect(sits('\u3164')).toMatchObject({ key: 'invisible-name' })
    expect(sits('')).toMatchObject({ key: 'invisible-name' })
    expect(sits('Ana\u200b')).toMatchObject({ key: 'odd-name' })
    expect(sits('👨‍👩‍👧')).toMatchObject({ seat: 1 })
  })

  test('are free again when a player leaves, and their keys no longer open anything', () => {
    table.sits()
    const key = table.room.roomSeats[1]?.keys[0]?.key as string
    table.does(1, { do: 'leave' })
    expect(seen().seats[1]).toMatchObject({ is: 'open', name: '' })
    expect(seatsForKeys(table.room, [key])).toEqual([])
  })

  test('if the host leaves, the next player is the host; after the last one no player comes', () => {
    table.sits(2)
    table.does(0, { do: 'leave' })
    expect(table.room.host).toBe(2)
    table.does(2, { do: 'leave' })
    expect(seen()).toMatchObject({ stage: 'over', ending: 'abandoned', host: -1 })
    expect(takeSeat(table.room, { name: 'Eve' }, 'k', table.fresh)).toMatchObject({ key: 'table-closed' })
    expect(buildProof(table.room, 1)).toMatchObject({ key: 'no-such-game' })
  })
})

describe('hosting the table', () => {
  const options = { isPublic: true, decks: DECKS.slice(0, 3), teams: false, clock: null }

  test('only the host may, and only so that one can play', () => {
    table.sits()
    expect(table.cannot(1, { do: 'set', options })).toBe('not-host')
    expect(table.cannot(0, { do: 'set', options })).toBe('wrong-decks')
    table.does(0, { do: 'set', options, seats: [OPEN, OPEN] })
    expect(table.room.roomSeats.map(({ is }) => is)).toEqual(['person', 'person'])
    expect(table.tries(0, { do: 'set' })).toEqual([])
  })

  test('no player is ready for options they have not seen', () => {
    table.sits()
    table.does(1, { do: 'ready', isReady: true })
    table.does(0, { do: 'set', seats: [OPEN, OPEN, BOT] })
    expect(seen().seats[1]?.isReady).toBe(true)
    table.does(0, { do: 'set', options: { ...options, decks: DECKS.slice(0, 4) } })
    expect(seen().seats[1]?.isReady).toBe(false)
  })

  test('the host can remove another player, but not take away the seats of those who stay', () => {
    table.sits()
    table.sits()
    expect(table.cannot(0, { do: 'set', options, seats: [OPEN, OPEN] })).toBe('seat-taken')
    expect(table.cannot(0, { do: 'set', seats: [BOT as never, OPEN, OPEN] })).toBe('seat-taken')
    table.does(0, { do: 'set', seats: [OPEN, BOT, OPEN] })
    expect(seen().seats.map(({ is, name }) => `${is} ${name}`)).toEqual(['person Ana', 'bot ', 'person Cleo'])
  })
})

describe('starting', () => {
  test('needs every seat and every player', () => {
    expect(table.cannot(0, { do: 'start' })).toBe('seat-open')
    table.does(0, { do: 'set', seats: [OPEN, OPEN, BOT] })
    table.sits()
    expect(table.cannot(0, { do: 'start' })).toBe('not-ready')
    expect(table.cannot(1, { do: 'start' })).toBe('not-host')
    table.does(1, { do: 'ready', isReady: true, salt: 'b'.repeat(32) })
    expect(table.tries(1, { do: 'ready', isReady: true, salt: 'b'.repeat(32) })).toEqual([])
    table.does(0, { do: 'start' })
    expect(seen()).toMatchObject({ stage: 'playing', salts: ['', 'b'.repeat(32), ''] })
    expect(table.tries(0, { do: 'start' })).toEqual([])
    expect(table.cannot(1, { do: 'ready', isReady: false })).toBe('not-now')
  })
})

describe('another game', () => {
  beforeEach(() => {
    table = new TestTable({ seats: [OPEN, OPEN, BOT] }).starts().playsToTheEnd()
  })

  test('begins when all players want it; a loser starts; its shuffles are committed before', () => {
    const { winners } = table.room
    const { next } = seen()
    expect(next?.commitment).not.toBe(seen().commitment)
    table.does(0, { do: 'again', salt: 'd'.repeat(32) })
    expect(seen()).toMatchObject({ stage: 'over', again: [0], next: { salts: ['d'.repeat(32), '', ''] } })
    table.does(1, { do: 'again' })
    expect(seen()).toMatchObject({ stage: 'playing', game: 2, commitment: next?.commitment, again: [], winners: [] })
    expect(winners).not.toContain((table.room.deal?.setup as Setup | undefined)?.starter)
    table.playsToTheEnd()
    expect(verifyProof(buildProof(table.room, 1))).toBeUndefined()
    expect(verifyProof(buildProof(table.room, 2))).toBeUndefined()
    expect(buildProof(table.room, 2)).toMatchObject({ winnersBefore: winners, game: 2 })
    expect(TestTable.snapshot(table.refolded())).toBe(TestTable.snapshot(table.room))
  })

  test('waits for a free seat to be filled, then the host starts it', () => {
    table.does(1, { do: 'leave' })
    table.does(0, { do: 'again' })
    expect(table.cannot(0, { do: 'start' })).toBe('seat-open')
    table.does(0, { do: 'set', seats: [OPEN, BOT, BOT] })
    table.does(0, { do: 'start' })
    expect(seen()).toMatchObject({ stage: 'playing', game: 2 })
  })

  test('a new player may sit down for it', () => {
    table.does(1, { do: 'leave' })
    table.sits(1, 'Eve')
    table.does(0, { do: 'again' })
    table.does(1, { do: 'again' })
    expect(seen()).toMatchObject({ stage: 'playing', game: 2 })
  })

  test('a player who resigned plays the next game', () => {
    table.does(0, { do: 'again' })
    table.does(1, { do: 'again' })
    table.does(1, { do: 'resign' })
    table.does(0, { do: 'propose', what: 'end' })
    expect(seen()).toMatchObject({ stage: 'over', ending: 'agreed' })
    table.does(0, { do: 'again' })
    table.does(1, { do: 'again' })
    expect(seen().seats.map(({ standIn }) => standIn)).toEqual([null, null, null])
  })
})

test('chat is stored once, and only up to a limit', () => {
  const hello = { do: 'chat', text: 'hello', id: 5 } as const
  table.keep(handleMessage(table.room, 0, hello, table.fresh))
  expect(handleMessage(table.room, 0, hello, table.fresh)).toEqual([])
  expect(handleMessage(table.room, 0, { ...hello, id: 6 }, table.fresh)).toHaveLength(1)
  table.keep(handleMessage(table.room, 0, { ...hello, id: 6 }, table.fresh))
  expect(handleMessage(table.room, 0, hello, table.fresh)).toEqual([])
  for (let line = 0; line < 200; line++) table.does(0, { do: 'chat', text: `line ${line}` })
  expect(chatOf(table.room)).toHaveLength(100)
  expect(chatOf(table.room).at(-1)).toEqual({ seat: 0, name: 'Ana', text: 'line 199', at: table.now })
})
