/** The source of gold that decided a game. */
import { expect, test } from 'vitest'
import type { Score } from './score.ts'
import { decidedBy } from './score.ts'

const score = (sales: number, pool: number, corruptionGold: number, total: number): Score => ({
  sales: [sales, 0, 0],
  guilds: 0,
  townsfolk: 0,
  pool,
  before: sales + pool,
  symbols: { red: 0, green: 0, blue: 0, yellow: 0 },
  corruption: 0,
  corruptionGold,
  total,
})

test('the source in which the winner was furthest ahead decided the game', () => {
  const own = score(60, 0, -4, 76)
  expect(decidedBy(score(90, 20, -30, 90), own)).toEqual({ by: 'sales', winner: 90, loser: 60 })
  expect(decidedBy(score(70, 20, -30, 80), own)).toEqual({ by: 'people', winner: 20, loser: 0 })
})

test('corruption decides a game that sales lose', () => {
  expect(decidedBy(score(60, 0, 0, 60), score(70, 0, -40, 30))).toMatchObject({ by: 'corruption', winner: 0 })
})
