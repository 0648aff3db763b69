/** The abilities of townsfolk for a human, when hired or in the staff room (C-38, C-47, C-48). */
import type { Passenger } from './decision.ts'
import { boatsWithRoom, passengersAtSea } from './harbour.ts'
import { loadBoat, movePassenger, sendToBag } from './loading.ts'
import { COLOURS } from './pieces.ts'
import { gainGood } from './shelf.ts'
import type { Table } from './table.ts'
import type { TownsfolkId } from './townsfolk.ts'
import { townsfolk } from './townsfolk.ts'

/** Resolves the ability of a card; after that the card is tired until clean-up. */
export function putToWork(table: Table, seat: number, id: TownsfolkId): void {
  table.human(seat).tired.push(id)
  table.tell?.({ what: 'worked', seat, card: id })
  const { ability } = townsfolk(id)
  switch (ability.does) {
    case 'return corruption':
      return returnCorruption(table, seat, id, ability.count)
    case 'hall gold':
      return table.earn(seat, ability.each * table.state.halls[ability.colour], 'C-48')
    case 'good': {
      const colour = ability.colour === 'any' ? table.askMove(seat, 'colour', 'colours', COLOURS, id) : ability.colour
      return gainGood(table, seat, `${ability.size}-${colour}`)
    }
    case 'load':
      return load(table, seat, id, ability)
    case 'send to bag':
      table.earn(seat, ability.gold, 'C-48')
      for (let sent = 0; sent < ability.count; sent++) {
        const chosen = table.askUpToOne(seat, 'send to bag', 'passengers', passengersAtSea(table.state), id)
        if (chosen === undefined) return
        sendToBag(table, seat, chosen)
      }
      return
    case 'move':
      table.earn(seat, ability.gold, 'C-48')
      for (let moved = 0; moved < ability.count; moved++) if (!move(table, seat, id)) return
  }
}

/** Up to this many cards of the owner's choice (C-51). */
function returnCorruption(table: Table, seat: number, id: TownsfolkId, count: number): void {
  const owned = table.human(seat).corruption.slice()
  if (owned.length === 0) {
    table.tell?.({ what: 'not asked', seat, ask: 'return corruption', kind: 'corruption', chosen: [] })
    return
  }
  const most = Math.min(count, owned.length)
  const answer = table.ask(seat, 'return corruption', 'corruption', owned, [0, most], id)
  const chosen = answer.map((at) => owned[at] as (typeof owned)[number])
  for (const card of chosen) table.returnCorruption(seat, card, 'C-51')
}

/** Gold, then a newcomer to seat. The whole ability can be declined (C-48, V3). */
function load(
  table: Table,
  seat: number,
  id: TownsfolkId,
  { gold, count }: { readonly gold: number; readonly count: number },
): void {
  const { state } = table
  const isPossible = state.bag.length > 0 && boatsWithRoom(state).length > 0
  if (isPossible && !table.askYesOrNo(seat, 'draw newcomer', id)) return
  table.earn(seat, gold, 'C-48')
  for (let drawn = 0; drawn < count; drawn++) loadBoat(table, seat)
}

/** Moves one adventurer between boats at sea; tells whether one was moved. */
function move(table: Table, seat: number, id: TownsfolkId): boolean {
  const { state } = table
  const boats = boatsWithRoom(state)
  const canLeave = ({ boat }: Passenger): boolean => boats.some((other) => other !== boat)
  const chosen = table.askUpToOne(seat, 'move', 'passengers', passengersAtSea(state).filter(canLeave), id)
  if (chosen === undefined) return false
  const others = boats.filter((boat) => boat !== chosen.boat)
  movePassenger(table, seat, chosen, table.askOne(seat, 'move to', 'boats', others, chosen.who))
  return true
}
