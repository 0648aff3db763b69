/** The quick look whether a player can build agrees with the search for stacks, in positions of random games. */
import { fastChance, randomPlayer, shuffle } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Deck } from '../card.ts'
import { DECKS } from '../card.ts'
import { playOut } from '../game.ts'
import { glanceAt } from '../glance.ts'
import { runText } from '../notation/run.ts'
import { newGame } from '../setup.ts'
import { clone } from '../state.ts'
import { Table } from '../table.ts'
import { canBuild } from './reach.ts'
import { stacks } from './stacks.ts'

const SPECIAL: readonly Deck[] = ['squirrels', 'chameleons', 'beavers', 'penguins']

function decksOf(game: number, players: number): Deck[] {
  const others: Deck[] = [...DECKS]
  shuffle(fastChance(game * 31 + 5), others)
  return [...new Set([...SPECIAL.slice(0, game % 5), ...others])].slice(0, players + 1)
}

test('rule 6.3: building is offered just when a legal stack can be found', () => {
  let possible = 0
  let looked = 0
  for (let game = 0; game < 120; game++) {
    const players = 2 + (game % 3)
    const state = newGame({ players, decks: decksOf(game, players), teams: false }, fastChance(game + 1))
    const answer = randomPlayer(fastChance(game + 99))
    const policy: Parameters<typeof playOut>[1] = (decision) => {
      if (decision.ask === 'action' && looked++ % 3 === 0) {
        const { active } = new Table(clone(state), () => undefined, undefined, undefined, undefined)
        const isFound = stacks(active, true).length > 0
        expect(canBuild(active, glanceAt(active.hand.cards)), `game ${game}, turn ${state.turn}`).toBe(isFound)
        if (isFound) possible += 1
      }
      return answer(decision)
    }
    playOut(state, policy, 400)
  }
  expect(possible).toBeGreaterThan(100)
  expect(looked / 3 - possible).toBeGreaterThan(100)
})

test('many plans and a discard pile full of junk are looked through in no time', () => {
  const plans = ['beavers-2', 'beavers-2', 'beavers-2', 'beavers-4', 'beavers-4', 'beavers-4']
  const discard = [...Array.from({ length: 60 }, () => 'junk'), 'raccoons-4', 'beavers-5b', 'chameleons-4']
  const stall = Array.from({ length: 7 }, () => ['raccoons-1'])
  const players = [{ hand: ['junk', 'junk'], discard, stall, schedule: plans }, { hand: ['junk'] }]

  const { exitCode, result } = runText(JSON.stringify({ players, chance: { shuffle: 'keep' } }))

  expect(exitCode).toBe(0)
  expect(result.pending?.[0]?.legal.filter((line) => line.startsWith('p1 build'))).toEqual([])
})
