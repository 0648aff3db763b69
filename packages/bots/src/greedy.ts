/** A sensible player: builds when it can, buys for its next stacks, gets rid of what it cannot use. */
import type { Ask, View } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { whyNotAnswer } from '@merchants/tabletop'
import { chooseAct } from './acts.ts'
import type { Bot, Handler } from './bot.ts'
import { fewest } from './bot.ts'
import { CARD_QUESTIONS } from './card-questions.ts'
import { MOVE_QUESTIONS } from './move-questions.ts'
import { OTHER_QUESTIONS } from './other-questions.ts'
import { outlookOf } from './outlook.ts'

const HANDLERS: Readonly<Partial<Record<Ask, Handler>>> = {
  start: chooseAct,
  'next plan': chooseAct,
  action: chooseAct,
  bonus: chooseAct,
  'build again': chooseAct,
  last: chooseAct,
  ...MOVE_QUESTIONS,
  ...CARD_QUESTIONS,
  ...OTHER_QUESTIONS,
}

export const greedyBot: Bot = {
  name: 'greedy',
  decide(view: View, chance: Chance): Answer {
    const { decision } = view
    if (decision === undefined) return []
    const handler = HANDLERS[decision.ask] ?? fewest
    const answer = handler(decision, outlookOf(view), chance)
    // A question it has not learned to answer must not stop the game.
    return whyNotAnswer(answer, decision) === undefined ? answer : fewest(decision)
  },
}
