/** A line while it is read, with the words that no question has taken yet. */
import type { Reason } from '../reasons.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import type { AnswerPart, Clause, Move } from './move.ts'
import type { CardWord } from './words.ts'
import { writeCard, writeCards } from './words.ts'

export interface Line {
  readonly move: Move
  /** Parts of an answer that are left. */
  readonly parts: AnswerPart[]
  /** The clauses that a question has asked for. */
  readonly clauses: Partial<Record<Clause | 'arrange', boolean>>
  /** Cards of the clauses `take` and `spend` that are left. */
  take: readonly CardWord[]
  spend: readonly CardWord[]
  /** The values of the Stoves in the stack that are still to be fuelled. */
  stoves: readonly number[]
  /** The cards named last. The next question asks for the use of a chameleon among them. */
  named: readonly CardWord[]
  /** Those of them that have answered what a chameleon is used as. */
  copied: readonly CardWord[]
  /** The table as it is. */
  now: State
}

export const lineOf = (move: Move, now: State): Line => ({
  move,
  parts: move.parts.slice(),
  clauses: {},
  take: move.clauses.take ?? [],
  spend: move.clauses.spend ?? [],
  stoves: [],
  named: [],
  copied: [],
  now,
})

/** The words of a clause, which a question has now asked for. */
export function clause(line: Line, name: Clause): readonly CardWord[] {
  line.clauses[name] = true
  return line.move.clauses[name] ?? []
}

/** A clause that no question asked for, because the card that would allow it is missing. */
export function unusedClause({ move, clauses, take, spend }: Line): Reason | undefined {
  if (move.arrange !== undefined && !clauses.arrange) return reason('arranging-needs-permission')
  if (take.length > 0) return reason('market-not-allowed')
  if (spend.length > 0) return reason('cannot-fuel', { spent: writeCards(spend) })
  for (const name of ['keep', 'throw', 'top', 'discard', 'help'] as const) {
    const [first] = move.clauses[name] ?? []
    if (first === undefined || clauses[name]) continue
    const card = writeCard(first)
    if (name === 'keep') return reason('cannot-stay', { card })
    if (name === 'throw') return reason('cannot-be-thrown', { card, most: 3 })
    if (name === 'top') return reason('cannot-go-on-deck', { card })
    return reason(name === 'help' ? 'no-teammate' : 'not-now')
  }
  return undefined
}
