/** Plays sensibly most of the time and differently now and then, as a weak opponent. */
import type { View } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { below } from '@merchants/tabletop'
import type { Bot } from './bot.ts'
import { seasonedBot } from './seasoned.ts'
import { randomBot } from './random.ts'

/** One in this many of its actions is random. */
const WHIM = 3

export const noviceBot: Bot = {
  name: 'novice',
  decide: (view, chance) => {
    const isWhim = view.decision?.kind === 'acts' && below(chance, WHIM) === 0
    const whim = isWhim ? randomBot.decide(view, chance) : undefined
    // A teammate is not bothered on a whim.
    return whim === undefined || asksTeammate(view, whim) ? seasonedBot.decide(view, chance) : whim
  },
}

const asksTeammate = ({ decision }: View, [at = 0]: Answer): boolean =>
  decision?.kind === 'acts' && decision.options[at]?.do === 'build with help'
