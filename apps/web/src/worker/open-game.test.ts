/** Two pages of one browser and one game: neither writes over what the other has written. Locks are tried in a real browser. */
import { describe, expect, test, vi } from 'vitest'
import type { KeptRecord } from './kept-record.ts'
import { type Locks, OpenGame } from './open-game.ts'
import type { Store } from './match-database.ts'
import { memoryStore } from './match-database.ts'

const GAME: KeptRecord = { game: 'g', seed: '0', answers: [], playedAt: 0 }

const answered =
  (...options: readonly number[]) =>
  (): KeptRecord => ({
    ...GAME,
    answers: options.map((option) => [option]),
  })

const answersIn = async (store: Store<KeptRecord>): Promise<unknown> => (await store.read('g'))?.answers

/** A page that has the game open, and how often it has lost it. */
function page(store: Store<KeptRecord>): { readonly open: OpenGame<KeptRecord>; readonly onLost: () => void } {
  return { open: new OpenGame(store, 'dale', undefined), onLost: vi.fn<() => void>() }
}

describe('where the browser has no locks, as on a plain http address', () => {
  test('the page that plays keeps the game, move after move', async () => {
    const store = memoryStore([GAME])
    const { open, onLost } = page(store)
    await open.hold('g', onLost)
    const kept = await Promise.all([open.keep(answered(1)), open.keep(answered(1, 2)), open.keep(answered(1, 2, 3))])
    expect(kept).toEqual([true, true, true])
    expect(await answersIn(store)).toEqual([[1], [2], [3]])
    expect((await store.read('g'))?.saves).toBe(3)
    open.leave()
  })

  test('a page whose game was taken over writes nothing and shows it', async () => {
    const store = memoryStore([GAME])
    const [one, two] = [page(store), page(store)]
    await one.open.hold('g', one.onLost)
    await one.open.keep(answered(1))
    await two.open.hold('g', two.onLost, true)
    expect(two.open.isOurs).toBe(true)
    expect(await two.open.keep(answered(1, 2))).toBe(true)

    expect(await one.open.keep(answered(1, 9))).toBe(false)
    expect(one.open.elsewhere).toBe('taken')
    expect(one.onLost).toHaveBeenCalledTimes(1)
    expect(await answersIn(store)).toEqual([[1], [2]])

    await one.open.hold('g', one.onLost, true)
    expect(await one.open.keep(answered(1, 2, 3))).toBe(true)
    expect(await two.open.keep(answered(1, 2, 9))).toBe(false)
    expect(await answersIn(store)).toEqual([[1], [2], [3]])
    one.open.leave()
  })

  test('a game that was deleted meanwhile does not come back', async () => {
    const store = memoryStore([GAME])
    const { open, onLost } = page(store)
    await open.hold('g', onLost)
    await open.keep(answered(1))
    await store.remove('g')
    expect(await open.keep(answered(1, 2))).toBe(false)
    expect(await store.read('g')).toBeUndefined()
    open.leave()
  })

  test('a write that fails does not stop the next one', async () => {
    const store = memoryStore([GAME])
    const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('no space'))
    const { open, onLost } = page(store)
    await open.hold('g', onLost)
    await expect(open.keep(answered(1))).rejects.toThrow('no space')
    expect(await open.keep(answered(1, 2))).toBe(true)
    expect(write).toHaveBeenCalledTimes(2)
    open.leave()
  })
})

/** Locks of a browser that is too busy to grant any in time, and says only when asked whether one is free. */
function busyLocks(isFree: boolean): Locks {
  type Granted = (lock: Lock | null) => unknown
  const request = ((name: string, { signal, ifAvailable = false }: LockOptions, granted: Granted) =>
    ifAvailable
      ? Promise.resolve(granted(isFree ? { name, mode: 'exclusive' } : null))
      : new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })) as Locks['request']
  return { request }
}

test.each([
  [true, undefined],
  [false, 'open'],
] as const)(
  'in a busy browser a lock that is free (%s) is not taken for one of another page',
  async (isFree, where) => {
    const open = new OpenGame(memoryStore([GAME]), 'dale', busyLocks(isFree))
    await open.hold('g', () => undefined)

    expect(open.elsewhere).toBe(where)
    open.leave()
  },
)
