/** A pile of cards on the table: whose, where, and who sees what is in it. */
import type { Zone } from './events.ts'
import { MARKET } from './knowledge.ts'
import type { Card } from './state.ts'

const PUBLIC: ReadonlySet<Zone> = new Set<Zone>([
  'discard pile',
  'schedule',
  'stall',
  'market',
  'market discard',
  'junk pile',
  'turned up',
])

/** A hidden pile as a number: a seat's deck, the market deck, a seat's hand; none of them for everything else. */
export function originOf(zone: Zone, seat: number): number {
  if (zone === 'deck') return seat
  if (zone === 'market deck') return MARKET
  return zone === 'hand' ? MARKET + 1 + seat : -1
}

export class Pile {
  readonly zone: Zone
  readonly seat: number
  /** A hidden pile belongs to a seat, to the market or, for cards that are set aside, to no one in particular (-1). */
  holder: number
  /** The last card is the top. */
  readonly cards: Card[]
  readonly isPublic: boolean
  readonly isHand: boolean
  readonly isSchedule: boolean
  readonly isAside: boolean
  /** The number of this hidden pile (a deck, the market deck or a hand); less than 0 for any other. */
  readonly origin: number
  private readonly isTopFirst: boolean

  constructor(zone: Zone, seat: number, cards: Card[]) {
    this.zone = zone
    this.seat = seat
    this.holder = seat
    this.cards = cards
    this.isPublic = PUBLIC.has(zone)
    this.isHand = zone === 'hand'
    this.isSchedule = zone === 'schedule'
    this.isAside = zone === 'aside' || zone === 'turned up'
    this.origin = originOf(zone, seat)
    this.isTopFirst = zone === 'deck' || zone === 'discard pile'
  }

  get isEmpty(): boolean {
    return this.cards.length === 0
  }

  /** The cards in listing order: a hand in its order, decks and discard piles top first. */
  get listed(): readonly Card[] {
    return this.isTopFirst ? this.cards.toReversed() : this.cards
  }

  get top(): Card | undefined {
    const { length } = this.cards
    return length === 0 ? undefined : this.cards[length - 1]
  }
}

/** Whether a card is among these: for the few cards of a hand faster than `includes`. */
export function holds(list: readonly Card[], card: Card): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === card) return true
  return false
}

/** Turns all cards of a pile over onto another. */
export function turnOver(from: Card[], to: Card[]): void {
  while (from.length > 0) {
    const card = from.pop() as Card
    to.push(card)
  }
}

/** Takes a card out of a list and closes the gap. */
export function remove<T>(list: T[], item: T): number {
  const last = list.length - 1
  let at = last
  while (at >= 0 && list[at] !== item) at--
  for (let next = at; next < last; next++) list[next] = list[next + 1] as T
  list.pop()
  return at
}

/**
 * An empty list for objects. The JavaScript engine treats lists of small numbers and lists of objects differently and
 * takes a plain `[]` for the former, so this makes all our lists the same kind from the start.
 */
export function listOf<T extends object>(): T[] {
  const list: (T | undefined)[] = [undefined]
  list.pop()
  return list as T[]
}
