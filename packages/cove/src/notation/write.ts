/** From answers back to the line they were written as. The inverse of answer.ts. */
import type { Answer } from '@merchants/tabletop'
import type { Act, Ask, CoveDecision, Sale } from '../decision.ts'
import type { Move } from './move.ts'
import { optionWord } from './words.ts'

/** A question and its answer. */
export interface Answered {
  readonly decision: CoveDecision
  readonly answer: Answer
}

/** Whether a question belongs to the line that these answers have begun. */
export function continuesLine(answered: readonly Answered[], decision: CoveDecision): boolean {
  const first = answered[0]?.decision
  if (first === undefined || first.seat !== decision.seat) return false
  if (first.ask === 'action') return decision.joins
  // Dice are placed one by one, and who moves is written with where to; `none` ends the line.
  if (answered.at(-1)?.answer.length === 0) return false
  return CONTINUED[first.ask]?.includes(decision.ask) ?? false
}

/** The questions whose answers are written in one line with those to an earlier question. */
const CONTINUED: Readonly<Partial<Record<Ask, readonly Ask[]>>> = {
  stoke: ['stoke'],
  move: ['move to'],
}

/** The move made by these answers, one decision and those that continue its line. */
export function moveOf(answered: readonly [Answered, ...Answered[]]): Move {
  const [first, ...more] = answered
  const { decision, answer } = first
  const { seat, kind, options } = decision
  const option = options[answer[0] as number]
  switch (kind) {
    case 'steps':
      return option === 'market' ? { verb: 'market' } : { verb: 'huckster turn' }
    case 'acts':
      return { seat, verb: 'go', act: option as Act, items: more.flatMap(wordsOf) }
    case 'sales':
      return option === undefined ? { seat, verb: 'done' } : { seat, verb: 'sell', sale: option as Sale }
    default: {
      const items = answered.flatMap(wordsOf)
      if (items.length === 0) return { seat, verb: 'choose', items: ['none'] }
      return { seat, verb: 'choose', items: decision.max > 1 ? [items.join(',')] : items }
    }
  }
}

const wordsOf = ({ decision, answer }: Answered): string[] =>
  answer.map((at) => optionWord(decision.kind, decision.options[at] as never))
