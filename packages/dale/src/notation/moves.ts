/** The moves of a game so far, one line each, as they would be written. */
import type { MoveNotation } from '@merchants/tabletop'
import { linesOf } from '@merchants/tabletop'
import type { DaleDecision } from '../decision.ts'
import type { Event } from '../events.ts'
import { dale } from '../game.ts'
import type { State } from '../state.ts'
import { writeMove } from './move.ts'
import type { DaleHistory } from './play.ts'
import { playLine } from './play.ts'
import { continuesLine, moveOf } from './write.ts'

export const daleMoves: MoveNotation<State, DaleDecision, Event> = {
  game: dale,
  continuesLine: ([first], decision, now) => now.turn === first.now.turn && continuesLine(first, decision),
  writeLine: (line) => writeMove(moveOf(line)),
  playLine,
}

export const movesOf = (history: DaleHistory): string[] => linesOf(daleMoves, history).map(({ text }) => text)
