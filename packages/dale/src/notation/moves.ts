/** The moves of a game so far, one line each, as they would be written. */
import { run } from '@merchants/tabletop'
import { dale } from '../game.ts'
import { writeMove } from './move.ts'
import type { DaleHistory } from './play.ts'
import type { Answered } from './write.ts'
import { continuesLine, moveOf } from './write.ts'

export function movesOf({ past }: DaleHistory): string[] {
  const lines: [Answered, ...Answered[]][] = []
  let turn = -1
  for (const { position, answer } of past) {
    const { now, decision } = run(dale, position)
    if (decision === undefined) break
    const answered = { now, decision, answer }
    const line = lines.at(-1)
    if (line !== undefined && now.turn === turn && continuesLine(line[0], decision)) line.push(answered)
    else lines.push([answered])
    turn = now.turn
  }
  return lines.map((line) => writeMove(moveOf(line)))
}
