/** Tmp. */
import { fastChance, hash } from '@merchants/tabletop'
import { test } from 'vitest'
import { eagerPlayer } from './eager-player.ts'
import { recordGame } from './record.ts'
import { runText } from '../notation/run.ts'
import { writeSavedGame } from '../notation/saved.ts'
import { writePosition } from '../notation/position.ts'
import type { Deck } from '../card.ts'
const games: { players: number; teams: boolean; starter: number; decks: Deck[] }[] = [
  { players: 2, teams: false, starter: 0, decks: ['macaws', 'pandas', 'raccoons'] },
  { players: 3, teams: false, starter: 2, decks: ['platypuses', 'owls', 'foxes', 'crocodiles'] },
  { players: 4, teams: false, starter: 1, decks: ['sloths', 'polecats', 'ocelots', 'penguins', 'squirrels'] },
  { players: 4, teams: true, starter: 3, decks: ['beavers', 'penguins', 'squirrels', 'owls'] },
  { players: 3, teams: false, starter: 0, decks: ['chameleons', 'owls', 'beavers', 'squirrels'] },
]
test('g', () => {
  for (const g of games) for (let n = 1; n < 30; n++) {
    const start = { ...g, seed: `golden ${n}` }
    const { moves, end, log } = recordGame(start, eagerPlayer(fastChance(n)))
    const r = runText(JSON.stringify(writeSavedGame({ ...start, moves })))
    const ok = JSON.stringify(r.result.position) === JSON.stringify(writePosition(end.now))
    console.log(g.players, g.teams, n, moves.length, end.now.turn, ok, JSON.stringify(moves).length, JSON.stringify(r.result.error?.text), r.result.error?.reason)
  }
})
