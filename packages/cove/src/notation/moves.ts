/** The moves of a game so far, one line each, as they would be written. */
import type { MoveNotation } from '@merchants/tabletop'
import type { CoveDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { writeMove } from './move.ts'
import { playLine } from './play.ts'
import { continuesLine, moveOf } from './write.ts'

export const coveMoves: MoveNotation<State, CoveDecision, Event> = {
  continuesLine,
  writeLine: (line) => writeMove(moveOf(line)),
  playLine,
}
