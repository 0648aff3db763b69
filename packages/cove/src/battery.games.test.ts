/** The battery of the tabletop over both merchants, both levels, all rogue cards, all pairs of sets, one and two humans. */
import { gameProperties, fastChance, playOut as playSteps, randomPlayer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { cove } from './definition.ts'
import { playOut } from './game.ts'
import { newGame } from './setup.ts'
import type { State } from './state.ts'
import { inventoryOf } from './testing/inventory.ts'
import { anySetup, SETUPS } from './testing/setups.ts'

/** `DEEP=20` in the environment plays 20 times as many games. */
const DEEP = Number(process.env['DEEP'] ?? 1)
const start = (seed: number): State => newGame(anySetup(seed), fastChance(seed * 7919 + 13))

const checks = gameProperties({
  game: cove,
  setup: anySetup,
  inventory: inventoryOf,
  bound: 1000,
})

for (const { name, check } of checks) {
  test(`${name} (${SETUPS * DEEP} games)`, () => {
    for (let seed = 0; seed < SETUPS * DEEP; seed++) check(seed)
  })
}

test('C-6, C-42, C-49, H-90, C-64, C-72 the box is complete: 52 adventurers, 24 of 36 townsfolk, 60 corruption cards, 16 cards of the Huckster, dice, marbles', () => {
  for (let seed = 0; seed < SETUPS; seed++) {
    const inventory = inventoryOf(start(seed))
    expect(inventory).toContain('adventurers 52: blue 9, green 13, red 13, rogue 8, yellow 9')
    expect(inventory).toContain('townsfolk 24:')
    expect(inventory).toMatch(/corruption 60: .*hush 10, rumour 26, scandal 8/)
    expect(inventory).toContain('huckster 16:')
    if (inventory.includes('dice')) expect(inventory).toContain('dice 13: blue 2, coal 5, green 2, red 2, yellow 2')
    if (inventory.includes('marbles')) {
      expect(inventory).toContain('marbles 32: blue 6, green 8, ichor 4, red 8, yellow 6')
    }
  }
})

test('every game ends after three rounds with a winner, and a playout with one table is the same game', () => {
  for (let seed = 0; seed < 1000 * DEEP; seed++) {
    const here = start(seed)
    const there = start(seed)
    playOut(here, randomPlayer(fastChance(seed)))
    playSteps(cove, there, randomPlayer(fastChance(seed)))
    expect(here.round).toBe(3)
    expect(here.winners.length).toBeGreaterThan(0)
    expect(there).toEqual(here)
  }
})
