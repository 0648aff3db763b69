/** A player at the table: their piles, who else sits there, and how they choose. */
import type { Answer } from '@merchants/tabletop'
import type { CardType } from './card.ts'
import type { Ask, Side } from './decision.ts'
import { Pile } from './pile.ts'
import type { Player } from './player.ts'
import type { Which } from './select.ts'
import type { Card, Seat, State, Waiting } from './state.ts'
import type { Table } from './table.ts'

const NOTHING: readonly Card[] = []

export class Chooser {
  readonly table: Table
  readonly seat: number
  /** This seat as a bit, for who sees what. */
  readonly bit: number
  readonly hand: Pile
  readonly deck: Pile
  readonly discardPile: Pile
  readonly schedulePile: Pile
  readonly stallPile: Pile
  readonly schedule: Waiting[]
  /** The stacks of this player or team. */
  readonly stall: Card[][]
  /** Everyone else, clockwise: "another player". */
  others: readonly Player[] = []
  /** Everyone else but the teammate, clockwise: "other players", "opponents". */
  opponents: readonly Player[] = []
  teammate: Player | undefined = undefined

  constructor(table: Table, seat: number) {
    const { state } = table
    const { hand, deck, discardPile, schedule } = state.seats[seat] as Seat
    const stallAt = state.teams ? seat % 2 : seat
    this.table = table
    this.seat = seat
    this.bit = 1 << seat
    this.hand = new Pile('hand', seat, hand)
    this.deck = new Pile('deck', seat, deck)
    this.discardPile = new Pile('discard pile', seat, discardPile)
    this.schedulePile = new Pile('schedule', seat, [])
    this.stallPile = new Pile('stall', stallAt, [])
    this.schedule = schedule
    this.stall = state.stalls[stallAt] as Card[][]
  }

  /** Learns who else sits at the table. */
  meet(players: readonly Player[]): void {
    this.others = [...players.slice(this.seat + 1), ...players.slice(0, this.seat)]
    this.teammate = this.table.state.teams ? this.others[1] : undefined
    this.opponents = this.teammate === undefined ? this.others : this.others.filter((other) => other !== this.teammate)
  }

  /** Chooses cards out of what the selector allows. The order matters for a pile, and not for a hand. */
  choose(which: Which, ask: Ask, ordered = false): readonly Card[] {
    const { from, min, max } = which
    if (max === 0) {
      this.table.tell?.({ what: 'not asked', seat: this.seat, ask, cards: NOTHING })
      return NOTHING
    }
    if (which.by === 'chance') return this.drawLots(which)
    if (min === max && this.isForced(which, ordered)) {
      this.table.tell?.({ what: 'not asked', seat: this.seat, ask, cards: from.slice(0, min) })
      return from.length === min ? from.slice() : from.slice(0, min)
    }
    const answer = this.table.ask(this.seat, ask, 'cards', from, min, max, ordered && max > 1)
    if (answer.length === 1) return [from[answer[0] as number] as Card]
    return cardsAt(from, answer)
  }

  chooseOne(which: Which, ask: Ask): Card | undefined {
    return this.choose(which, ask)[0]
  }

  /** One of these players; with a single one nothing is asked. */
  choosePlayer(among: readonly Player[] = this.others): Player | undefined {
    if (among.length === 0) return undefined
    const seats: number[] = []
    for (const { seat } of among) seats.push(seat)
    if (seats.length === 1)
      this.table.tell?.({ what: 'not asked', seat: this.seat, ask: 'choose player', other: seats[0] as number })
    const other = this.table.players[this.table.askOne(this.seat, 'choose player', 'seats', seats)]
    if (other !== undefined) this.table.tell?.({ what: 'chose player', seat: this.seat, other: other.seat })
    return other
  }

  /** Up to this many of these players, in turn order. */
  choosePlayers(most: number, among: readonly Player[]): Player[] {
    const { table } = this
    const max = Math.min(most, among.length)
    const seats = among.map(({ seat }) => seat)
    const answer = table.ask(this.seat, 'choose players', 'seats', seats, 0, max, false)
    const chosen = among.filter((_, at) => answer.includes(at))
    for (const other of chosen) table.tell?.({ what: 'chose player', seat: this.seat, other: other.seat })
    return chosen
  }

