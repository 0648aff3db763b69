/** The companion's knowledge of the table and how long it lasts: for ever, for a round, or for his turn only. */
import type { Adventurer, Colour, Dock, Pier } from '../pieces.ts'
import { BOATS, DOCKS, SEATS } from '../pieces.ts'
import type { Printed } from './printed.ts'

/** Public facts about the box (C-12, C-52). Larger numbers are learned from the person's answers. */
const USUALLY_FREE = SEATS - 2

export class Known {
  printed: Printed
  /** Free seats of each boat, and taken docks, as they were last seen. */
  boats: number[] = []
  private freeAfterArrival = USUALLY_FREE
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

  /** Newcomers sit in each boat, and all docks are free. */
  newRound(): void {
    this.boats = BOATS.map(() => this.freeAfterArrival)
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
    this.seeBoats(boats)
    this.docks = docks.slice()
    this.sure.add('docks')
  }

  seeBoats(boats: readonly number[]): void {
    this.boats = boats.slice()
    this.freeAfterArrival = Math.max(this.freeAfterArrival, ...boats)
    this.sure.add('boats')
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
