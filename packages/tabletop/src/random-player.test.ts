/** The random player answers every question legally, and anything that is legal. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decision } from './ask.ts'
import { whyNotAnswer } from './ask.ts'
import { fastChance } from './chance.ts'
import { playOut } from './run.ts'
import { randomPlayer } from './random-player.ts'
import { heapOf, pebbles } from './testing/pebbles.ts'

const decision = (options: number, min: number, max: number): Decision => ({
  seat: 0,
  ask: 'any',
  options: Array.from({ length: options }, (_, at) => at),
  min,
  max,
  ordered: true,
  joins: false,
})

test('its answers are always legal', () => {
  const anyDecision = fc
    .tuple(fc.nat(12), fc.nat(12), fc.nat(12))
    .map(([a, b, c]) => [a, b, c].toSorted((x, y) => x - y) as [number, number, number])
    .map(([min, max, options]) => decision(options, min, max))
  fc.assert(
    fc.property(anyDecision, fc.nat(), (asked, seed) => {
      const choose = randomPlayer(fastChance(seed))
      for (let time = 0; time < 5; time++) expect(whyNotAnswer(choose(asked), asked)).toBeUndefined()
    }),
    { numRuns: 2000, seed: 20_160_516 },
  )
})

test.each<[number, number, number, number]>([
  [1, 1, 1, 1],
  [4, 1, 1, 4],
  [3, 0, 1, 4],
  [3, 2, 2, 6],
  [3, 0, 3, 16],
])('of %i options, %i to %i, it gives each of the %i answers', (options, min, max, answers) => {
  const choose = randomPlayer(fastChance(1))
  const given = new Set(Array.from({ length: 2000 }, () => choose(decision(options, min, max)).join()))
  expect(given.size).toBe(answers)
})

test('the same seed plays the same game, another seed another one', () => {
  const play = (seed: number): number[] => {
    const taken: number[] = []
    const choose = randomPlayer(fastChance(seed))
    playOut(pebbles, heapOf(60), (asked) => {
      const answer = choose(asked).slice()
      taken.push(...answer)
      return answer
    })
    return taken
  }
  expect(play(1)).toEqual(play(1))
  expect(play(2)).not.toEqual(play(1))
})
