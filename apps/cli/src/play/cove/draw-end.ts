/** The last page, with the winner and the final scores. */
import type { View } from '@merchants/cove'
import type { TerminalStyle } from '../terminal-style.ts'
import type { CoveNames } from './names.ts'

export function drawCoveEnd({ winners, humans, huckster }: View, names: CoveNames, style: TerminalStyle): string[] {
  const golds = [...humans.map(({ gold }) => gold), huckster.gold]
  const won = `${winners.map(names.long).join(' and ')} won with ${golds[winners[0] ?? 0]} gold.`
  return [
    '',
    style.paint('title', `★ ${won}`),
    ...names.all.map((seat) => `  ${names.long(seat)}: ${golds[seat] ?? 0} gold`),
    '',
  ]
}
