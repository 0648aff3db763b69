/** A human loads a boat: seating, docking, and what robbers do (C-17, C-18, C-26, C-84). */
import type { Passenger } from './decision.ts'
import {
  aboard,
  boatsWithRoom,
  dockBoat,
  drawFromBag,
  freeDocksFor,
  isFull,
  leaveBoat,
  passengersAtSea,
  putIntoBag,
} from './harbour.ts'
import type { Table } from './table.ts'

/** Draws a newcomer and seats it on any boat at sea with a free seat; if there is none, no one is drawn (C-26). */
export function loadBoat(table: Table, seat: number): void {
  const { state } = table
  const boats = boatsWithRoom(state)
  if (boats.length === 0) return
  const who = drawFromBag(table)
  if (who === undefined) return
  state.newcomer = who
  table.tell?.({ what: 'drew newcomer', seat, who })
  const boat = table.askOne(seat, 'boat', 'boats', boats, who)
  state.newcomer = undefined
  aboard(state, boat).push(who)
  table.tell?.({ what: 'seated', seat, who, boat, from: 'bag' })
  dockIfFull(table, seat, boat)
  if (who === 'rogue') scareOff(table, seat)
}

/** A boat that becomes full docks at once in its own half; the player who filled it chooses (C-17, C-18). */
function dockIfFull(table: Table, seat: number, boat: number): void {
  const { state } = table
  if (!isFull(state, boat)) return
  const docks = freeDocksFor(state, boat)
  if (docks.length === 0) table.tell?.({ what: 'cannot dock', seat, boat })
  else dockBoat(table, seat, boat, table.askOne(seat, 'dock', 'docks', docks, boat))
}

/** Robbers. A player who has seated a rogue may put one customer from any boat at sea back into the bag (C-84). */
function scareOff(table: Table, seat: number): void {
  const { state } = table
  if (state.setup.rogue !== 'robbers') return
  const customers = passengersAtSea(state).filter(({ who }) => who !== 'rogue')
  const chosen = table.askUpToOne(seat, 'scare off', 'passengers', customers, 'rogue')
  if (chosen !== undefined) sendToBag(table, seat, chosen)
}

export function sendToBag(table: Table, seat: number, passenger: Passenger): void {
  const { who, boat } = passenger
  leaveBoat(table.state, passenger)
  putIntoBag(table, [who])
  table.tell?.({ what: 'sent to bag', seat, who, boat })
}

export function movePassenger(table: Table, seat: number, passenger: Passenger, to: number): void {
  const { who, boat } = passenger
  leaveBoat(table.state, passenger)
  aboard(table.state, to).push(who)
  table.tell?.({ what: 'moved passenger', seat, who, from: boat, to })
  dockIfFull(table, seat, to)
}
