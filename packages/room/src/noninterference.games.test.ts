/** Hidden cards change nothing that a seat receives: views, logs, reasons, refusals, proposals, earlier positions. */
import { catalogue, type Dale, SPECTATOR } from '@merchants/dale'
import type { ClientMessage, MatchMessage } from '@merchants/protocol'
import type { Answer, Chance } from '@merchants/tabletop'
import { advance, below, fastChance, isRefusal } from '@merchants/tabletop'
import { describe, expect, test } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { chatOf, frames, lobbyEntry, logCursor, matchViewAt, matchView, tableView, whyNotMove } from './views.ts'
import type { TableEvent } from './table-event.ts'
import { buildProof } from './build-proof.ts'
import type { Room } from './room.ts'
import { nextTimeoutAt } from './timeouts.ts'
import { reshuffleHidden, midGame, tableAt } from './testing/hidden-shuffle.ts'
import { screenOf, GRACE, legalMovesFor, TABLE } from './testing/test-table.ts'
import { createMatchViewWriter } from './match-view-json.ts'

const NOW = 2_000_000
const FRESH = { now: NOW, secret: () => '0'.repeat(64) }

/** All messages to a viewer, as text. */
function told(room: Room, seat: number): string {
  const screen = screenOf(seat)
  const sent = logCursor(room, screen)
  return JSON.stringify([
    tableView(room, { here: new Set([0, 1]), spectators: 1 }),
    lobbyEntry(room),
    chatOf(room),
    matchView(room, screen, 0),
    matchView(room, screen, sent),
    createMatchViewWriter(room)(screen, sent),
    sent,
    matchViewAt(room, screen, 0),
    matchViewAt(room, screen, room.play?.step ?? 0),
    matchViewAt(room, screen, 999),
    frames(room, screen, undefined, 0),
    frames(room, screen, 0, 1),
    buildProof(room, 1),
    legalMovesFor(room, seat),
    nextTimeoutAt(room, NOW, GRACE),
  ])
}

/** The reply to a message, as the seat gets it. */
function heard(room: Room, seat: number, said: object): string {
  const written = handleMessage(room, seat, { id: 1, ...said } as ClientMessage, FRESH)
  return isRefusal(written) ? JSON.stringify(written) : 'done'
}

/** Lines that a seat might write: the legal ones, many illegal ones, and answers in a row. */
function linesOf(room: Room, seat: number, chance: Chance): string[] {
  const card = (): string => catalogue[below(chance, catalogue.length)]?.id ?? 'junk'
  const hand = (matchView(room, screenOf(seat), 0) as MatchMessage<Dale>).view.seats[seat]?.hand ?? []
  const own = (): string => hand[below(chance, hand.length)] ?? 'junk'
  const listed = legalMovesFor(room, seat).slice(0, 12)
  const chosen = listed.filter((line) => line.includes('choose'))
  return [
    ...listed,
    ...chosen.flatMap((line) => [
      `${line} ${card()}`,
      `${line} ${own()}`,
      `${line} none`,
      `${line} ${card()} ${card()}`,
    ]),
    `play ${own()}`,
    `play ${card()}`,
    `use ${own()}`,
    `use ${own()}=${card()}`,
    `build ${own()}`,
    `build ${own()},${own()} take ${card()}`,
    `buy ${1 + below(chance, 5)} with ${own()},${own()}`,
    `buy discard with ${own()} keep ${own()}`,
    `choose ${card()}`,
    `choose ${own()} ${card()}`,
    'choose p1',
    `discard ${card()},${own()}`,
    'discard none',
    'pass',
    'p1 pass',
    'p2 discard none',
    'no move at all',
  ]
}

/** Possible answers in a row at this table, and one that may be impossible. */
function answersOf(room: Room, seat: number, chance: Chance): Answer[] {
  const { play } = room
  const answers: Answer[] = []
  let history = play?.history
  while (play !== undefined && history?.pause.decision?.seat === seat && answers.length < 5) {
    const { options, min, max } = history.pause.decision
    const wanted = Math.min(max, min + below(chance, 2))
    const first = below(chance, Math.max(1, options.length))
    const answer = Array.from({ length: wanted }, (_, at) => (first + at) % options.length)
    answers.push(answer)
    const next = advance(play.rules, history, answer)
    if (isRefusal(next)) break
    history = next
  }
  return [...answers.slice(0, 1 + below(chance, 5)), ...(below(chance, 2) === 0 ? [[below(chance, 9)]] : [])]
}

/** Everything that can be asked and tried at both tables is answered alike. */
function expectAlike([here, there]: readonly [Room, Room], seat: number, chance: Chance, name: string): void {
  expect(told(there, seat), `${name}, told`).toBe(told(here, seat))
  const question = questionOf(here, seat)
  const saids: object[] = [
    { do: 'undo', question },
    { do: 'cancel', question },
    { do: 'propose', what: 'undo' },
    { do: 'propose', what: 'end' },
    { do: 'agree', yes: true },
    { do: 'stand in', on: true },
    { do: 'answer', question, answers: [[0]] },
    { do: 'answer', question, answers: [[99]] },
    { do: 'answer', question: question + 1, answers: [[0]] },
    ...Array.from({ length: 12 }, () => ({ do: 'answer', question, answers: answersOf(here, seat, chance) })),
    ...Array.from({ length: 4 }, () => ({ do: 'answer', question, answers: answersOf(there, seat, chance) })),
    ...Array.from({ length: 4 }, () => {
      const answers = answersOf(here, seat, chance).slice(0, 1)
      return { do: 'answer', question, answers, free: true }
    }),
  ]
  for (const said of saids) {
    expect(heard(there, seat, said), `${name} ${JSON.stringify(said)}`).toBe(heard(here, seat, said))
  }
  for (const line of linesOf(here, seat, chance)) {
    const said = { do: 'say', question, line }
    expect(heard(there, seat, said), `${name} ${line}`).toBe(heard(here, seat, said))
    expect(whyNotMove(there, seat, line), `${name} ${line}`).toEqual(whyNotMove(here, seat, line))
  }
}

