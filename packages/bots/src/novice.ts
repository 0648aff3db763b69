/** Plays sensibly most of the time, and does something else now and then: a gentle opponent. */
import { below } from '@merchants/tabletop'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

/** One in so many of its actions is anything that is allowed. */
const WHIM = 3

export const noviceBot: Bot = {
  name: 'novice',
  decide: (view, chance) => {
    const isWhim = view.decision?.kind === 'acts' && below(chance, WHIM) === 0
    return (isWhim ? randomBot : greedyBot).decide(view, chance)
  },
}
