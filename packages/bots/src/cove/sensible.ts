/** A sensible human of the Cove: best gold per hour, one turn ahead; boats and piers where its own stock sells best. */
import type { Ask, View } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import { whyNotAnswer } from '@merchants/tabletop'
import { ACT_DECISIONS } from './acts.ts'
import { BOAT_DECISIONS } from './boats.ts'
import type { CoveBot, DecisionHandler, Question } from './bot.ts'
import { LABORATORY_DECISIONS } from './laboratory.ts'
import type { ViewPart } from './assessment.ts'
import { Assessment } from './assessment.ts'
import { SELLING_DECISIONS } from './selling.ts'
import { SMITHY_DECISIONS } from './smithy.ts'
import { STAFF_DECISIONS } from './staff.ts'

const HANDLERS: Readonly<Partial<Record<Ask, DecisionHandler>>> = {
  ...ACT_DECISIONS,
  ...SMITHY_DECISIONS,
  ...LABORATORY_DECISIONS,
  ...STAFF_DECISIONS,
  ...BOAT_DECISIONS,
  ...SELLING_DECISIONS,
}

export const sensibleBot: CoveBot = {
  name: 'sensible',
  decide: (view: View, chance: Chance): Answer =>
    view.decision === undefined ? [] : sensibleAnswer(view, view.decision, chance),
}

/** This many rolls are tried to see what stoking may bring. */
const ROLLS = 6

/** The sensible answer to a question, by what can be seen at the table. */
export function sensibleAnswer(view: ViewPart, question: Question, chance: Chance, rolls = ROLLS): Answer {
  const fewest = Array.from({ length: question.min }, (_, at) => at)
  const answer = HANDLERS[question.ask]?.(question, new Assessment(view, rolls), chance) ?? fewest
  // A question it has not learned to answer must not stop the game.
  return whyNotAnswer(answer, question) === undefined ? answer : fewest
}
