/** A finished game of the Cove online is kept in this browser like a game that was played here. */
import type { Proof } from '@merchants/protocol'
import { describe, expect, test } from 'vitest'
import frozen from '../../../testing/frozen/cove-online.json' with { type: 'json' }
import { memoryStore } from '../../../worker/match-database.ts'
import { LocalCoveStore } from './local-cove-store.ts'
import type { CoveRecord } from './record.ts'

// This file is never renewed.
const proofOf = (changes: object): Proof => ({ ...frozen.proof, ...changes }) as unknown as Proof
const proof = proofOf({})
const COMPANY = { names: ['Ana', 'Bo'], isWatched: false }

function newStore(): { host: LocalCoveStore; all: () => Promise<readonly CoveRecord[]> } {
  const store = memoryStore<CoveRecord>()
  return { host: new LocalCoveStore(store), all: () => store.all() }
}

describe('a finished game', () => {
  test('is listed with its end and its names', async () => {
    const { host } = newStore()
    const game = await host.importFinished(proof, COMPANY)

    expect(game).toBe('abcdefghijkl-1')
    const [kept] = await host.games()
    expect(kept).toMatchObject({ game, phase: 'over', winners: frozen.proof.winners, table: { names: ['Ana', 'Bo'] } })
    expect(kept?.gold).toHaveLength(3)
    expect(await host.checkGame('abcdefghijkl-1')).toBeUndefined()
  })

  test('can be opened, watched again from its first picture, and shared with its seed and moves', async () => {
    const { host } = newStore()
    const game = (await host.importFinished(proof, COMPANY)) ?? ''
    const last = await host.lastView(game)

    expect(last?.seed).toBe(proof.seed)
    expect(last?.step).toBe(proof.answers.length)
    expect((await host.watchAgain(game)).at(-1)?.view.phase).toBe('over')
    const elsewhere = newStore().host
    const loaded = await elsewhere.load(await host.save(game))
    expect(await elsewhere.lastView(typeof loaded === 'string' ? loaded : loaded.key)).toMatchObject({
      view: { winners: frozen.proof.winners },
    })
  })

  test('is saved once, with its written moves', async () => {
    const { host, all } = newStore()
    await host.importFinished(proof, COMPANY)
    await host.importFinished(proof, COMPANY)
    const records = await all()

    expect(records).toHaveLength(1)
    expect(records[0]?.moves?.length).toBeGreaterThan(50)
  })

  test('that this browser only watched is marked as such', async () => {
    const { host } = newStore()
    await host.importFinished(proof, { ...COMPANY, isWatched: true })

    expect(await host.games()).toMatchObject([{ table: { isWatched: true } }])
  })
})

test('an unfinished game is not saved', async () => {
  const { host, all } = newStore()
  const broken = proofOf({ answers: frozen.proof.answers.slice(0, 40), winners: [], ending: 'agreed' })

  expect(await host.importFinished(broken, COMPANY)).toBeUndefined()
  expect(await all()).toEqual([])
})

test('a proof of another game is not saved', async () => {
  const { host, all } = newStore()
  const other = proofOf({ plays: { game: 'dale', rules: 1, setup: {} } })

  expect(await host.importFinished(other, COMPANY)).toBeUndefined()
  expect(await all()).toEqual([])
})
