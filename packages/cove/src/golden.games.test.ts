/** Whole games kept as text: played again they end as they always have. */
import { hash } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { runText } from './notation/run.ts'
import soloAlchemist from './testing/golden/solo-alchemist.json' with { type: 'json' }
import soloBlacksmith from './testing/golden/solo-blacksmith.json' with { type: 'json' }
import twoHumans from './testing/golden/two-humans.json' with { type: 'json' }

// A change of a rule shows here as another end, or as a move that is no longer legal. If it is meant to be, renew the numbers;
// a game that no longer plays is recorded again: `recordGame(start, randomPlayer(fastChance(1)))` in testing/ gives its moves.
const GAMES = [
  { name: 'solo Blacksmith', game: soloBlacksmith, end: 3632620414, winner: ['huckster'], log: 648 },
  { name: 'solo Alchemist', game: soloAlchemist, end: 3821147497, winner: ['huckster'], log: 667 },
  { name: 'two humans', game: twoHumans, end: 2118204030, winner: ['huckster'], log: 796 },
]

test.each(GAMES)('$name', ({ game, end, winner, log }) => {
  const { exitCode, result } = runText(JSON.stringify(game))

  expect(result.error).toBeUndefined()
  expect(exitCode).toBe(0)
  expect({ end: hash(JSON.stringify(result.position)), winner: result.winner, log: result.log?.length }).toEqual({
    end,
    winner,
    log,
  })
})
