/** Whole games kept as text: played again they end as they always have. Those of version 1 of the rules say no version. */
import { hash } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { PositionJson } from './notation/position.ts'
import { runText } from './notation/run.ts'
import copiesAndReactions from './testing/golden/copies-and-reactions.json' with { type: 'json' }
import fourPlayers from './testing/golden/four-players.json' with { type: 'json' }
import lastingTeams from './testing/golden/lasting-teams.json' with { type: 'json' }
import lastingThree from './testing/golden/lasting-three-players.json' with { type: 'json' }
import lastingTwo from './testing/golden/lasting-two-players.json' with { type: 'json' }
import threePlayers from './testing/golden/three-players.json' with { type: 'json' }
import twoPlayers from './testing/golden/two-players.json' with { type: 'json' }
import twoTeams from './testing/golden/two-teams.json' with { type: 'json' }

// A change of a rule shows here as another end, or as a move that is no longer legal. If it is meant to be, renew the numbers;
// a game that no longer plays is recorded again: `recordGame(start, eagerPlayer(fastChance(1)))` in testing/ gives its moves.
const GAMES = [
  { name: 'two players', game: twoPlayers, end: 189451941, winner: ['p2'], log: 957 },
  { name: 'three players', game: threePlayers, end: 2783176626, winner: ['p3'], log: 1387 },
  { name: 'four players', game: fourPlayers, end: 633387268, winner: ['p4'], log: 1298 },
  { name: 'two teams', game: twoTeams, end: 166533916, winner: ['p2', 'p4'], log: 1078 },
  { name: 'version 2, two players', game: lastingTwo, end: 915923567, winner: ['p1'], log: 595 },
  { name: 'version 2, three players', game: lastingThree, end: 1522207233, winner: ['p3'], log: 1067 },
  { name: 'version 2, teams that ask for help', game: lastingTeams, end: 282834020, winner: null, log: 1067 },
  { name: 'copies and reactions', game: copiesAndReactions, end: 57062572, winner: ['p1'], log: 816 },
]

test.each(GAMES)('$name', ({ game, end, winner, log }) => {
  const { exitCode, result } = runText(JSON.stringify(game))

  expect(result.error).toBeUndefined()
  expect(exitCode).toBe(0)
  const { rules: _, ...position } = result.position as PositionJson
  expect({ end: hash(JSON.stringify(position)), winner: result.winner, log: result.log?.length }).toEqual({
    end,
    winner,
    log,
  })
})
