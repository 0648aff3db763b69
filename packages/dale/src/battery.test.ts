/** The battery of the tabletop over random deck mixes, 2 to 4 players and teams; and that every card was seen at work. */
import { battery, fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Deck } from './card.ts'
import { DECKS } from './card.ts'
import { dale, playOut } from './game.ts'
import { guess } from './guess.ts'
import { decksNeeded, newGame } from './setup.ts'
import type { State } from './state.ts'
import { readStored, writeStored } from './store.ts'
import { inventoryOf } from './testing/inventory.ts'
import { view, viewEvent } from './view.ts'

/** Every number of players and teams in turn, any mix of decks. */
function start(seed: number): State {
  const chance = fastChance(seed * 7919 + 13)
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const decks: Deck[] = [...DECKS]
  shuffle(chance, decks)
  return newGame({ players, decks: decks.slice(0, decksNeeded(players, teams)), teams }, chance)
}

const checks = battery({
  game: dale,
  start,
  seats: ({ seats }) => seats.length,
  inventory: inventoryOf,
  store: writeStored,
  read: readStored,
  view,
  viewEvent,
  guess: (seen, seed) => guess(seen, fastChance(seed)),
  bound: 20_000,
})

const SEEDS = 24

for (const { name, check } of checks) {
  test(`${name} (${SEEDS} random games)`, () => {
    for (let seed = 1; seed <= SEEDS; seed++) check(seed)
  })
}

test('thousands of random games end within a bound', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const state = start(seed)
    playOut(state, randomPlayer(fastChance(seed)), 5000)
    expect(state.phase, `game ${seed} of ${state.decks.join()} after ${state.turn} turns`).toBe('over')
  }
})
