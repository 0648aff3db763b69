/** The inventory action: any number of hand cards go to the discard pile, in any order (rules 6.4). */
import type { Player } from '../player.ts'
import type { Card } from '../state.ts'

export function takeInventory(me: Player): void {
  const { table } = me
  const { cards } = me.hand
  const answer = table.ask(me.seat, 'inventory', 'cards', cards, 0, cards.length, true)
  const held = cards.slice()
  for (let at = 0; at < answer.length; at++) table.move(held[answer[at] as number] as Card, me.hand, me.discardPile, me)
}
