/** Looking back at games that are kept. */
import { expect, test } from 'vitest'
import type { ReplayViewer, SeatInfo, DaleMatchView } from '../match-types.ts'
import { LocalDaleStore } from './local-dale-store.ts'
import { memoryStore } from '../../../worker/match-database.ts'

const SAVED = {
  game: 'dale',
  decks: ['sloths', 'macaws', 'squirrels'],
  players: 2,
  teams: false,
  turn: 'p1',
  seed: 'past',
  moves: ['p1 discard none', 'p2 discard none', 'p1 discard none'],
}
const SEATS: readonly SeatInfo[] = [
  { kind: 'me', name: 'Ana' },
  { kind: 'novice', name: 'Bo' },
]

/** A game of three moves in which Ana plays against a bot. */
async function begun(seats = SEATS): Promise<{ host: LocalDaleStore; game: string }> {
  const host = new LocalDaleStore(memoryStore())
  const loaded = (await host.load(JSON.stringify(SAVED))) as string
  return { host, game: await host.continueFrom(loaded, 99, seats) }
}

const isOpen = ({ view }: DaleMatchView, seat: number): boolean =>
  view.seats[seat]?.hand.every((card) => card !== '?') ?? false

test('moves have their steps and turns', async () => {
  const { host, game } = await begun()

  const { moves, steps, isOver } = (await host.replay(game)) as NonNullable<Awaited<ReturnType<typeof host.replay>>>

  expect(moves.map(({ seat, turn, line }) => [seat, turn, line])).toEqual([
    [0, 1, 'p1 discard none'],
    [1, 2, 'p2 discard none'],
    [0, 3, 'p1 discard none'],
  ])
  expect(moves[0]?.step).toBe(0)
  expect(steps).toBeGreaterThan(moves[2]?.step ?? 0)
  expect(isOver).toBe(false)
})

test('during a game, no one sees more of it than at the table', async () => {
  const { host, game } = await begun()
  const look = async (viewer: ReplayViewer): Promise<DaleMatchView> =>
    (await host.matchViewAt(game, 2, viewer)) as DaleMatchView

  expect(isOpen(await look(0), 0)).toBe(true)
  expect(isOpen(await look(0), 1)).toBe(false)
  expect(isOpen(await look(1), 1)).toBe(false)
  expect(isOpen(await look('open'), 0)).toBe(false)
})

test('where no one plays, all cards may be looked at, and nothing can be answered', async () => {
  const { host, game } = await begun(SEATS.map(({ name }) => ({ kind: 'novice', name })))

  const match = (await host.matchViewAt(game, 0, 'open')) as DaleMatchView

  expect(isOpen(match, 0) && isOpen(match, 1)).toBe(true)
  expect(match.view.decision).toBeUndefined()
  expect(match.view.waitsFor).toBe(0)
})

test('the news of a moment is what the answer before it brought', async () => {
  const { host, game } = await begun()
  const replay = (await host.replay(game)) as NonNullable<Awaited<ReturnType<typeof host.replay>>>

  const match = (await host.matchViewAt(game, replay.moves[1]?.step ?? 0, 0)) as DaleMatchView

  expect(match.log.slice(match.news).map(({ event }) => event.what)).toContain('turn began')
  expect(match.log.every(({ step }) => step <= match.step)).toBe(true)
})

test('a game is saved as it was imported', async () => {
  const { host, game } = await begun()

  expect(JSON.parse(await host.save(game))).toEqual({ ...SAVED, rules: 1 })
})

test('input that is not a game is refused', async () => {
  const host = new LocalDaleStore(memoryStore())
  const load = async (text: unknown) => host.load(typeof text === 'string' ? text : JSON.stringify(text))

  expect(await load('{')).toMatchObject({ key: 'not-a-game' })
  expect(await load([])).toMatchObject({ key: 'unreadable' })
  expect(await load(null)).toMatchObject({ key: 'unreadable' })
  expect(await load({ ...SAVED, moves: {} })).toMatchObject({ key: 'unreadable', facts: { where: 'moves' } })
  expect(await load({ ...SAVED, moves: ['p1 dance'] })).toMatchObject({ key: 'unreadable' })
  expect(await load({ ...SAVED, moves: ['p1 pass'] })).toMatchObject({ facts: { move: 1 } })
})
