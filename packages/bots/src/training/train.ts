/** A whole training. The same numbers give the same weights, on every machine. */
import { fastChance } from '@merchants/tabletop'
import type { Net } from '../strong/net.ts'
import type { Judgement } from './learn.ts'
import { Learner, newNet } from './learn.ts'
import { Samples } from './samples.ts'

export interface Lesson {
  readonly hidden: number
  /** How often it goes through all positions. */
  readonly passes: number
}

export interface Learned {
  readonly net: Net
  /** After each pass, on positions that were not learned. */
  readonly judgements: readonly Judgement[]
}

/** The share of positions to judge by. They are the last ones, whose games were not learned. */
const HELD_BACK = 20

/** Learns from games of habit and of foresight, if there are any, all mixed. It is judged by the latter then. */
export function learnFrom(samples: Samples, { hidden, passes }: Lesson, foreseen = new Samples()): Learned {
  const last = foreseen.list.length > 0 ? foreseen.list.length : samples.list.length
  samples.addParts(foreseen.parts())
  const heldBack = Math.max(1, Math.floor(last / HELD_BACK))
  const learned = samples.list.slice(0, -heldBack)
  const judged = samples.list.slice(-heldBack)
  const learner = new Learner(newNet(hidden, fastChance(1)), samples, fastChance(2))
  const judgements = Array.from({ length: passes }, (_, pass): Judgement => {
    learner.learn(learned, pass / passes, (pass + 1) / passes)
    return learner.judge(judged)
  })
  return { net: learner.net, judgements }
}
