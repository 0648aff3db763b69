/** The battery of the tabletop over random deck mixes, 2 to 4 players and teams. That every card is at work: coverage.games.test.ts. */
import type { Answer } from '@merchants/tabletop'
import { gameProperties, fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Deck } from './card.ts'
import { DECKS } from './card.ts'
import type { Act, DaleDecision } from './decision.ts'
import { dale } from './definition.ts'
import { playOut } from './game.ts'
import type { Setup } from './setup.ts'
import { decksNeeded, newGame } from './setup.ts'
import { inventoryOf } from './testing/inventory.ts'

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
/** Every number of players and teams in turn, any mix of decks. */
function setup(seed: number): Setup {
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const decks: Deck[] = [...DECKS]
  shuffle(fastChance(seed * 7919 + 13), decks)
  return { players, decks: decks.slice(0, decksNeeded(players, teams)), teams }
}

/** Builds whenever possible and otherwise picks at random, because some purely random games would never end. */
function builder(seed: number): (decision: DaleDecision) => Answer {
  const anything = randomPlayer(fastChance(seed * 31 + 7))
  return (decision) => {
    const at =
      decision.kind === 'acts' ? (decision.options as readonly Act[]).findIndex((act) => act.do === 'build') : -1
    return at < 0 ? anything(decision) : [at]
  }
}

const checks = gameProperties({
  game: dale,
  setup,
  inventory: inventoryOf,
  policy: builder,
  bound: 20_000,
})

const SEEDS = 16 * DEEP

for (const { name, check } of checks) {
  test(`${name} (${SEEDS} games)`, () => {
    for (let seed = 1; seed <= SEEDS; seed++) check(seed)
  })
}

test('games end within a bound, but for team games that have run out of cards (D14)', () => {
  let endless = 0
  for (let seed = 1; seed <= 800 * DEEP; seed++) {
    const state = newGame(setup(seed), fastChance(seed))
    playOut(state, builder(seed), 5000)
    if (state.phase === 'over') continue
    expect(state.teams, `game ${seed} of ${state.decks.join()} has no end`).toBe(true)
    endless += 1
  }
  expect(endless).toBeLessThan(4 * DEEP)
})
