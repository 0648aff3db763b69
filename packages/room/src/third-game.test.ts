/** A game that only tests have is added to the registry and works like any other. */
import { auction } from '@merchants/testkit/game'
import type { Proof, MatchMessage } from '@merchants/protocol'
import { readFrames } from '@merchants/protocol'
import { botFor } from '@merchants/bots'
import { fastChance, isRefusal, SPECTATOR } from '@merchants/tabletop'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { handleMessage } from './handle-message.ts'
import { frames, lobbyEntry, matchView } from './views.ts'
import type { TableEvent, TimeAndRandom } from './table-event.ts'
import { addGame } from './games.ts'
import { buildProof } from './build-proof.ts'
import { Room } from './room.ts'
import { openTable, takeSeat } from './seating.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { botTurn, answerForBot } from './bot-turn.ts'
import { verifyProof } from './verify.ts'
import { createMatchViewWriter } from './match-view-json.ts'

const fresh: TimeAndRandom = { now: 1_000_000, secret: () => 'c'.repeat(64) }
const options = { game: 'auction', setup: { players: 3 }, isPublic: true, clock: null }
const seats = [{ is: 'open' } as const, { is: 'open' } as const, { is: 'bot', level: 'novice' } as const]
const chance = fastChance(3)

let room: Room

beforeAll(() => addGame(auction))

function keep(written: ReturnType<typeof openTable>): readonly TableEvent[] {
  if (isRefusal(written)) throw new Error(written.key)
  for (const event of written) room.apply(JSON.parse(JSON.stringify(event)) as TableEvent)
  return written
}

const does = (seat: number, said: object): readonly TableEvent[] =>
  keep(handleMessage(room, seat, { id: 1, ...said } as Parameters<typeof handleMessage>[2], fresh))

const sees = (seat: number): MatchMessage =>
  matchView(room, { seats: seat === SPECTATOR ? [] : [seat], viewer: seat }, 0) as MatchMessage

beforeEach(() => {
  room = new Room()
  keep(openTable({ name: 'Ana', options, seats }, 'key-0', 'abcdefghijkl', fresh))
  const taken = takeSeat(room, { name: 'Bo' }, 'key-1', fresh)
  if (!isRefusal(taken)) keep(taken.events)
  does(1, { do: 'ready', isReady: true })
  does(0, { do: 'start' })
})

function goesOn(): void {
  const open = botTurn(room)
  if (open !== undefined) {
    const answer = botFor(open.game, open.level).decide(open.view, chance)
    keep(answerForBot(room, open.seat, open.question, answer, fresh))
    return
  }
  const seat = room.decision?.seat ?? -1
  const { question, view } = sees(seat)
  does(seat, { do: 'answer', question, answers: [botFor('auction', 'novice').decide(view, chance)] })
}

test('people and bots play it to the end, and the proof verifies', () => {
  for (let step = 0; step < 100 && room.stage === 'playing'; step++) goesOn()

  expect(room).toMatchObject({ stage: 'over', ending: 'won' })
  const proved = buildProof(room, 1) as Proof
  expect(proved.plays).toEqual({ game: 'auction', rules: 1, setup: { players: 3 } })
  expect(verifyProof(proved)).toBeUndefined()
  expect(verifyProof({ ...proved, seed: 'd'.repeat(64) })?.key).toBe('wrong-seed')
  expect(buildProof(room, 1, 1)).toHaveProperty('plays')
})

test('between two moments each viewer gets the events one by one, without hidden cards', () => {
  for (let step = 0; step < 6; step++) goesOn()
  for (const seat of [SPECTATOR, 0, 1]) {
    const screen = { seats: seat === SPECTATOR ? [] : [seat], viewer: seat }
    const { step, log } = sees(seat)
    const sent = frames(room, screen, undefined, step)
    if (isRefusal(sent)) throw new Error(sent.key)
    const told = readFrames(JSON.parse(JSON.stringify(sent.frames)) as typeof sent.frames)

    expect(told.map(({ event }) => event)).toEqual(JSON.parse(JSON.stringify(log.map(({ event }) => event))))
    expect(told.map((each) => each.step)).toEqual(log.map((each) => each.step))
    const later = frames(room, screen, 2, step)
    expect(isRefusal(later) ? later : readFrames(later.frames).every((each) => each.step > 2)).toBe(true)
    const hands = told.flatMap(({ view }) =>
      (view as unknown as { hands: unknown[][] }).hands.map((hand, owner) => ({ hand, owner })),
    )
    const others = hands.flatMap(({ owner, hand }) => (owner === seat ? [] : hand))
    expect(new Set(others)).toEqual(new Set(['?']))
  }
})

test('there are no frames for moments outside the game or before it starts', () => {
  const screen = { seats: [0], viewer: 0 }

  expect(frames(room, screen, 0, 99)).toMatchObject({ key: 'no-such-step' })
  expect(frames(room, screen, 99, 0)).toMatchObject({ key: 'no-such-step' })
  expect(frames(new Room(), screen, 0, 0)).toMatchObject({ key: 'not-started' })
})

test('hands stay hidden, and moves are typed in its own notation', () => {
  const seat = room.decision?.seat ?? 0
  const hands = sees(SPECTATOR).view as unknown as { readonly hands: readonly (readonly unknown[])[] }
  expect(hands.hands.flat()).toEqual(Array.from({ length: 12 }, () => '?'))
  if (botTurn(room) !== undefined) return
  const { options: cards = [] } = sees(seat).view.decision ?? {}

  expect(handleMessage(room, seat, { id: 1, do: 'say', question: 0, line: 'bid 99' }, fresh)).toHaveProperty('key')
  does(seat, { do: 'say', question: sees(seat).question, line: `bid ${String(cards[0])}` })
  expect(room.play?.step).toBeGreaterThan(0)
})

test('snapshots, the lobby and differences work', () => {
  for (let step = 0; step < 4; step++) goesOn()
  const reading = readSnapshot(writeSnapshot(room))
  let read = reading.next()
  while (read.done !== true) read = reading.next()

  expect(writeSnapshot(read.value)).toBe(writeSnapshot(room))
  expect(lobbyEntry(room).options).toMatchObject({ game: 'auction', setup: { players: 3 } })
  const text = createMatchViewWriter(room)({ seats: [0], viewer: 0 }, 0)
  expect(JSON.parse(text?.whole() ?? '')).toEqual(JSON.parse(JSON.stringify(sees(0))))
  expect(Buffer.from(text?.since(text.state) ?? []).toString()).toContain('"is":"diff"')
})

test('its own reader checks the setup and drops unknown fields', () => {
  const open = (setup: object) =>
    openTable({ name: 'Ana', options: { ...options, setup }, seats }, 'key', 'abcdefghijkl', fresh)

  expect(open({ players: 9 })).toMatchObject({ key: 'wrong-setup', facts: { field: 'players' } })
  expect(open({ players: 2 })).toMatchObject({ key: 'wrong-seats', facts: { needed: 2, given: 3 } })
  expect(open({ players: 3, note: 'x' })).toMatchObject([{ options: { setup: { players: 3 } } }, {}])
  expect(
    openTable({ name: 'Ana', options: { ...options, game: 'chess' }, seats }, 'key', 'abcdefghijkl', fresh),
  ).toMatchObject({ key: 'no-such-game-here' })
})
