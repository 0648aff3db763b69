/**
 * The pause in which others may react: two tables differ only in whether a hidden hand holds a card that reacts, and every
 * other screen hears the very same bytes at the very same times.
 */
import type { PositionJson } from '@merchants/dale'
import { SPECTATOR } from '@merchants/dale'
import { isRefusal } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import type { RoomSeat } from './room-seat.ts'
import { matchViewAt, questionShownTo, matchView, tableView, whyNotMove } from './views.ts'
import type { TableEvent } from './table-event.ts'
import { REACTION_PAUSE_MS } from './pause.ts'
import { botTurn } from './bot-turn.ts'
import { screenOf, legalMovesFor, type UnsentMessage, type TestTable } from './testing/test-table.ts'
import { tableAt } from './testing/hidden-shuffle.ts'
import { nextTimeoutAt, expireTimeouts } from './timeouts.ts'

/** The messages to one screen, with their times. */
type Heard = readonly (readonly [at: number, text: string])[]

interface Deed {
  /** Milliseconds after the one before. */
  readonly after: number
  readonly seat: number
  readonly said: UnsentMessage | ((table: TestTable) => UnsentMessage)
  /** Only the asked seat acts; in the other game there is nothing to do. */
  readonly isSecret?: boolean
}

/** Only this room knows how its game began, so the copy of the table does not follow. */
function does(table: TestTable, seat: number, said: UnsentMessage): void {
  const events = table.tries(seat, said)
  if (isRefusal(events)) throw new Error(`refused: ${events.key}`)
  for (const event of events) table.room.apply(event)
}

const isAskedToReact = ({ room }: TestTable, seat: number): boolean =>
  room.decision?.seat === seat && room.decision.ask === 'react'

/** Looks at all screens each 50 milliseconds, as a server does whenever anything has changed. */
function listen(table: TestTable, deeds: readonly Deed[], until = 4000): readonly Heard[] {
  const viewers = [SPECTATOR, ...table.room.roomSeats.keys()]
  const heard = viewers.map((): [number, string][] => [])
  const last = viewers.map(() => ['', -1] as [string, number])
  const start = table.now
  const due = [...deeds]
  let dueAt = start + (due[0]?.after ?? Infinity)
  for (; table.now <= start + until; table.now += 50) {
    table.room.endPause(table.now)
    while (due.length > 0 && dueAt <= table.now) {
      const { seat, said, isSecret = false } = due.shift() as Deed
      const message = typeof said === 'function' ? said(table) : said
      if (!isSecret || isAskedToReact(table, seat)) does(table, seat, message)
      dueAt = table.now + (due[0]?.after ?? Infinity)
    }
    viewers.forEach((viewer, at) => {
      const screen = screenOf(viewer)
      const seen = JSON.stringify(tableView(table.room, { here: new Set([0]), spectators: 1 }))
      if (seen !== last[at]?.[0]) heard[at]?.push([table.now - start, seen])
      const question = questionShownTo(table.room, screen)
      if (question !== last[at]?.[1])
        heard[at]?.push([table.now - start, JSON.stringify(matchView(table.room, screen, 0))])
      last[at] = [seen, question]
    })
  }
  return heard
}

/** p1 has a card to buy, p2 holds Binoculars or nothing of the kind; p3 holds no card that reacts. */
const purchase = (hidden: string, players = 3): PositionJson =>
  ({
    game: 'dale',
    decks: ['owls', 'foxes', 'sloths', 'macaws', 'pandas'].slice(0, players + 1),
    teams: false,
    turn: 'p1',
    phase: 'action',
    players: [
      { hand: ['foxes-3', 'junk'], deck: ['junk', 'junk', 'junk', 'junk'], discard: [], schedule: [], stall: [] },
      { hand: [hidden, 'junk'], deck: ['junk', 'junk', 'junk'], discard: [], schedule: [], stall: [] },
      { hand: ['junk', 'junk'], deck: ['junk', 'junk'], discard: [], schedule: [], stall: [] },
    ].slice(0, players),
    market: ['foxes-1', 'foxes-2', 'sloths-1', 'sloths-2', 'foxes-1'],
    marketDeck: ['owls-4', 'owls-2', 'owls-5a', 'macaws-1', 'macaws-2', 'macaws-3', 'macaws-4'],
    marketDiscard: [],
    chance: { shuffle: 'keep' },
  }) as unknown as PositionJson

const says = (seat: number, line: string) => (table: TestTable) =>
  ({ do: 'say', question: table.questionOf(seat), line }) as const

const buys: Deed = { after: 100, seat: 0, said: says(0, 'buy 5 with foxes-3') }
const declines = (after: number): Deed => ({ after, seat: 1, said: says(1, 'choose none'), isSecret: true })

describe('whether a player holds a card that reacts changes neither what others are sent nor when (rules 11)', () => {
  test.each([
    ['no one holds one', 'junk', 0],
    ['who is asked answers at once', 'owls-4', 100],
    ['who is asked answers at the end of the pause', 'owls-4', 950],
  ])('%s', (_, hidden, after) => {
    const [watcher, p1, , p3] = listen(tableAt(purchase(hidden)), [buys, declines(after)])
    const [watched, bought, , saw] = listen(tableAt(purchase('junk')), [buys])

    expect(watcher).toEqual(watched)
    expect(p1).toEqual(bought)
    expect(p3).toEqual(saw)
    expect(watched?.at(-1)?.[0]).toBe(1100)
  })
})

