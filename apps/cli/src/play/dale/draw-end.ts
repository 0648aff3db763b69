/** The last page, with the winner and every stall. */
import type { View } from '@merchants/dale'
import { stallOf } from '@merchants/dale'
import type { TerminalStyle } from '../terminal-style.ts'
import { wrap } from '../terminal-style.ts'
import type { Names } from './names.ts'
import { nameOf } from './names.ts'

export function drawEnd(view: View, names: Names, style: TerminalStyle): string[] {
  const { winners, seats, turn, teams } = view
  const won = `${winners.map(names.long).join(' and ')} won after ${turn} turns.`
  const stallSeats = teams ? [0, 1] : seats.map((_, seat) => seat)
  return [
    '',
    style.paint('title', `★ ${won}`),
    ...stallSeats.flatMap((seat) => {
      const stall = stallOf(view, seat)
      const who = teams ? `${names.long(seat)} and ${names.long(seat + 2)}` : names.long(seat)
      const stacks = stall.map((stack, at) => `${at + 1} ${stack.map(nameOf).join(' + ')}`)
      return [
        style.paint('bold', `${who}: ${stall.length} of ${view.lastStack} stacks`),
        ...wrap(stacks.join(' | '), style.width - 2).map((line) => `  ${line}`),
      ]
    }),
    '',
  ]
}
