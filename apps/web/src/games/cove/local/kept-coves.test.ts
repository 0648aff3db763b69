/** Kept games of the Cove stay as they are: looking at them writes nothing, and what no longer fits the rules is not cut off. */
import { movesOf, townsfolk } from '@merchants/cove'
import { describe, expect, test } from 'vitest'
import running from '../../../testing/frozen/cove-running.json' with { type: 'json' }
import solo from '../../../testing/frozen/cove-solo.json' with { type: 'json' }
import two from '../../../testing/frozen/cove-two.json' with { type: 'json' }
import type { Store } from '../../../worker/match-database.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalCoveStore } from './local-cove-store.ts'
import type { CoveRecord } from './record.ts'
import { LocalCoveMatch } from './local-cove-match.ts'

interface Kept {
  readonly host: LocalCoveStore
  readonly store: Store<CoveRecord>
  readonly writes: unknown[]
}

function keeping(record: unknown): Kept {
  const inner = memoryStore([record as CoveRecord])
  const writes: unknown[] = []
  const write = (next: CoveRecord): Promise<boolean> => {
    writes.push(next)
    return inner.write(next)
  }
  const store = { ...inner, write }
  return { host: new LocalCoveStore(store), store, writes }
}

async function lookEverywhere({ host }: Kept, game: string): Promise<void> {
  await host.games()
  await host.open(game, () => undefined)
  await host.watchAgain(game)
  await host.lastView(game)
  await host.save(game)
}

const withMoves = (record: unknown): CoveRecord & { readonly moves: readonly string[] } => {
  const { moves = [], ...kept } = new LocalCoveMatch(record as CoveRecord).kept
  return { ...kept, moves }
}

describe.each([
  ['solo', solo],
  ['two humans', two],
  ['a game that goes on', running],
])('%s', (_, { record }) => {
  test('looking at a game writes nothing', async () => {
    const kept = keeping(record)
    await lookEverywhere(kept, record.game)
    expect(kept.writes).toEqual([])
  })

  test('answers that mean something else are made good by the moves', () => {
    const whole = withMoves(record)
    const answers = whole.answers.map((answer, at) => (at === 9 ? [] : answer))
    const { history, stop } = new LocalCoveMatch({ ...whole, answers })
    expect(stop).toBeUndefined()
    expect(movesOf(history)).toEqual(movesOf(new LocalCoveMatch(record as unknown as CoveRecord).history))
  })
})

test('a card that changed does not cut a game short, and does not turn it into another', async () => {
  const whole = withMoves(two.record)
  const changed = new Set(whole.moves.flatMap((move) => /hire (\S+)/.exec(move)?.[1] ?? []))
  const types = [...changed].map((id) => townsfolk(id as Parameters<typeof townsfolk>[0]) as { ability?: unknown })
  const before = types.map(({ ability }) => ability)
  try {
    for (const type of types) type.ability = undefined
    const { history } = new LocalCoveMatch(whole)
    const moves = movesOf(history)
    expect(moves).toEqual(whole.moves.slice(0, moves.length))
    const kept = keeping(whole)
    await lookEverywhere(kept, whole.game)
    expect(kept.writes).toEqual([])
    expect(await kept.store.read(whole.game)).toEqual(whole)
  } finally {
    types.forEach((type, at) => (type.ability = before[at]))
  }
})

describe('a game that stops on the way', () => {
  const whole = withMoves(solo.record)
  const broken = { ...whole, answers: [], moves: whole.moves.with(12, 'p1 go nowhere') }

  test('says so, can only be looked at, and is downloaded and imported whole', async () => {
    const kept = keeping(broken)
    const fault = { fault: 'stopped', played: 12, kept: whole.moves.length }
    await lookEverywhere(kept, broken.game)
    expect(await kept.host.checkGame(broken.game)).toMatchObject(fault)
    expect(await kept.host.open(broken.game, () => undefined)).toBeUndefined()
    expect((await kept.host.watchAgain(broken.game)).length).toBeGreaterThan(0)
    expect(kept.writes).toEqual([])

    const text = await kept.host.save(broken.game)
    expect(JSON.parse(text)).toEqual(broken)
    expect(await kept.host.checkGame((await kept.host.load(text)) as string)).toMatchObject(fault)
  })

  test('goes on as a new game', async () => {
    const { host, store } = keeping(broken)
    const game = await host.continueStopped(broken.game)
    expect(await host.checkGame(game)).toBeUndefined()
    expect((await store.read(game))?.moves).toEqual(whole.moves.slice(0, 12))
    expect(await host.open(game, () => undefined)).toBeDefined()
    expect(await store.read(broken.game)).toEqual(broken)
  })
})

const { table } = solo.record
test.each([
  ['no table', { table: undefined }],
  ['no setup', { table: { names: [] } }],
  ['a merchant nobody knows', { table: { ...table, setup: { ...table.setup, merchants: ['wizard'] } } }],
  ['no seed', { seed: '' }],
  ['no answers', { answers: null }],
  ['moves that are no list', { moves: {} }],
  ['a newer version', { rules: 2 }],
])('a record with %s is kept, listed apart, never opened, and downloaded as it is', async (what, change) => {
  const record = { ...solo.record, ...change }
  const kept = keeping(record)
  await lookEverywhere(kept, record.game)
  const fault = { fault: what === 'a newer version' ? 'newer' : 'damaged' }
  expect(await kept.host.games()).toEqual([])
  expect(await kept.host.unreadGames()).toMatchObject([{ game: record.game, fault }])
  expect(await kept.host.open(record.game, () => undefined)).toBeUndefined()
  expect(await kept.host.save(record.game)).toBe(JSON.stringify(record, undefined, 2))
  expect(kept.writes).toEqual([])
})
