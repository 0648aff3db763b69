/** A sensible human of the Cove: best gold per hour, one turn ahead; boats and piers where the own stock sells best. */
import type { Ask, View } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import { whyNotAnswer } from '@merchants/tabletop'
import { ACT_QUESTIONS } from './acts.ts'
import { BOAT_QUESTIONS } from './boats.ts'
import type { CoveBot, Handler } from './bot.ts'
import { LABORATORY_QUESTIONS } from './laboratory.ts'
import { outlookOf } from './outlook.ts'
import { SELLING_QUESTIONS } from './selling.ts'
import { SMITHY_QUESTIONS } from './smithy.ts'
import { STAFF_QUESTIONS } from './staff.ts'

const HANDLERS: Readonly<Partial<Record<Ask, Handler>>> = {
  ...ACT_QUESTIONS,
  ...SMITHY_QUESTIONS,
  ...LABORATORY_QUESTIONS,
  ...STAFF_QUESTIONS,
  ...BOAT_QUESTIONS,
  ...SELLING_QUESTIONS,
}

export const sensibleBot: CoveBot = {
  name: 'sensible',
  decide(view: View, chance: Chance): Answer {
    const { decision } = view
    if (decision === undefined) return []
    const fewest = Array.from({ length: decision.min }, (_, at) => at)
    const answer = HANDLERS[decision.ask]?.(decision, outlookOf(view), chance) ?? fewest
    // A question it has not learned to answer must not stop the game.
    return whyNotAnswer(answer, decision) === undefined ? answer : fewest
  },
}
