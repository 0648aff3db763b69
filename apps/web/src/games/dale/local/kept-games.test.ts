/** Games that are kept stay as they are: looking at them writes nothing, and what no longer fits the rules is not cut off. */
import { cardType, movesOf, writePosition } from '@merchants/dale'
import { afterEach, describe, expect, test, vi } from 'vitest'
import online from '../../../testing/frozen/dale-online.json' with { type: 'json' }
import four from '../../../testing/frozen/dale-four.json' with { type: 'json' }
import running from '../../../testing/frozen/dale-running.json' with { type: 'json' }
import teams from '../../../testing/frozen/dale-teams.json' with { type: 'json' }
import three from '../../../testing/frozen/dale-three.json' with { type: 'json' }
import two from '../../../testing/frozen/dale-two.json' with { type: 'json' }
import type { Store } from '../../../worker/match-database.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalDaleStore } from './local-dale-store.ts'
import type { GameRecord } from './record.ts'
import { LocalDaleMatch } from './local-dale-match.ts'

const FROZEN = { two, three, four, teams, running, online }

interface Kept {
  readonly host: LocalDaleStore
  readonly store: Store<GameRecord>
  readonly writes: string[]
}

/** A host that keeps one game, and what it writes. */
function keeping(record: unknown): Kept {
  const inner = memoryStore([record as GameRecord])
  const writes: string[] = []
  const write = (next: GameRecord): Promise<boolean> => {
    writes.push(JSON.stringify(next))
    return inner.write(next)
  }
  const store = { ...inner, write }
  return { host: new LocalDaleStore(store), store, writes }
}

/** Opens it everywhere a page would. */
async function lookEverywhere({ host }: Kept, game: string): Promise<void> {
  await host.games()
  await host.open(game, () => undefined)
  await host.replay(game)
  await host.matchViewAt(game, 3, 'spectator')
  await host.save(game)
}

/** A card as it might be after a correction that was given no version of its own. */
function changeCard(id: Parameters<typeof cardType>[0], value: number): void {
  const type = cardType(id) as { value: number }
  const before = type.value
  type.value = value
  undone.push(() => (type.value = before))
}
const undone: (() => void)[] = []
afterEach(() => {
  for (const undo of undone.splice(0)) undo()
  vi.useRealTimers()
})

function shown(
  record: GameRecord,
): Pick<LocalDaleMatch, 'stop'> & { readonly moves: readonly string[]; readonly end: object } {
  const { history, stop } = new LocalDaleMatch(record)
  const { rules: _, ...end } = writePosition(history.pause.now)
  return { moves: movesOf(history), stop, end }
}

/** A frozen game as it is kept today: with its moves. */
function withMoves(frozen: { readonly record: unknown }): GameRecord & { readonly moves: readonly string[] } {
  const record = frozen.record as GameRecord
  return { ...record, title: 'dale', rules: 1, moves: new LocalDaleMatch(record).kept.moves ?? [] }
}

describe.each(Object.entries(FROZEN))('%s', (_, { record }) => {
  test('looking at a game writes nothing', async () => {
    vi.useFakeTimers()
    const kept = keeping(record)
    await lookEverywhere(kept, record.game)
    expect(kept.writes).toEqual([])
  })

  test('a card that changed does not cut a game short', async () => {
    vi.useFakeTimers()
    for (const deck of record.table.decks) changeCard(`${deck}-2` as Parameters<typeof cardType>[0], 7)
    const kept = keeping(record)
    await lookEverywhere(kept, record.game)
    await vi.runAllTimersAsync()
    expect(await kept.store.read(record.game)).toEqual(record)
  })

  test('a changed card does not turn it into another game, and the stored moves are shown', async () => {
    const kept = withMoves({ record })
    for (const deck of record.table.decks) changeCard(`${deck}-2` as Parameters<typeof cardType>[0], 7)
    const { moves, stop } = shown(kept)
    expect(moves).toEqual(kept.moves.slice(0, moves.length))
    expect(stop === undefined).toBe(moves.length === kept.moves.length)
    expect(moves.length).toBeGreaterThan(0)
  })
})

test('a game is replayed from its moves where its answers mean something else', async () => {
  const whole = withMoves(two)
  const last = ([first = 0, ...more]: readonly number[]): number[] => [...more, first + 1]
  const answers = whole.answers.map((answer, at) => (at % 7 === 3 ? last(answer) : answer))
  expect(shown({ ...whole, answers })).toEqual({ moves: whole.moves, stop: undefined, end: two.end.position })
})

test('answers that were cut off are made good by the moves', () => {
  const whole = withMoves(three)
  for (const left of [0, 1, 50, 51, 52, 200]) {
    const cut = { ...whole, answers: whole.answers.slice(0, left) }
    expect(shown(cut)).toEqual({ moves: whole.moves, stop: undefined, end: three.end.position })
  }
})

