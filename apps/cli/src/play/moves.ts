/** A game that was played as the moves one would write. */
import type { Act, Answered, DaleDecision, DaleHistory } from '@merchants/dale'
import { dale, moveOf, writeMove } from '@merchants/dale'
import { run } from '@merchants/tabletop'

export function movesOf({ past }: DaleHistory): string[] {
  const lines: [Answered, ...Answered[]][] = []
  for (const { position, answer } of past) {
    const { now, decision } = run(dale, position)
    if (decision === undefined) continue
    const answered = { now, decision, answer }
    const line = lines.at(-1)
    if (line !== undefined && continues(line[0], decision)) line.push(answered)
    else lines.push([answered])
  }
  return lines.map((line) => writeMove(moveOf(line)))
}

/** Whether a question belongs to the line that began with this answer. */
function continues({ decision, answer }: Answered, next: DaleDecision): boolean {
  if (next.seat !== decision.seat) return false
  if (decision.kind !== 'acts') return next.ask === 'take in exchange'
  const act = (decision.options as readonly Act[])[answer[0] ?? -1]?.do
  if (act !== 'buy' && act !== 'build' && act !== 'build with help' && act !== 'take inventory') return false
  return next.joins || (next.ask === 'copy' && act === 'build with help')
}
