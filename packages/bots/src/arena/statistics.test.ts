/** Ratings. */
import { expect, test } from 'vitest'
import { elo } from './statistics.ts'

test('winning 10 of 11 games is worth 400 points, and chains add up', () => {
  const ratings = elo(
    ['a', 'b', 'c'],
    [
      { a: 'b', b: 'a', wins: 1000, games: 1100 },
      { a: 'c', b: 'b', wins: 1000, games: 1100 },
    ],
  )
  expect(ratings.get('a')).toBeCloseTo(1500, 0)
  expect(ratings.get('b')).toBeCloseTo(1900, 0)
  expect(ratings.get('c')).toBeCloseTo(2300, 0)
})
