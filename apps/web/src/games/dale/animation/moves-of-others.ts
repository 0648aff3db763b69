/** Which cards were moved by other players than the viewer. */
import type { EventView, View } from '@merchants/dale'

type Moved = Extract<EventView, { what: 'moved' }>

/** The places of these moves among the events: all since another player's turn began or another player used a card. */
export function movesOfOthers(
  events: readonly EventView[],
  { seat: viewer, active }: Pick<View, 'seat' | 'active'>,
): ReadonlySet<number> {
  let doer = active
  const moves = new Set<number>()
  for (const [order, event] of events.entries()) {
    if (event.what === 'moved') {
      if (doer !== viewer && !isDraw(event, viewer)) moves.add(order)
    } else if (BEGINS.has(event.what) && 'seat' in event) doer = event.seat
  }
  return moves
}

/** Events that name the player behind the moves after them. */
const BEGINS: ReadonlySet<EventView['what']> = new Set([
  'turn began',
  'played',
  'used',
  'reacted',
  'bought',
  'fell due',
])

/** A new hand is drawn every turn and needs no mark. */
const isDraw = ({ from, to }: Moved, viewer: number): boolean =>
  from.zone === 'deck' && to.zone === 'hand' && from.seat === viewer && to.seat === viewer
