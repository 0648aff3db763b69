/** The companion's knowledge of the table and how long it lasts: for ever, for a round, or for his turn only. */
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
  /** Facts that only the Huckster can change during his turn. */
  readonly sure = new Set<string>()
  bagIsEmpty = false
  /** The customers at each pier in this market phase. */
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

  /** Other players may have changed the board since. */
  newTurn(next: 'turn' | 'again' = 'turn'): void {
    const boardFacts = ['boats', 'docks'].filter((fact) => next === 'again' && this.sure.has(fact))
    this.sure.clear()
    for (const fact of boardFacts) this.sure.add(fact)
    this.bagIsEmpty = false
  }

  /** The board after the others have played. Only he changes it until his turn is over. */
  see(boats: readonly number[], docks: readonly boolean[]): void {
    this.boats = boats.slice()
    this.docks = docks.slice()
    this.sure.add('boats').add('docks')
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
