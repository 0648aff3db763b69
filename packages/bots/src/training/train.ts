/** A whole training. The same numbers give the same weights, on every machine. */
import { fastChance } from '@merchants/tabletop'
import type { Net } from '../strong/net.ts'
import type { Judgement } from './learn.ts'
import { Learner, newNet } from './learn.ts'
import type { Sample } from './samples.ts'
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
/** Games of a level are learned at the end, when it learns slowly: from this point of a training on, this often. */
const LATE = 0.55
const LATE_PASSES = 4

/** Learns from games of habit, and then from those of a level, if there are any. */
export function learnFrom(samples: Samples, { hidden, passes }: Lesson, ofLevel = new Samples()): Learned {
  const { learned, judged } = split(samples.list)
  const learner = new Learner(newNet(hidden, fastChance(1)), samples, fastChance(2))
  const judgements: Judgement[] = []
  for (let pass = 0; pass < passes; pass++) {
    learner.learn(learned, pass / passes, (pass + 1) / passes)
    judgements.push(learner.judge(judged))
  }
  if (ofLevel.list.length === 0) return { net: learner.net, judgements }
  const before = samples.list.length
  samples.addParts(ofLevel.parts())
  const late = split(samples.list.slice(before))
  // It goes through as many of the earlier positions again, and remembers them.
  const mixed = [...late.learned, ...learned.slice(0, late.learned.length)]
  for (let pass = 0; pass < LATE_PASSES; pass++) {
    const at = (part: number): number => LATE + ((1 - LATE) * part) / LATE_PASSES
    learner.learn(mixed, at(pass), at(pass + 1))
    judgements.push(learner.judge(late.judged))
  }
  return { net: learner.net, judgements }
}

function split(list: readonly Sample[]): { readonly learned: Sample[]; readonly judged: readonly Sample[] } {
  const heldBack = Math.max(1, Math.floor(list.length / HELD_BACK))
  return { learned: list.slice(0, -heldBack), judged: list.slice(-heldBack) }
}
