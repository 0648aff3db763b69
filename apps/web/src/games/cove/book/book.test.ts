/** The harbour book is made of the finished solo games of this browser. */
import { FIRST_GAME } from '@merchants/cove'
import { describe, expect, test } from 'vitest'
import solo from '../../../testing/frozen/cove-solo.json' with { type: 'json' }
import two from '../../../testing/frozen/cove-two.json' with { type: 'json' }
import running from '../../../testing/frozen/cove-running.json' with { type: 'json' }
import { memoryStore } from '../../../worker/match-database.ts'
import { dailyOf } from '../daily/daily.ts'
import { LocalCoveStore } from '../local/local-cove-store.ts'
import type { CoveRecord } from '../local/record.ts'
import { bookOf, stampsIn } from './book.ts'
import type { CoveResult } from './cove-result.ts'
import { bookFile } from './cove-result.ts'

const storeOf = (...records: readonly { readonly record: unknown }[]): LocalCoveStore =>
  new LocalCoveStore(memoryStore(records.map(({ record }) => record as CoveRecord)))

const result = (playedAt: number, more: Partial<CoveResult> = {}): CoveResult => ({
  game: `game-${playedAt}`,
  playedAt,
  setup: FIRST_GAME,
  seed: 'seed',
  gold: 60,
  his: 50,
  hasWon: true,
  ...more,
})

const TODAY = 20_775
const onDay = (day: number): CoveResult => result(day, dailyOf(day))

describe('results', () => {
  test('a solo game counts once it is over; two players and running games do not', async () => {
    const results = await storeOf(solo, two, running).results()

    expect(results).toMatchObject([
      { game: solo.record.game, seed: solo.record.seed, setup: { merchants: ['alchemist'] } },
    ])
  })

  test('a game from a file or a link does not count', async () => {
    const host = storeOf()
    await host.load(solo.saved)

    expect(await host.games()).toHaveLength(1)
    expect(await host.results()).toEqual([])
  })

  test('they outlive their games, and travel as a file', async () => {
    const host = storeOf(solo)
    const before = await host.results()
    await host.deleteGame(solo.record.game)

    expect(await host.games()).toEqual([])
    expect(await host.results()).toEqual(before)
    const read = bookFile.read(bookFile.write(await host.results())) ?? []
    const other = storeOf()
    expect([await other.addResults(read), await other.addResults(read)]).toEqual([1, 0])
    expect(await other.results()).toEqual(before)
  })

  test('a damaged file, or one of another game, is refused whole', () => {
    const text = bookFile.write([result(1)])

    expect(bookFile.read(text)).toEqual([result(1)])
    expect(bookFile.read(text.replace('criminals', 'pirates'))).toBeUndefined()
    expect(bookFile.read(text.replace('"gold": 60', '"gold": -60'))).toBeUndefined()
    expect(bookFile.read(text.replace('merchants-cove-book', 'merchants-table-records'))).toBeUndefined()
  })
})

test('a stamp for each merchant, level, rogue card and pair of townsfolk, with the most gold', () => {
  const hard = { ...FIRST_GAME, level: 'hard', rogue: 'robbers' } as const
  const book = bookOf([result(1), result(2, { gold: 71, hasWon: false }), result(3, { setup: hard, gold: 40 })], TODAY)

  expect(stampsIn(book)).toHaveLength(36)
  const [normal, strong] = book.pages.filter(({ merchant }) => merchant === 'blacksmith')
  expect(normal?.rows[0]?.stamps[0]).toEqual({ without: 'sailors', games: 2, wins: 1, best: 71 })
  expect(strong?.rows[2]?.stamps[0]).toEqual({ without: 'sailors', games: 1, wins: 1, best: 40 })
  expect(stampsIn(book).filter(({ games }) => games > 0)).toHaveLength(2)
  expect(book).toMatchObject({ all: { games: 3, wins: 2 }, best: 71, streak: 1, longestStreak: 1, days: 0 })
  expect(bookOf([], TODAY)).toMatchObject({ best: 0, streak: 0, longestStreak: 0, days: 0 })
})

test('days in a row last until a day was missed', () => {
  const days = (...played: readonly number[]): number => bookOf(played.map(onDay), TODAY).days

  expect(days(TODAY, TODAY - 1, TODAY - 2, TODAY - 4)).toBe(3)
  expect(days(TODAY - 1, TODAY - 2)).toBe(2)
  expect(days(TODAY - 2)).toBe(0)
})
