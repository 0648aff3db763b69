/** From answers back to the line they were written as. The inverse of answer.ts. */
import type { Act, Ask, DaleDecision } from '../decision.ts'
import { type Answered, Draft } from './draft.ts'
import type { Move } from './move.ts'

/** The move made by these answers, one decision and those that continue its line. */
export function moveOf(answered: readonly [Answered, ...Answered[]]): Move {
  const draft = new Draft(answered[0])
  for (const each of answered) draft.add(each)
  return draft.move
}

/** The questions whose answer goes on with another question's. */
const CONTINUED: Readonly<Partial<Record<Ask, Ask>>> = {
  'give in exchange': 'take in exchange',
  'spend on stack': 'order spent',
  help: 'order stack',
}

/** Whether a line that begins with this answer may have more to say. */
export function mayContinue({ decision, answer }: Answered): boolean {
  const { ask, kind, options } = decision
  if (kind !== 'acts') return ask in CONTINUED
  const act = (options as readonly Act[])[answer[0] as number]
  return act?.do === 'buy' || act?.do === 'build' || act?.do === 'build with help' || act?.do === 'take inventory'
}

/** Whether a question belongs to the line that began with this answer. */
export function continuesLine(first: Answered, { seat, ask, joins }: DaleDecision): boolean {
  const { decision } = first
  if (seat !== decision.seat || !mayContinue(first)) return false
  if (decision.kind === 'acts') return joins || ask === 'copy'
  return ask === CONTINUED[decision.ask]
}
