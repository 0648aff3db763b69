/** Plain search as a measure. It plays legal answers and is better than no search at all. */
import { dale, World } from '@merchants/dale'
import { fastChance, run, whyNotAnswer } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { setupOf } from '../training/setup.ts'
import { duel } from './duel.ts'
import { plainAnswer } from './plain-search.ts'

test('plain search beats random answers in both seats', () => {
  const side = { level: 'plain', iterations: 40 } as const
  const result = duel(side, { level: 'random', iterations: 0 }, 2, { players: 2, teams: false })

  expect(result).toMatchObject({ games: 2, wins: 2 })
})

test('the same seed gives the same legal answer', () => {
  const pause = run(dale, { rest: dale.deal(setupOf(3), fastChance(1)), answers: [] })
  const answer = () => plainAnswer(World.of(pause, fastChance(7)), fastChance(9), 50)

  expect(answer()).toEqual(answer())
  expect(pause.decision && whyNotAnswer(answer(), pause.decision)).toBeUndefined()
})
