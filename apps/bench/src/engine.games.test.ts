/** The benchmark prints its figures, and the reference is a game that can be played. */
import { DECKS } from '@merchants/dale'
import { describe, expect, test } from 'vitest'
import { benchEngine } from './engine.ts'
import { playEngineGame, playReferenceGame } from './games.ts'
import { playReference } from './reference/game.ts'
import { EMPTY, JUNK, market, cardAt, sizeOf, stacks, state } from './reference/table.ts'

test('all figures are there and make sense', () => {
  const figures = benchEngine({ seconds: 0.1, games: 6, reference: true, seed: 1 })

  expect(figures.games).toBe(6)
  const { node, heapGrowthMB, ...positive } = figures
  expect(node).toMatch(/^v\d+/)
  expect(Number.isFinite(heapGrowthMB)).toBe(true)
  expect(Object.entries(positive).filter(([, figure]) => !(figure > 0))).toEqual([])
  expect(figures.ratio).toBeCloseTo(figures.decisionsPerSecond / (figures.referenceDecisionsPerSecond ?? 0), 2)
  expect((figures.nsPerDecision * figures.decisionsPerSecond) / 1e9).toBeCloseTo(1, 2)
})

test('without a reference there is no ratio', () => {
  expect(benchEngine({ seconds: 0.1, games: 1, reference: false, seed: 1 })).not.toHaveProperty('ratio')
})

describe('the reference', () => {
  /** All animalfolk cards on the table, sorted. */
  function animalfolk(): number[] {
    const found = [...market].filter((card) => card !== EMPTY)
    for (let pile = 0; pile < 23; pile++) {
      for (let at = 0; at < sizeOf(pile); at++) if (cardAt(pile, at) !== JUNK) found.push(cardAt(pile, at))
    }
    return found.toSorted((a, b) => a - b)
  }

  test('no card is lost or doubled, and someone wins', () => {
    for (let game = 0; game < 300; game++) {
      const players = 2 + (game % 3)
      const decks = Array.from({ length: players + 1 }, (_, at) => (game + at * 3) % DECKS.length)
      state.memory = game
      playReference(players, decks, 0)
      const before = animalfolk()
      state.memory = game
      const turns = playReference(players, decks, 5000)

      expect(animalfolk()).toEqual(before)
      if (turns < 5000) expect([...stacks].filter((count) => count === 8)).toHaveLength(1)
    }
  })

  test('asks about as many decisions in a game as the engine', () => {
    const games = Array.from({ length: 150 }, (_, game) => game)
    const total = (play: (game: number) => number): number => games.reduce((sum, game) => sum + play(game), 0)
    const times = total(playReferenceGame) / total(playEngineGame)

    expect(times).toBeGreaterThan(0.5)
    expect(times).toBeLessThan(2)
  })
})
