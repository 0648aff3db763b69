/** The worth of a newcomer in a boat at the market, for the goods on a shelf at the best pier the boat can still reach. */
import type { Adventurer, Good, Pier, View } from '@merchants/cove'
import { BOATS, DOCKS, DOCKS_AT, DOCKS_OF, GOODS, halfOfBoat, PIERS, takes } from '@merchants/cove'

/** The piers at which the boat could dock: those of its half with a free dock. */
function reachable({ docks }: View, boat: number): readonly Pier[] {
  const free = DOCKS_OF[halfOfBoat(boat)].map((dock) => DOCKS.indexOf(dock)).filter((at) => docks[at] === 0)
  return PIERS.filter((pier) => DOCKS_AT[pier].some((at) => free.includes(at)))
}

/** Every good of the customer's colour that the pier takes is paid one more time. Cultists buy every colour (C-83). */
export function seatWorth(view: View, boat: number, who: Adventurer, shelf: readonly Good[]): number {
  const isCultist = who === 'rogue' && view.setup.rogue === 'cultists'
  const wanted = shelf.filter((good) => isCultist || GOODS[good].colour === who)
  const worth = reachable(view, boat).map((pier) =>
    wanted.filter((good) => takes(pier, GOODS[good].size)).reduce((sum, good) => sum + GOODS[good].value, 0),
  )
  return Math.max(0, ...worth)
}

/** Whether a seat in some boat is worth anything, to the player or to the Huckster. */
export function isWorthSeating(view: View, who: Adventurer): boolean {
  const shelves = [view.huckster.shelf, view.humans[view.seat]?.shelf ?? []]
  return BOATS.some((boat) => shelves.some((shelf) => seatWorth(view, boat, who, shelf) > 0))
}
