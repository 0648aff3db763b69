/** A sensible player: builds when it can, buys for its next stacks, gets rid of what it cannot use. */
import type { Ask, View } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { whyNotAnswer } from '@merchants/tabletop'
import { chooseAction } from './choose-action.ts'
import type { Bot, DecisionHandler } from './bot.ts'
import { minimalAnswer } from './bot.ts'
import { CARD_DECISIONS } from './card-decisions.ts'
import { MOVE_DECISIONS } from './move-decisions.ts'
import { OTHER_DECISIONS } from './other-decisions.ts'
import { assess } from './assessment.ts'

const HANDLERS: Readonly<Partial<Record<Ask, DecisionHandler>>> = {
  start: chooseAction,
  'next plan': chooseAction,
  action: chooseAction,
  bonus: chooseAction,
  'build again': chooseAction,
  last: chooseAction,
  ...MOVE_DECISIONS,
  ...CARD_DECISIONS,
  ...OTHER_DECISIONS,
}

export const seasonedBot: Bot = {
  name: 'seasoned',
  decide(view: View, chance: Chance): Answer {
    const { decision } = view
    if (decision === undefined) return []
    const handler = HANDLERS[decision.ask] ?? minimalAnswer
    const answer = handler(decision, assess(view), chance)
    // A question it has not learned to answer must not stop the game.
    return whyNotAnswer(answer, decision) === undefined ? answer : minimalAnswer(decision)
  },
}
