/** Tmp. */
import { fastChance, hash } from '@merchants/tabletop'
import { test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { eagerPlayer } from './eager-player.ts'
import { recordGame } from './record.ts'
import { runText } from '../notation/run.ts'
import { writeSavedGame } from '../notation/saved.ts'
import { writePosition } from '../notation/position.ts'
import type { Deck } from '../card.ts'
const games: { name: string, n: number, players: number; teams: boolean; starter: number; decks: Deck[] }[] = [
  { name: 'two-players', n: 6, players: 2, teams: false, starter: 0, decks: ['macaws', 'pandas', 'raccoons'] },
  { name: 'three-players', n: 9, players: 3, teams: false, starter: 2, decks: ['platypuses', 'owls', 'foxes', 'crocodiles'] },
  { name: 'four-players', n: 27, players: 4, teams: false, starter: 1, decks: ['sloths', 'polecats', 'ocelots', 'penguins', 'macaws'] },
  { name: 'two-teams', n: 20, players: 4, teams: true, starter: 3, decks: ['beavers', 'penguins', 'squirrels', 'owls'] },
  { name: 'copies-and-reactions', n: 17, players: 3, teams: false, starter: 0, decks: ['chameleons', 'owls', 'beavers', 'squirrels'] },
]
test('g', () => {
  for (const { name, n, ...g } of games) {
    const start = { ...g, seed: `golden ${n}` }
    const { moves, end, log } = recordGame(start, eagerPlayer(fastChance(n)))
    const json = writeSavedGame({ ...start, moves })
    const r = runText(JSON.stringify(json))
    const ok = JSON.stringify(r.result.position) === JSON.stringify(writePosition(end.now))
    writeFileSync(`packages/dale/src/testing/golden/${name}.json`, JSON.stringify(json))
    console.log(`  { name: '${name}', game: ${name}, moves: ${moves.length}, end: ${hash(JSON.stringify(r.result.position))}, winner: ${JSON.stringify(r.result.winner)}, log: ${log.length} }`, ok, end.now.turn)
  }
})
