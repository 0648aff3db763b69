/** Where the pair of symbols points on the table that is shown: the slot he hires from, the boat he loads, and its dock if he fills it. */
import type { Reading, View } from '@merchants/cove'
import { boatFor, DOCKS, nearestOffered, otherDock, pointedDock, SEATS, slotFor } from '@merchants/cove'
import { aboard, isAtSea } from '../table/boats.tsx'

/** As the spots are called: `slot:4`, `boat:6`, `dock:right-outer`. */
export function pointedSpots(view: View, { action, side, arrow }: Reading): readonly string[] {
  const slot =
    action.does === 'hire'
      ? nearestOffered({ isOffered: (each) => view.square[each - 1] !== undefined }, slotFor(side, arrow))
      : undefined
  const boat = boatFor({ hasRoom: (each) => isAtSea(view, each) && aboard(view, each).length < SEATS }, side, arrow)
  const isLastSeat = boat !== undefined && aboard(view, boat).length === SEATS - 1
  const docks = isLastSeat ? [pointedDock(boat, arrow), otherDock(boat, arrow)] : []
  const dock = docks.find((each) => view.docks[DOCKS.indexOf(each)] === 0)
  return [
    ...(slot === undefined ? [] : [`slot:${slot}`]),
    ...(boat === undefined ? [] : [`boat:${boat}`]),
    ...(dock === undefined ? [] : [`dock:${dock}`]),
  ]
}
