/**
 * A player's affairs as numbers, from which the probability of winning is learned: how far the stall is, what the cards make, who moves next.
 * The same for every number of players, so that one set of weights serves all. Cards are counted wherever their owner has them.
 */
import type { Card, CardType, State } from '@merchants/dale'
import { catalogue, lastStackOf, stackGoalFor, stallFor } from '@merchants/dale'
import { TALENT } from '../card-scores.ts'
import { Counts, missingFor, VALUES } from './sums.ts'

/** How many numbers there are, and how many kinds of cards in three places: owned, in hand, on the schedule. */
export const NUMBERS = 64
const KINDS = catalogue.length
export const PLACES = 3 * KINDS

const TALENTED = catalogue.map(({ id }) => (TALENT[id] ?? 0) > 1)
/** Stacks that are still to be built are told apart up to this many. */
const MOST_LEFT = 10

type Seat = State['seats'][number]

/** The features of one player; read again for each one. */
export class Features {
  readonly numbers = new Float64Array(NUMBERS)
  /** Places of the cards that are there, a card of a hand twice. */
  readonly cards = new Int32Array(400)
  cardCount = 0
  private readonly all = new Counts()
  private readonly hand = new Counts()
  private readonly left = new Counts()
  private next = 0
  private junk = 0
  private techniques = 0
  private talents = 0
  private value = 0

  read(state: State, player: number): void {
    const { numbers, all, hand } = this
    const seat = state.seats[player] as Seat
    numbers.fill(0)
    all.empty()
    hand.empty()
    this.next = 0
    this.cardCount = 0
    this.junk = 0
    this.techniques = 0
    this.talents = 0
    this.value = 0
    this.count(seat)
    const goal = stackGoalFor(state, player)
    const last = lastStackOf(state)
    const built = (state.stalls[stallFor(state, player)] as Card[][]).length
    const missing = this.stall(goal, last, built)
    this.owned(seat, built, last)
    this.moment(state, player, goal, missing)
  }

  private put(number: number): void {
    this.numbers[this.next++] = number
  }

  /** One of several cases. */
  private choose(which: number, cases: number): void {
    this.numbers[this.next + Math.max(0, Math.min(which, cases - 1))] = 1
    this.next += cases
  }

  private count({ hand, deck, discardPile, schedule }: Seat): void {
    for (let at = 0; at < hand.length; at++) {
      const { type } = hand[at] as Card
      this.own(type)
      this.cards[this.cardCount++] = KINDS + type.place
      if (type.set >= 0) this.hand.add(type)
    }
    for (let at = 0; at < deck.length; at++) this.own((deck[at] as Card).type)
    for (let at = 0; at < discardPile.length; at++) this.own((discardPile[at] as Card).type)
    for (let at = 0; at < schedule.length; at++) {
      const { card, as } = schedule[at] as Seat['schedule'][number]
      this.own(card.type)
      this.cards[this.cardCount++] = 2 * KINDS + as.place
    }
  }

  private own(type: CardType): void {
    this.cards[this.cardCount++] = type.place
    if (type.set < 0) {
      this.junk += 1
      return
    }
    this.all.add(type)
    this.value += type.value
    if (type.isTechnique) this.techniques += 1
    if (TALENTED[type.place] === true) this.talents += 1
  }

  /** How far the stall is, and which of the next stacks the cards make. Returns how many cards the next one waits for. */
  private stall(goal: number, last: number, built: number): number {
    const { all, hand, left } = this
    this.put((last - built) / 8)
    this.choose(last - built - 1, MOST_LEFT)
    const missing = missingFor(goal, all, hand)
    this.choose(Math.min(missing, 3), 4)
    this.choose(Math.min(missingFor(goal + 1, all, hand), 3), 4)
    let reached = 0
    for (let stack = built + 1; stack <= last; stack++) if (all.reaches(stack)) reached += 1
    this.put(reached / 8)
    this.put((last - built - reached) / 8)
    left.copy(all)
    let covered = 0
    while (built + covered < last && left.take(built + covered + 1)) covered += 1
    this.choose(covered, 6)
    this.put(built + covered >= last ? 1 : 0)
    this.put((last - built - covered) / 8)
    return missing
  }