describe('a game that stops on the way', () => {
  const whole = withMoves(two)
  const moves = whole.moves.with(20, 'p1 build junk,junk,junk')
  const broken = { ...whole, moves, answers: [] }

  test('says so wherever it is opened, and stays as it is', async () => {
    const kept = keeping(broken)
    await lookEverywhere(kept, broken.game)

    expect(await kept.host.checkGame(broken.game)).toMatchObject({ fault: 'stopped', played: 20, kept: moves.length })
    expect(await kept.host.open(broken.game, () => undefined)).toBeUndefined()
    expect((await kept.host.replay(broken.game))?.moves.map(({ line }) => line)).toEqual(moves.slice(0, 20))
    expect((await kept.host.games()).map(({ game }) => game)).toEqual([broken.game])
    expect(kept.writes).toEqual([])
  })

  test('is downloaded whole, and can be imported again', async () => {
    const { host } = keeping(broken)
    const text = await host.save(broken.game)
    expect(JSON.parse(text)).toEqual(broken)

    const again = (await host.load(text)) as string
    expect(await host.checkGame(again)).toMatchObject({ fault: 'stopped', played: 20, kept: moves.length })
    expect(JSON.parse(await host.save(again))).toMatchObject({ moves, table: broken.table })
  })

  test('goes on as a new game', async () => {
    const { host, store } = keeping(broken)
    const game = await host.continueFrom(broken.game, Number.POSITIVE_INFINITY, broken.table.seats)
    expect(await host.checkGame(game)).toBeUndefined()
    expect(await host.open(game, () => undefined)).toBeDefined()
    expect((await host.replay(game))?.moves.map(({ line }) => line)).toEqual(moves.slice(0, 20))
    expect(await store.read(broken.game)).toEqual(broken)
  })

  test('opens from a file too; a file without a single move that works is refused', async () => {
    const { host } = keeping(broken)
    const file = JSON.parse(two.saved) as { readonly moves: readonly string[] }
    const typo = { ...file, moves: file.moves.with(20, 'no move at all') }
    const game = (await host.load(JSON.stringify(typo))) as string
    expect(await host.checkGame(game)).toMatchObject({ fault: 'stopped', played: 20, kept: file.moves.length })

    const refusal = await host.load(JSON.stringify({ ...file, moves: file.moves.with(0, 'p1 buy 9') }))
    expect(refusal).toMatchObject({ facts: { move: 1 } })
  })
})

describe('records that no game can be played by', () => {
  const { table } = two.record
  const DAMAGED: readonly (readonly [string, object])[] = [
    ['no table', { table: undefined }],
    ['no seats', { table: { ...table, seats: undefined } }],
    [
      'a seat of a kind nobody knows',
      {
        table: {
          ...table,
          seats: [
            { name: 'A', kind: 'wizard' },
            { name: 'B', kind: 'me' },
          ],
        },
      },
    ],
    ['a deck nobody knows', { table: { ...table, decks: ['owls', 'foxes', 'dragons'] } }],
    ['too few decks', { table: { ...table, decks: ['owls'] } }],
    ['no seed', { seed: undefined }],
    ['a seed that is no text', { seed: 7 }],
    ['no starter', { starter: 'p1' }],
    ['no answers', { answers: undefined }],
    ['answers that are no lists', { answers: ['a', 'b'] }],
    ['answers of words', { answers: [['0']] }],
    ['moves that are no texts', { moves: [1, 2] }],
    ['moves that are no list', { moves: 'p1 pass' }],
    ['a version that is none', { rules: 'one' }],
    ['a newer version', { rules: 99 }],
  ]

  test.each(DAMAGED)('%s: kept, listed apart, never opened, downloaded as it is', async (what, change) => {
    const record = { ...two.record, ...change }
    const kept = keeping(record)
    await lookEverywhere(kept, record.game)
    const fault = { fault: what === 'a newer version' ? 'newer' : 'damaged' }

    expect(await kept.host.games()).toEqual([])
    expect(await kept.host.unreadGames()).toMatchObject([{ game: record.game, fault }])
    expect(await kept.host.checkGame(record.game)).toEqual(fault)
    expect(await kept.host.open(record.game, () => undefined)).toBeUndefined()
    expect(await kept.host.replay(record.game)).toBeUndefined()
    expect(await kept.host.save(record.game)).toBe(JSON.stringify(record, undefined, 2))
    expect(kept.writes).toEqual([])
    expect(await kept.store.read(record.game)).toBe(record)
  })

  test('damage in data that only the list shows does no harm', async () => {
    const { host } = keeping({ ...two.record, state: { turn: 'one' }, playedAt: 'yesterday' })
    expect(await host.games()).toMatchObject([{ turn: 1, playedAt: 0 }])
    expect(await host.checkGame(two.record.game)).toBeUndefined()
  })

  test.each(['', '{', 'null', '[]', '{}', '{"answers":[]}', '{"game":"dale","rules":99,"players":2}'])(
    'a file with %s is refused',
    async (text) => {
      const { host, writes } = keeping(two.record)
      expect(await host.load(text)).toMatchObject({ facts: {} })
      expect(writes).toEqual([])
    },
  )
})

test('a game of long ago that is played on keeps all its answers, and gets its name, its version and its moves', async () => {
  const { host, store } = keeping(running.record)
  const link = await host.open(running.record.game, () => undefined)
  await link?.setPace(0)
  const { decision } = new LocalDaleMatch(running.record as unknown as GameRecord).history.pause
  expect(decision?.seat).toBe(0)
  expect(await link?.answer(running.record.answers.length, [[decision?.options.length === 0 ? -1 : 0]])).toBeUndefined()

  const kept = await store.read(running.record.game)
  expect(kept?.answers.slice(0, running.record.answers.length)).toEqual(running.record.answers)
  expect(kept?.answers.length).toBeGreaterThan(running.record.answers.length)
  expect(kept).toMatchObject({ title: 'dale', rules: 1, seed: running.record.seed, saves: 1 })
  expect(kept?.moves?.slice(0, 10)).toEqual((JSON.parse(running.saved) as GameRecord).moves?.slice(0, 10))
})
