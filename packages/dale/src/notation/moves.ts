/** How moves are written and read, a line each. */
import type { MoveNotation } from '@merchants/tabletop'
import { combinationOf, isDeclined } from '../actions/helping.ts'
import type { CardId } from '../card.ts'
import type { DaleDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { writeMove } from './move.ts'
import { playLine } from './play.ts'
import type { Answered } from './draft.ts'
import { continuesLine, moveOf } from './write.ts'

export const daleMoves: MoveNotation<State, DaleDecision, Event> = {
  continuesLine: ([first], decision, now) => now.turn === first.now.turn && continuesLine(first, decision),
  writeLine: (line) => (isAskedAgain(line.at(-1) as Answered) ? '' : writeMove(moveOf(line))),
  playLine,
}

/** A request that the teammate had declined in the same action was not made, and no move says so (D12). */
function isAskedAgain({ now, decision, answer }: Answered): boolean {
  const { ask, request, options } = decision
  if (ask !== 'ask for' || request === undefined) return false
  return isDeclined(now, combinationOf({ ...request, wanted: answer.map((at) => options[at] as CardId) }))
}