  private owned({ hand, deck, discardPile, schedule }: Seat, built: number, last: number): void {
    const { all, junk, value } = this
    const cards = hand.length + deck.length + discardPile.length + schedule.length
    this.put(junk / 10)
    this.put(cards / 20)
    this.put(junk / Math.max(1, cards))
    this.put(value / 40)
    this.put((value + junk) / Math.max(1, cards) / 3)
    this.put(hand.length / 5)
    this.put(this.techniques / 8)
    this.put(this.talents / 4)
    this.put(deck.length / 15)
    let first = 0
    let second = 0
    for (let number = 2; number < VALUES; number++) {
      let count = 0
      for (const set of all.sets) count += all.of[set * VALUES + number] as number
      this.put(count / 4)
    }
    for (const set of all.sets) {
      const worth = all.worth[set] as number
      second = Math.max(second, Math.min(first, worth))
      first = Math.max(first, worth)
    }
    this.put(first / 20)
    this.put(second / 20)
    let needed = 0
    for (let stack = built + 1; stack <= last; stack++) needed += stack
    this.put(needed / 36)
    this.put(Math.max(0, needed - value) / 36)
  }

  /** Whose turn it is, with what hand, and whether the market has the card that is missing. */
  private moment(state: State, player: number, goal: number, missing: number): void {
    const { seats, active, turn, market } = state
    const { hand } = seats[player] as Seat
    let money = 0
    let junk = 0
    for (let at = 0; at < hand.length; at++) {
      const { type } = hand[at] as Card
      money += type.value
      if (type.set < 0) junk += 1
    }
    const waits = (player - active + seats.length) % seats.length
    const isNext = waits === 0 ? 1 : 0
    this.put(money / 15)
    this.put(junk / 5)
    this.put(1 - waits / seats.length)
    this.put(missing === 0 ? isNext : 0)
    this.put(missing === 1 ? isNext : 0)
    this.put((isNext * money) / 15)
    const price = this.priceOfMissing(market, goal)
    this.put(price <= money ? 1 : 0)
    this.put(price <= money ? isNext : 0)
    let sofas = 0
    for (const stack of state.stalls[stallFor(state, player)] as Card[][]) {
      for (const { type } of stack) sofas += type.handSizeInStall
    }
    this.put(sofas)
    this.put(turn / seats.length / 20)
    this.put(seats.length > 2 ? 1 : 0)
    this.put(state.teams ? 1 : 0)
    this.lead(state, player)
  }

  /** How far the stall is ahead of the best of the others, and how near that one is to its last stack. */
  private lead(state: State, player: number): void {
    const own = stallFor(state, player)
    let most = 0
    for (let stall = 0; stall < state.stalls.length; stall++) {
      if (stall !== own) most = Math.max(most, (state.stalls[stall] as Card[][]).length)
    }
    const ahead = (state.stalls[own] as Card[][]).length - most
    const left = lastStackOf(state) - most
    this.put(ahead / 4)
    this.put(Math.max(0, -ahead - 1) / 4)
    this.put(left === 1 ? 1 : 0)
    this.put(left === 2 ? 1 : 0)
  }

  /** The price of the cheapest market card that makes the next stack together with the hand. */
  private priceOfMissing(market: State['market'], goal: number): number {
    let cheapest = Infinity
    for (let slot = 0; slot < market.length; slot++) {
      const type = market[slot]?.type
      if (type === undefined || type.set < 0 || type.value > goal) continue
      if (((this.hand.sumsOf(type.set, 0) >> (goal - type.value)) & 1) === 1) {
        cheapest = Math.min(cheapest, type.value + slot)
      }
    }
    return cheapest
  }
}