test('a reaction that takes longer than the pause shows its result later, after another pause', () => {
  const [watcher] = listen(tableAt(purchase('owls-4')), [buys, declines(1500)])

  expect(watcher?.at(-1)?.[0]).toBe(2600)
})

test('a reaction starts another pause, because others may react to it', () => {
  const reacts: Deed = { after: 500, seat: 1, said: says(1, 'choose owls-4'), isSecret: true }
  const discards: Deed = { after: 100, seat: 1, said: says(1, 'choose junk') }
  const [watcher, , p2] = listen(tableAt(purchase('owls-4')), [buys, reacts, discards])

  expect(watcher?.at(-1)?.[0]).toBe(1700)
  expect(p2?.map(([at]) => at)).toEqual([0, 0, 100, 600, 1700, 1700])
})

describe('during the pause', () => {
  test('nothing can be asked, replayed or proposed that would show whether a player is asked', () => {
    const told = ['junk', 'owls-4'].map((hidden) => {
      const table = tableAt(purchase(hidden))
      does(table, 0, says(0, 'buy 5 with foxes-3')(table))
      const question = table.questionOf(0)
      return [0, 2].map((seat) => [
        whyNotMove(table.room, seat, 'pass'),
        legalMovesFor(table.room, seat),
        matchViewAt(table.room, screenOf(seat), 3),
        table.cannot(seat, { do: 'undo', question }),
        table.cannot(seat, { do: 'cancel', question }),
        table.cannot(seat, { do: 'propose', what: 'undo' }),
        table.cannot(seat, { do: 'answer', question, answers: [[0]] }),
        matchView(table.room, screenOf(seat), 0),
      ])
    })

    expect(told[1]).toEqual(told[0])
  })

  test('all are told immediately of a new player at the table, whether or not a player is asked', () => {
    const told = ['junk', 'owls-4'].map((hidden) => {
      const table = tableAt(purchase(hidden))
      table.room.roomSeats[2] = { ...(table.room.roomSeats[2] as RoomSeat), is: 'open', keys: [] }
      does(table, 0, says(0, 'buy 5 with foxes-3')(table))
      table.room.apply({ what: 'sat', at: table.now, seat: 2, name: 'Dan', key: 'key', salt: '' })
      return [SPECTATOR, 0].map((seat) => matchView(table.room, screenOf(seat), 0))
    })

    expect(told[0]?.[0]?.log).toMatchObject([{ event: { what: 'seat taken' } }])
    expect(told[1]).toEqual(told[0])
  })

  test('a bot answers a secret question immediately, and everything else after a pause', () => {
    const [asked, unasked] = ['owls-4', 'junk'].map((hidden) => {
      const table = tableAt(purchase(hidden))
      does(table, 1, { do: 'stand in', on: true })
      does(table, 0, says(0, 'buy 5 with foxes-3')(table))
      return table
    }) as [TestTable, TestTable]

    expect(botTurn(asked.room)).toMatchObject({ seat: 1, isOpen: false })
    expect(botTurn(unasked.room)).toBe(undefined)
    unasked.room.endPause(unasked.now + REACTION_PAUSE_MS)
    expect(botTurn(unasked.room)).toMatchObject({ seat: 1, isOpen: true })
  })
})

describe('there is no pause', () => {
  const heldAfterPurchase = (prepare: (table: TestTable) => void): unknown => {
    const table = tableAt(purchase('owls-4'))
    prepare(table)
    does(table, 0, says(0, 'buy 5 with foxes-3')(table))
    return table.room.held
  }

  test('but otherwise there is one', () => {
    expect(heldAfterPurchase(() => undefined)).toMatchObject({ until: 1_000_000 + REACTION_PAUSE_MS })
  })

  test('where no card that reacts is in the game', () => {
    const { decks, marketDeck, ...rest } = purchase('junk')
    const table = tableAt({ ...rest, decks, marketDeck: marketDeck.filter((card) => !card.startsWith('owls')) })
    does(table, 0, says(0, 'buy 5 with foxes-3')(table))

    expect(table.room.held).toBe(undefined)
  })

  test('where only bots could react', () => {
    const programs = (table: TestTable): void => {
      for (const seat of [1, 2]) does(table, seat, { do: 'stand in', on: true })
    }

    expect(heldAfterPurchase(programs)).toBe(undefined)
  })

  test('where all share a screen', () => {
    const sharing = ({ room }: TestTable): void => {
      for (const roomSeat of room.roomSeats) roomSeat.keys = room.roomSeats[0]?.keys ?? []
    }

    expect(heldAfterPurchase(sharing)).toBe(undefined)
  })

  test('where the table does not want it', () => {
    expect(heldAfterPurchase(({ room }) => (room.options = { ...room.options, hasPause: false }))).toBe(undefined)
  })
})

test.each([null, { kind: 'live', seconds: 900 }] as const)(
  'a question that only hidden cards lead to is answered by a bot after 60 seconds, with the clock %j',
  (clock) => {
    const table = tableAt(purchase('owls-4'))
    table.room.options = { ...table.room.options, clock }
    does(table, 0, says(0, 'buy 5 with foxes-3')(table))
    const due = nextTimeoutAt(table.room, table.now, 1e9)

    expect(due).toBe(table.now + 60_000)
    expect(expireTimeouts(table.room, table.now + 59_999, 1e9, () => table.now)).toEqual([])
    const [hurried] = expireTimeouts(table.room, table.now + 60_000, 1e9, () => table.now)
    table.room.apply(hurried as TableEvent)
    expect(botTurn(table.room)?.seat).toBe(1)
  },
)
