/** The board of the full game, as the Huckster asks and uses it: the state answers. */
import { advanceMarker, ahead } from './clock.ts'
import { aboard, countAt, cultistsAt, dockBoat, drawFromBag, hasRoom, isFree, isFull } from './harbour.ts'
import type { Ahead, Board } from './huckster/board.ts'
import type { HucksterCardId } from './huckster/cards.ts'
import type { WhyKey } from './huckster/why.ts'
import type { Adventurer, Colour, Dock, Pier } from './pieces.ts'
import { isOffered, takeFromSquare, tellSquare } from './square.ts'
import { hucksterSeat } from './state.ts'
import type { Table } from './table.ts'

class StateBoard implements Board {
  readonly seat: number
  readonly tell: Board['tell']
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
    this.tell = table.tell
    this.seat = hucksterSeat(table.state)
  }

  draw(): Adventurer | undefined {
    return drawFromBag(this.table)
  }

  isOffered(slot: number): boolean {
    return isOffered(this.table.state, slot)
  }

  hire(slot: number): void {
    const card = takeFromSquare(this.table, slot)
    this.table.state.huckster.townsfolk.push(card)
    this.table.tell?.({ what: 'hired', seat: this.seat, card, slot })
    tellSquare(this.table)
  }

  customersIn(hall: Colour): number {
    return this.table.state.halls[hall]
  }

  hasRoom(boat: number): boolean {
    return hasRoom(this.table.state, boat)
  }

  embark(who: Adventurer, boat: number, from: 'pool' | 'bag'): boolean {
    const { state, tell } = this.table
    aboard(state, boat).push(who)
    tell?.({ what: 'seated', seat: this.seat, who, boat, from })
    return isFull(state, boat)
  }

  isFree(dock: Dock): boolean {
    return isFree(this.table.state, dock)
  }

  dock(boat: number, dock: Dock): void {
    dockBoat(this.table, this.seat, boat, dock)
  }

  ahead(): Ahead {
    return ahead(this.table.state, this.seat)
  }

  advance(to: 'hand' | 'hour'): void {
    advanceMarker(this.table, this.seat, to)
  }

  takeCorruption(why: WhyKey): void {
    this.table.drawCorruption(this.seat, why)
  }

  returnCorruption(why: WhyKey): void {
    const card = this.table.randomCorruption(this.seat)
    if (card !== undefined) this.table.returnCorruption(this.seat, card, why)
  }

  customersAt(pier: Pier, colour: Colour): number {
    return countAt(this.table.state, pier, colour)
  }

  cultistsAt(pier: Pier): number {
    return cultistsAt(this.table.state, pier)
  }

  shuffle(cards: HucksterCardId[]): void {
    this.table.shuffle('huckster', cards)
  }
}

export const hucksterBoard = (table: Table): Board => new StateBoard(table)
