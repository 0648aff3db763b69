/** Training. It learns something, and the same games give the same weights. */
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Level } from '../level-names.ts'
import { Net } from '../strong/net.ts'
import { Learner, newNet, weightsOf } from './learn.ts'
import { Samples } from './samples.ts'
import { addGame } from './self-play.ts'
import { learnFrom } from './train.ts'
import { writeWeights } from './write.ts'

function play(games: number, level?: Level): Samples {
  const samples = new Samples()
  for (let game = 0; game < games; game++) addGame(samples, game, level)
  return samples
}

test('a short training foretells better than no training, and comes out the same again', () => {
  const lesson = { hidden: 4, passes: 2 }
  const samples = play(150)
  const judge = (net: Net): number => new Learner(net, samples, fastChance(1)).judge(samples.list).logLoss
  const { net, judgements } = learnFrom(samples, lesson)
  const again = learnFrom(play(150), lesson)

  expect(judge(net)).toBeLessThan(judge(newNet(4, fastChance(1))))
  expect(judgements).toHaveLength(2)
  expect(weightsOf(again.net)).toEqual(weightsOf(net))
})

test('games of a level are learned after those of habit, and come out the same again', () => {
  const lesson = { hidden: 3, passes: 1 }
  const ofLevel = play(3, 'quick')
  const { net, judgements } = learnFrom(play(20), lesson, ofLevel)
  const again = learnFrom(play(20), lesson, play(3, 'quick'))

  expect(ofLevel.list.length).toBeGreaterThan(0)
  expect(judgements).toHaveLength(5)
  expect(weightsOf(net)).not.toEqual(weightsOf(learnFrom(play(20), lesson).net))
  expect(weightsOf(again.net)).toEqual(weightsOf(net))
})

test('weights that are written down are read back, but for the last digits', () => {
  const { net } = learnFrom(play(20), { hidden: 3, passes: 1 })
  const weights = weightsOf(net)
  const read = Net.read(weights)

  expect(read.layers.out[0]).toBeCloseTo(net.layers.out[0] as number, 2)
  expect(read.layers.cards).toHaveLength(net.layers.cards.length)
  expect(writeWeights(weights)).toContain('hidden: 3')
})
