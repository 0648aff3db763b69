/** What the companion knows of the table, and since when: some facts hold for ever, some for a round, some for his turn only. */
import type { Adventurer, Colour, Dock, Pier } from '../pieces.ts'
import { BOATS, DOCKS, SEATS } from '../pieces.ts'
import type { Printed } from './printed.ts'

/** Newcomers that arrive in each boat (C-52). */
const ARRIVALS = 2

export class Known {
  printed: Printed
  /** Free seats of each boat, and taken docks, as they were last seen. */
  boats: number[] = []
  docks: boolean[] = []
  readonly halls = new Map<Colour, number>()
  /** What nobody but the Huckster can change while he is on. */
  readonly sure = new Set<string>()
  bagIsEmpty = false
  /** Who stands at each pier, in this market phase. */
  readonly crowds = new Map<Pier, Partial<Record<Adventurer, number>>>()

  constructor(printed: Printed) {
    this.printed = printed
  }

  /** Two newcomers sit in each boat, and all docks are free. */
  newRound(): void {
    this.boats = BOATS.map(() => SEATS - ARRIVALS)
    this.docks = DOCKS.map(() => false)
    this.crowds.clear()
    this.newTurn()
  }

  /** Others have been at the board since. */
  newTurn(): void {
    this.sure.clear()
    this.bagIsEmpty = false
  }

  isTaken(dock: Dock): boolean {
    return this.docks[DOCKS.indexOf(dock)] as boolean
  }

  seat(boat: number): void {
    this.boats[boat - 1] = this.freeSeats(boat) - 1
  }

  dock(boat: number, dock: Dock): void {
    this.boats[boat - 1] = 0
    this.docks[DOCKS.indexOf(dock)] = true
  }

  freeSeats(boat: number): number {
    return this.boats[boat - 1] as number
  }
}
