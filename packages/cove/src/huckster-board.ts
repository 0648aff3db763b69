/** The board of the full game as the Huckster uses it, backed by the state. */
import { advanceMarker, ahead, HAND_COST } from './clock.ts'
import { aboard, countAt, cultistsAt, dockBoat, drawFromBag, hasRoom, isFree, isFull } from './harbour.ts'
import type { Ahead, Board, HandCost, Offer } from './huckster/board.ts'
import { OUR_SPACES } from './huckster/board.ts'
import type { HucksterCardId } from './huckster/cards.ts'
import type { WhyKey } from './huckster/why.ts'
import type { Adventurer, Colour, Dock, Good, Pier } from './pieces.ts'
import { GOODS, PIERS, takes } from './pieces.ts'
import { isOffered, takeFromSquare, tellSquare } from './square.ts'
import { hucksterSeat } from './state.ts'
import type { Table } from './table.ts'

class StateBoard implements Board {
  readonly seat: number
  readonly tell: Board['tell']
  readonly spaces = OUR_SPACES
  readonly piers = PIERS
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

  handCost(): HandCost {
    return HAND_COST
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

  offersAt(pier: Pier, goods: readonly Good[]): readonly (Offer | undefined)[] {
    const { state } = this.table
    const cultists = cultistsAt(state, pier)
    return goods.map((good) => {
      const { size, colour, value } = GOODS[good]
      const customers = takes(pier, size) ? countAt(state, pier, colour) + cultists : 0
      return customers === 0 ? undefined : { customers, gold: value * customers }
    })
  }

  cultistCardsAt(pier: Pier): number {
    return cultistsAt(this.table.state, pier) > 0 ? 1 : 0
  }

  shuffle(cards: HucksterCardId[]): void {
    this.table.shuffle('huckster', cards)
  }
}

export const hucksterBoard = (table: Table): Board => new StateBoard(table)
