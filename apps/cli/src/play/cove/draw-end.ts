/** The last page: who won, and what everybody came to. */
import type { View } from '@merchants/cove'
import type { Look } from '../look.ts'
import type { CoveNames } from './names.ts'

export function drawCoveEnd({ winners, humans, huckster }: View, names: CoveNames, look: Look): string[] {
  const golds = [...humans.map(({ gold }) => gold), huckster.gold]
  const won = `${winners.map(names.long).join(' and ')} won with ${golds[winners[0] ?? 0]} gold.`
  return [
    '',
    look.paint('title', `★ ${won}`),
    ...names.all.map((seat) => `  ${names.long(seat)}: ${golds[seat] ?? 0} gold`),
    '',
  ]
}
