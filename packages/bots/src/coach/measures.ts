/** The results of a move, counted on dealt tables at the end of the turn and some turns later. */
import type { Card, State } from '@merchants/dale'
import { lastStackOf, stackGoalFor, stallFor } from '@merchants/dale'
import { Counts, missingFor } from '../strong/sums.ts'

type Seat = State['seats'][number]

/** Means over all deals. */
export interface Measures {
  /** How often the seat has won by the end of the turn. */
  readonly won: number
  readonly stacks: number
  /** Stacks that are built, or that the seat has cards for, one after the other. */
  readonly covered: number
  /** Junk among all cards of the seat. */
  readonly junk: number
  /** The value of the hand, and of all animalfolk that the seat has, stall included. */
  readonly hand: number
  readonly worth: number
  /** How often each player has the cards for the next stack in hand. */
  readonly ready: readonly number[]
  /** How often each player has each card of the market some turns later, by card and player. */
  readonly owners: ReadonlyMap<Card, readonly number[]>
}

/** Adds up what is counted on one table after the other. */
export class Tally {
  private deals = 0
  private won = 0
  private stacks = 0
  private covered = 0
  private junk = 0
  private hand = 0
  private worth = 0
  private readonly ready: number[]
  private readonly owners: ReadonlyMap<Card, number[]>
  private readonly seat: number
  private readonly all = new Counts()
  private readonly held = new Counts()

  constructor(now: State, seat: number) {
    const none = (): number[] => now.seats.map(() => 0)
    const offered = [...now.market, now.marketDiscard.at(-1)]
    this.seat = seat
    this.ready = none()
    this.owners = new Map(offered.flatMap((card) => (card === undefined ? [] : [[card, none()]])))
  }

  get means(): Measures {
    const mean = (sum: number): number => sum / Math.max(1, this.deals)
    return {
      won: mean(this.won),
      stacks: mean(this.stacks),
      covered: mean(this.covered),
      junk: mean(this.junk),
      hand: mean(this.hand),
      worth: mean(this.worth),
      ready: this.ready.map(mean),
      owners: new Map([...this.owners].map(([card, shares]) => [card, shares.map(mean)])),
    }
  }

  /** Counts at the end of the turn, or where the game ends before. */
  add(state: State): void {
    const { seat, all, held, ready } = this
    this.deals += 1
    if (state.winners.includes(seat)) this.won += 1
    for (const [player, cards] of state.seats.entries()) {
      const junk = this.count(cards)
      if (missingFor(stackGoalFor(state, player), all, held) === 0) ready[player] = (ready[player] ?? 0) + 1
      if (player === seat) this.addOwn(state, cards, junk)
    }
  }

  /** Counts what the seat has, once its cards are counted. */
  private addOwn(state: State, { hand }: Seat, junk: number): void {
    const { seat, all } = this
    this.junk += junk
    for (const { type } of hand) this.hand += type.value
    for (const set of all.sets) this.worth += all.worth[set] ?? 0
    const stall = state.stalls[stallFor(state, seat)] ?? []
    for (const stack of stall) for (const { type } of stack) this.worth += type.set < 0 ? 0 : type.value
    let covered = stall.length
    this.stacks += covered
    const last = lastStackOf(state)
    while (covered < last && all.take(covered + 1)) covered += 1
    this.covered += covered
  }

  /** Counts who has the market's cards some turns later. */
  addLater(state: State): void {
    state.seats.forEach(({ hand, deck, discardPile }, player) => {
      for (const pile of [hand, deck, discardPile]) {
        for (const card of pile) {
          const shares = this.owners.get(card)
          if (shares !== undefined) shares[player] = (shares[player] ?? 0) + 1
        }
      }
    })
  }

  /** Counts a player's cards, and returns how many of them are junk. */
  private count({ hand, deck, discardPile }: Seat): number {
    const { all, held } = this
    let junk = 0
    all.empty()
    held.empty()
    for (const pile of [hand, deck, discardPile]) {
      for (const { type } of pile) {
        if (type.set < 0) junk += 1
        else all.add(type)
        if (type.set >= 0 && pile === hand) held.add(type)
      }
    }
    return junk
  }
}
