/** Training. It learns something, and the same games give the same weights. */
import { fastChance } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import { Net } from '../strong/net.ts'
import { Learner, newNet, weightsOf } from './learn.ts'
import { Samples } from './samples.ts'
import type { Policy } from './self-play.ts'
import { addGame } from './self-play.ts'
import { learnFrom } from './train.ts'
import { writeWeights } from './write.ts'

function play(games: number, policy: Policy = 'habit'): Samples {
  const samples = new Samples()
  for (let game = 0; game < games; game++) addGame(samples, game, policy)
  return samples
}

test('a short training predicts better than none, and gives the same weights again', () => {
  const lesson = { hidden: 4, passes: 2 }
  const samples = play(150)
  const judge = (net: Net): number => new Learner(net, samples, fastChance(1)).judge(samples.list).logLoss
  const { net, judgements } = learnFrom(samples, lesson)
  const again = learnFrom(play(150), lesson)

  expect(judge(net)).toBeLessThan(judge(newNet(4, fastChance(1))))
  expect(judgements).toHaveLength(2)
  expect(weightsOf(again.net)).toEqual(weightsOf(net))
})

test('games of foresight are learned with those by rules of thumb, with the same weights again', () => {
  const lesson = { hidden: 3, passes: 1 }
  const foreseen = play(3, 'foresight')
  const { net, judgements } = learnFrom(play(20), lesson, foreseen)
  const again = learnFrom(play(20), lesson, play(3, 'foresight'))

  expect(judgements[0]?.positions).toBe(Math.floor(foreseen.list.length / 20))
  expect(weightsOf(net)).not.toEqual(weightsOf(learnFrom(play(20), lesson).net))
  expect(weightsOf(again.net)).toEqual(weightsOf(net))
})

test('stored weights are read back up to rounding', () => {
  const { net } = learnFrom(play(20), { hidden: 3, passes: 1 })
  const weights = weightsOf(net)
  const read = Net.read(weights)

  expect(read.layers.out[0]).toBeCloseTo(net.layers.out[0] as number, 2)
  expect(read.layers.cards).toHaveLength(net.layers.cards.length)
  expect(writeWeights(weights)).toContain('hidden: 3')
})