  /** Chooses as many cards to give as to take, before any of them moves. */
  protected chooseExchange(
    given: Which,
    taken: Which,
  ): { readonly given: readonly Card[]; readonly taken: readonly Card[] } {
    if (given.max === 0 || taken.max === 0) return { given: NOTHING, taken: NOTHING }
    // The given card takes the other one's place; in a discard pile that is a choice among equal cards too (owls-5a.5).
    const isPlaceFree = taken.pile.zone === 'discard pile' && taken.min < taken.from.length
    if (!isPlaceFree && this.isForced(given, false) && this.isForced(taken, false)) {
      const forced = { given: given.from.slice(0, given.min), taken: taken.from.slice(0, taken.min) }
      for (const cards of [forced.given, forced.taken]) {
        this.table.tell?.({ what: 'not asked', seat: this.seat, ask: 'give in exchange', cards })
      }
      return forced
    }
    const chosen = (which: Which, ask: Ask): readonly Card[] =>
      this.table
        .ask(this.seat, ask, 'cards', which.from, which.min, which.max, false)
        .map((at) => which.from[at] as Card)
    return { given: chosen(given, 'give in exchange'), taken: chosen(taken, 'take in exchange') }
  }

  chooseNumber(ask: Ask, from: number, to: number): number {
    const numbers: number[] = []
    for (let number = from; number <= to; number++) numbers.push(number)
    const number = this.table.askOne(this.seat, ask, 'numbers', numbers)
    this.table.tell?.({ what: 'named', seat: this.seat, word: number })
    return number
  }

  /** Left is the next player in turn order. With two players both sides are the same, and nothing is asked. */
  chooseSide(): Side {
    const sides: Side[] = this.others.length === 1 ? ['left'] : ['left', 'right']
    if (sides.length === 1) this.table.tell?.({ what: 'not asked', seat: this.seat, ask: 'side' })
    const side = this.table.askOne(this.seat, 'side', 'sides', sides)
    this.table.tell?.({ what: 'named', seat: this.seat, word: side })
    return side
  }

  may(): boolean {
    return this.table.askOne(this.seat, 'use it', 'yes or no', [true, false])
  }

  /** Whether something was done this turn to a card of this kind, so that equal cards differ. */
  isChanged(type: CardType): boolean {
    const { valueChanges, used, copies } = this.table.state
    return valueChanges.length + used.length + copies.length > 0 && isMarked(this.table.state, type)
  }

  private drawLots({ from, max }: Which): readonly Card[] {
    if (max === 1) return [this.table.randomOf(from)]
    const left = from.slice()
    const drawn: Card[] = []
    while (drawn.length < max) {
      const card = this.table.randomOf(left)
      left.splice(left.indexOf(card), 1)
      drawn.push(card)
    }
    return drawn
  }

  /** Whether there is nothing to decide, because all cards are chosen without order, or all are equal and have no places. */
  private isForced({ from, min, pile }: Which, ordered: boolean): boolean {
    if (min === from.length && (!ordered || min === 1)) return true
    if (!areAlike(from) || (min < from.length && lieApart(pile))) return false
    return min === from.length || !this.isChanged((from[0] as Card).type)
  }
}

const isMarked = ({ valueChanges, used, copies }: State, type: CardType): boolean =>
  valueChanges.some(({ card }) => card?.type === type) ||
  used.some((card) => card.type === type) ||
  copies.some(({ card }) => card.type === type)

/** The cards an answer names. */
function cardsAt(from: readonly Card[], answer: Answer): Card[] {
  const cards: Card[] = []
  for (let at = 0; at < answer.length; at++) cards.push(from[answer[at] as number] as Card)
  return cards
}

export function areAlike(cards: readonly Card[]): boolean {
  const { type } = cards[0] as Card
  for (let at = 1; at < cards.length; at++) if ((cards[at] as Card).type !== type) return false
  return true
}

/** Whether it matters which of some equal cards is taken: their places differ, or what is between them. */
const lieApart = ({ zone, cards }: Pile): boolean =>
  zone === 'market' || zone === 'stall' || (zone === 'discard pile' && !areAlike(cards))
