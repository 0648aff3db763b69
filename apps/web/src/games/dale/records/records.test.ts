/** Which games count for records, and what they add up to. */
import { expect, test } from 'vitest'
import type { GameRecord } from '../local/record.ts'
import { LocalDaleStore } from '../local/local-dale-store.ts'
import type { SeatKind } from '../match-types.ts'
import { memoryStore } from '../../../worker/match-database.ts'
import type { GameResult } from './game-result.ts'
import { recordsFile, resultOf } from './game-result.ts'
import { recordsOf } from './records.ts'

function finished(kinds: readonly SeatKind[], winners: readonly number[], more: Partial<GameRecord> = {}): GameRecord {
  return {
    game: 'a',
    title: 'dale',
    rules: 1,
    table: {
      seats: kinds.map((kind) => ({ kind, name: 'Ana' })),
      decks: ['platypuses', 'polecats', 'sloths'],
      teams: false,
    },
    starter: 0,
    seed: 'seed',
    answers: [],
    state: { turn: 27, stacks: [8, 3], winners, waitsFor: undefined },
    playedAt: 5,
    ...more,
  }
}

const result = (at: number, hasWon: boolean, more: Partial<GameResult> = {}): GameResult => ({
  game: `game-${at}`,
  playedAt: at,
  decks: ['owls'],
  players: 2,
  against: 'novice',
  turns: 10,
  hasWon,
  ...more,
})

test('a game counts once it is over, with the number of the player’s own turns', () => {
  expect(resultOf(finished(['me', 'novice'], []))).toBeUndefined()
  expect(resultOf(finished(['me', 'novice'], [0]))).toMatchObject({ hasWon: true, turns: 14, against: 'novice' })
  expect(resultOf(finished(['seasoned', 'me', 'seasoned'], [0]))).toMatchObject({ hasWon: false, turns: 9 })
})

test('several computers count as the easiest of them, people as people', () => {
  expect(resultOf(finished(['me', 'seasoned', 'novice'], [0]))?.against).toBe('novice')
  expect(resultOf(finished(['me', 'guest'], [1]))?.against).toBe('people')
  expect(resultOf(finished(['me', 'guest', 'seasoned'], [1]))?.against).toBe('seasoned')
  const teams = finished(['me', 'seasoned', 'novice', 'seasoned'], [0, 2])
  expect(resultOf({ ...teams, table: { ...teams.table, teams: true } })?.against).toBe('seasoned')
})

test('games without me, imported ones and those continued from a replay do not count', () => {
  expect(resultOf(finished(['guest', 'novice'], [0]))).toBeUndefined()
  expect(resultOf(finished(['me', 'novice'], [0], { origin: 'loaded' }))).toBeUndefined()
  expect(resultOf(finished(['me', 'novice'], [0], { origin: 'continued' }))).toBeUndefined()
})

test('wins add up by deck and level; a defeat ends a streak', () => {
  const results = [
    result(3, true, { turns: 9 }),
    result(1, true, { turns: 12, decks: ['owls', 'foxes'] }),
    result(2, false),
    result(4, true, { turns: 9, against: 'people' }),
  ]

  const { all, against, decks, streak, longestStreak, best } = recordsOf(results)

  expect(all).toEqual({ games: 4, wins: 3 })
  expect(against).toEqual([
    { opponents: 'novice', games: 3, wins: 2 },
    { opponents: 'seasoned', games: 0, wins: 0 },
    { opponents: 'people', games: 1, wins: 1 },
  ])
  const strong = recordsOf([...results, result(5, false, { against: 'master' })])
  expect(strong.against.map(({ opponents }) => opponents)).toEqual(['novice', 'seasoned', 'master', 'people'])
  expect(decks.filter(({ games }) => games > 0)).toEqual([
    { deck: 'foxes', games: 1, wins: 1 },
    { deck: 'owls', games: 4, wins: 3 },
  ])
  expect([streak, longestStreak]).toEqual([2, 2])
  expect(best.map(({ game }) => game)).toEqual(['game-3', 'game-4', 'game-1'])
  expect(recordsOf([])).toMatchObject({ streak: 0, longestStreak: 0 })
})

test('records outlive their games, also twice deleted ones', async () => {
  const host = new LocalDaleStore(memoryStore([finished(['me', 'novice'], [0])]))
  const before = await host.results()

  await host.deleteGame('a')

  expect(before).toHaveLength(1)
  expect(await host.games()).toEqual([])
  expect(await host.results()).toEqual(before)
  await host.deleteGame('a')
  expect(await host.results()).toEqual(before)
})

test('records are exported as a file, and known results are not counted twice', async () => {
  const results = [result(1, true), result(2, false)]
  const host = new LocalDaleStore(memoryStore([finished(['me', 'novice'], [0])]))

  const read = recordsFile.read(recordsFile.write([...results, ...(await host.results())]))

  expect(await host.addResults(read ?? [])).toBe(2)
  expect(await host.addResults(read ?? [])).toBe(0)
  expect(await host.results()).toHaveLength(3)
})

test('a file that is none of ours, or is damaged, is refused whole', () => {
  const text = recordsFile.write([result(1, true)])

  expect(recordsFile.read('nothing')).toBeUndefined()
  expect(recordsFile.read('{"results":[]}')).toBeUndefined()
  expect(recordsFile.read(text.replace('owls', 'unicorns'))).toBeUndefined()
  expect(recordsFile.read(text.replace('"turns": 10', '"turns": -1'))).toBeUndefined()
})