const keep = (room: Room, events: readonly TableEvent[]): void => {
  for (const event of events) room.apply(JSON.parse(JSON.stringify(event)) as TableEvent)
}

/** The asked seat answers in the same way at both tables. Returns whether the viewer still cannot tell the tables apart. */
function goOnAlike(rooms: readonly [Room, Room], seat: number, chance: Chance): boolean {
  const [here, there] = rooms
  const question = questionOf(here, seat)
  const said = { id: 1, do: 'answer', question, answers: answersOf(here, seat, chance).slice(0, 1) }
  const written = rooms.map((room) => handleMessage(room, seat, said as ClientMessage, FRESH))
  if (written.some(isRefusal) || JSON.stringify(written[0]) !== JSON.stringify(written[1])) return false
  rooms.forEach((room, at) => keep(room, written[at] as readonly TableEvent[]))
  const isLearned = rooms.some(({ play }) => play?.steps.some(({ hasRevealed }) => hasRevealed))
  if (here.decision?.seat !== there.decision?.seat || here.stage === 'over') return false
  return !isLearned || told(here, seat) === told(there, seat)
}

const questionOf = (room: Room, seat: number): number => (matchView(room, screenOf(seat), 0) as MatchMessage).question

/** Takes back what was just answered, if that is possible. */
function goBack(rooms: readonly [Room, Room], seat: number): void {
  for (const room of rooms) {
    const back = handleMessage(room, seat, { id: 2, do: 'undo', question: questionOf(room, seat) }, FRESH)
    if (!isRefusal(back)) keep(room, back)
  }
}

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
describe('tables that differ in hidden cards', () => {
  test.each([false, true])(
    `tell a seat the same, whatever it says; own decks alike: %s (${6 * DEEP} games)`,
    (isOpen) => {
      let further = 0
      for (let seed = 1; seed <= 6 * DEEP; seed++) {
        const position = midGame(seed)
        for (const seat of position.players.keys()) {
          const chance = fastChance(seed * 5 + seat)
          const twins = [position, reshuffleHidden(position, seat, chance, isOpen)]
          const rooms = twins.map((each) => tableAt(each).room) as [Room, Room]
          const name = `game ${seed}, p${seat + 1}`
          expectAlike(rooms, seat, chance, name)
          for (let times = 0; times < 6 && rooms[0].decision?.seat === seat; times++) {
            if (!goOnAlike(rooms, seat, chance)) break
            further += 1
            expectAlike(rooms, seat, chance, `${name}, later`)
            if (below(chance, 3) > 0) continue
            goBack(rooms, seat)
            expectAlike(rooms, seat, chance, `${name}, back`)
          }
        }
      }
      expect(further).toBeGreaterThan(4)
    },
  )

  test(`show spectators the same (${16 * DEEP} games)`, () => {
    for (let seed = 1; seed <= 16 * DEEP; seed++) {
      const position = midGame(seed)
      const twin = reshuffleHidden(position, SPECTATOR, fastChance(seed))
      expect(told(tableAt(twin).room, SPECTATOR), `game ${seed}`).toBe(told(tableAt(position).room, SPECTATOR))
      expect(heard(tableAt(twin).room, SPECTATOR, { do: 'undo', question: 0 })).toContain('no-such-seat')
    }
  })

  test('agree on what others propose, and on the outcome', () => {
    const position = midGame(6)
    const twin = reshuffleHidden(position, 1, fastChance(3))
    const texts = [position, twin].map((each) => {
      const { room } = tableAt(each)
      const all: string[] = []
      const does = (seat: number, said: object): void => {
        const written = handleMessage(room, seat, { id: 1, ...said } as ClientMessage, FRESH)
        if (!isRefusal(written)) keep(room, written)
        all.push(isRefusal(written) ? JSON.stringify(written) : 'done', told(room, 1))
      }
      does(0, { do: 'propose', what: 'undo' })
      does(0, { do: 'propose', what: 'end' })
      does(1, { do: 'agree', yes: false })
      does(0, { do: 'chat', text: 'hello' })
      does(2, { do: 'stand in', on: true })
      does(0, { do: 'resign' })
      return all.join('\n')
    })
    expect(texts[1]).toBe(texts[0])
  })
})

test('nothing that leaves the table holds a key, the root of its secrets, or a secret before the end', () => {
  const table = tableAt(midGame(3))
  const { room } = table
  const secrets = [
    room.root,
    room.deal?.secret as string,
    room.deal?.seed as string,
    'key-0',
    ...room.roomSeats.flatMap(({ keys }) => keys),
  ]
  const all = [SPECTATOR, 0, 1, 2, 3].map((seat) => told(room, seat)).join('\n')
  expect(all).toContain(TABLE)
  for (const secret of secrets) expect(all).not.toContain(secret)
})
