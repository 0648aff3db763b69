/** The bag, the boats, the docks and who stands on the piers (C-10 to C-19). */
import type { Passenger } from './decision.ts'
import type { Adventurer, Dock, Pier } from './pieces.ts'
import { ADVENTURERS, BOATS, DOCKS, DOCKS_AT, DOCKS_OF, halfOfBoat, SEATS } from './pieces.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

export const aboard = ({ boats }: State, boat: number): Adventurer[] => boats[boat - 1] as Adventurer[]

export const isAtSea = ({ docks }: State, boat: number): boolean => !docks.includes(boat)

/** Whether a boat is at sea and has a free seat. */
export const hasRoom = (state: State, boat: number): boolean =>
  aboard(state, boat).length < SEATS && isAtSea(state, boat)

export function boatsWithRoom(state: State): number[] {
  const boats: number[] = []
  for (const boat of BOATS) if (hasRoom(state, boat)) boats.push(boat)
  return boats
}

export const isFull = (state: State, boat: number): boolean => aboard(state, boat).length === SEATS

export const isFree = ({ docks }: State, dock: Dock): boolean => docks[DOCKS.indexOf(dock)] === 0

/** The free docks of the half a boat belongs to (C-17). */
export const freeDocksFor = (state: State, boat: number): Dock[] =>
  DOCKS_OF[halfOfBoat(boat)].filter((dock) => isFree(state, dock))

export const areDocksTaken = ({ docks }: State): boolean => !docks.includes(0)

/** How many of a kind stand on a pier (C-19). */
export function countAt(state: State, pier: Pier, who: Adventurer): number {
  let count = 0
  for (const dock of DOCKS_AT[pier]) {
    const boat = state.docks[dock] as number
    if (boat !== 0) for (const each of aboard(state, boat)) if (each === who) count += 1
  }
  return count
}

/** Rogues on a pier who buy. They do so only if the Cultists are in play (C-83). */
export const cultistsAt = (state: State, pier: Pier): number =>
  state.setup.rogue === 'cultists' ? countAt(state, pier, 'rogue') : 0

/** Everyone in boats at sea, each kind once a boat, in the order of the boats. */
export function passengersAtSea(state: State): Passenger[] {
  const found: Passenger[] = []
  for (const boat of BOATS) {
    if (!isAtSea(state, boat)) continue
    const seated = aboard(state, boat)
    for (const who of ADVENTURERS) if (seated.includes(who)) found.push({ who, boat })
  }
  return found
}

/** A blind draw; an empty bag gives no one (C-10). */
export function drawFromBag(table: Table): Adventurer | undefined {
  const who = table.state.bag.pop()
  if (who !== undefined) table.somebodyLearned()
  return who
}

/** Someone goes back into the bag, which is blind again. Where a script keeps the order, they are drawn last. */
export function putIntoBag(table: Table, who: readonly Adventurer[]): void {
  if (who.length === 0) return
  table.state.bag.unshift(...who.toReversed())
  table.shuffle('bag', table.state.bag)
}

export function dockBoat(table: Table, seat: number, boat: number, dock: Dock): void {
  table.state.docks[DOCKS.indexOf(dock)] = boat
  table.tell?.({ what: 'docked', seat, boat, dock })
}

/** Takes one of a kind off a boat. */
export function leaveBoat(state: State, { who, boat }: Passenger): void {
  const seated = aboard(state, boat)
  seated.splice(seated.indexOf(who), 1)
}
