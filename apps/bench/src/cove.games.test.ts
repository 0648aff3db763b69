/** The measurement of the Cove: games are the same by number, and figures fit together. */
import { expect, test } from 'vitest'
import { benchCove, playCoveGame } from './cove.ts'

test('a game by its number is always the same game', () => {
  for (let game = 0; game < 36; game++) {
    expect(playCoveGame(game)).toBe(playCoveGame(game))
    expect(playCoveGame(game)).toBeGreaterThan(30)
  }
})

test('figures fit together', () => {
  const { games, decisions, decisionsPerGame, decisionsPerSecond, nsPerDecision, gamesPerSecond } = benchCove({
    seconds: 0.1,
    games: 20,
    seed: 1,
  })

  expect(games).toBe(20)
  expect(decisionsPerGame).toBeCloseTo(decisions / games, 1)
  expect(nsPerDecision * decisionsPerSecond).toBeGreaterThan(0.9e9)
  expect(nsPerDecision * decisionsPerSecond).toBeLessThan(1.1e9)
  expect(gamesPerSecond).toBeGreaterThan(0)
})
