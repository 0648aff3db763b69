/** Searches all ways to pay. Its lists are kept from one purchase to the next, to avoid garbage. */
import { PAYING } from '../card.ts'
import { usesOf } from '../copying.ts'
import type { Payment, Use } from '../decision.ts'
import { listOf } from '../pile.ts'
import type { Player } from '../player.ts'
import type { Card } from '../state.ts'

/** The request. With Calculations among the paid cards the price can be any from the cheapest to the most expensive slot. */
interface Prices {
  readonly price: number
  readonly cheapest: number
  readonly dearest: number
  /** Whether a card has to allow buying from the market discard. */
  readonly isDiscard: boolean
}

// Permissions of the cards of a payment together, as bits.
const ARRANGES = 1
const OVERPAYS = 2
const BUYS_FROM_DISCARD = 4

/** The least value of no cards at all: more than any card counts, and a small number, which infinity is not. */
const ANYTHING = 1_000_000

class PaymentSearch {
  /** The uses of each hand card. */
  private readonly hand: (readonly Use[])[] = listOf()
  /** The place of the card before it that is just like it: of such cards the first ones are taken first. */
  private readonly twins: number[] = []
  /** The most that the cards from this place on are worth together. */
  private readonly rest: number[] = []
  /** Permissions of the cards from this place on, as bits. */
  private readonly allowed: number[] = []
  private readonly uses: Use[] = listOf()
  /** The cards of a plain hand, as what they are, and what they are worth. */
  private held: readonly Use[] = []
  private readonly values: number[] = []
  private found: Payment[] = []
  private asked: Prices = { price: 0, cheapest: 0, dearest: 0, isDiscard: false }
  private most = 0

  /** The payments with the cards of this hand that differ in what is paid; at most this many of them. */
  find(me: Player, asked: Prices, most: number): Payment[] {
    const { cards } = me.hand
    this.found = []
    this.asked = asked
    this.most = most
    if (me.table.state.valueChanges.length === 0 && this.isPlain(me, cards)) this.payPlainly(me, cards)
    else {
      this.take(me, cards)
      this.extend(0, 0, ANYTHING, 0, 0)
    }
    return this.found
  }

  /** Lists the uses of cards that can be one thing only and change no rule; for other cards it ends. */
  private isPlain(me: Player, cards: readonly Card[]): boolean {
    const { uses } = this
    while (uses.length > 0) uses.pop()
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at] as Card
      const own = card.type.models === undefined ? card.plainUses : usesOf(me, card)
      const use = own[0] as Use
      if (own.length > 1 || (use.as.traits & PAYING) !== 0) return false
      uses.push(use)
    }
    return true
  }

  /** With such cards it is enough to know which ones pay. */
  private payPlainly(me: Player, cards: readonly Card[]): void {
    const { values, twins, rest } = this
    if (this.asked.isDiscard) return
    this.held = this.uses.slice()
    rest[cards.length] = 0
    for (let at = cards.length - 1; at >= 0; at--) {
      const { value } = this.held[at] as Use
      values[at] = value
      rest[at] = (rest[at + 1] as number) + value
      twins[at] = twinOf(me, cards, at)
    }
    this.addPlain(0, 0, ANYTHING, 0)
  }

  /** Once the price is reached nothing can be added. */
  private addPlain(at: number, sum: number, least: number, taken: number): void {
    const { held, values, twins, rest } = this
    const { price } = this.asked
    if (sum >= price) {
      if (sum - price < least) this.found.push(new PlainPayment(held, taken, sum))
      return
    }
    for (let next = at; next < held.length && sum + (rest[next] as number) >= price; next++) {
      const twin = twins[next] as number
      if (twin >= 0 && ((taken >> twin) & 1) === 0) continue
      const value = values[next] as number
      this.addPlain(next + 1, sum + value, value < least ? value : least, taken | (1 << next))
    }
  }

  private take(me: Player, cards: readonly Card[]): void {
    const { hand, twins, rest, allowed } = this
    while (hand.length > 0) hand.pop()
    while (this.uses.length > 0) this.uses.pop()
    for (let at = 0; at < cards.length; at++) {
      hand.push(usesOf(me, cards[at] as Card))
      twins[at] = twinOf(me, cards, at)
    }
    rest[cards.length] = 0
    allowed[cards.length] = 0
    for (let at = cards.length - 1; at >= 0; at--) {
      let best = 0
      let special = allowed[at + 1] as number
      const uses = hand[at] as readonly Use[]
      for (let each = 0; each < uses.length; each++) {
        const use = uses[each] as Use
        if (use.value > best) best = use.value
        special |= allowedBy(use)
      }
      rest[at] = (rest[at + 1] as number) + best
      allowed[at] = special
    }
  }

  /** Once the price is reached nothing can be added, unless a card to come lets the price rise or allows any overpay. */
  private extend(at: number, sum: number, least: number, special: number, taken: number): void {
    const { asked, hand } = this
    const arranges = (special & ARRANGES) !== 0
    const highest = arranges ? asked.dearest : asked.price
    if (sum >= (arranges ? asked.cheapest : asked.price)) this.add(sum, highest, least, special)
    for (let next = at; next < hand.length; next++) {
      if (this.found.length >= this.most || sum + (this.rest[next] as number) < asked.cheapest) return
      const possible = special | (this.allowed[next] as number)
      if (sum >= ((possible & ARRANGES) === 0 ? highest : asked.dearest) && (possible & OVERPAYS) === 0) return
      const twin = this.twins[next] as number
      if (twin >= 0 && ((taken >> twin) & 1) === 0) continue
      const uses = hand[next] as readonly Use[]
      for (let as = 0; as < uses.length; as++) {
        const use = uses[as] as Use
        this.uses.push(use)
        const lowest = use.value < least ? use.value : least
        this.extend(next + 1, sum + use.value, lowest, special | allowedBy(use), taken | (1 << next))
        this.uses.pop()
      }
    }
  }

  private add(sum: number, highest: number, least: number, special: number): void {
    if (this.asked.isDiscard && (special & BUYS_FROM_DISCARD) === 0) return
    const over = sum > highest ? sum - highest : 0
    if (over < least || (special & OVERPAYS) !== 0) this.found.push({ uses: this.uses.slice(), sum })
  }
}

/** Scratch space. Searches never overlap. */
export const paymentSearch = new PaymentSearch()

/** Some cards of a plain hand: most payments are looked at and not chosen, so their cards are listed on demand. */
class PlainPayment implements Payment {
  readonly sum: number
  private readonly held: readonly Use[]
  private readonly taken: number

  constructor(held: readonly Use[], taken: number, sum: number) {
    this.held = held
    this.taken = taken
    this.sum = sum
  }

  get uses(): readonly Use[] {
    const uses: Use[] = []
    for (let at = 0; at < this.held.length; at++) {
      if (((this.taken >> at) & 1) === 1) uses.push(this.held[at] as Use)
    }
    return uses
  }
}

function allowedBy({ as }: Use): number {
  if ((as.traits & PAYING) === 0) return 0
  return (
    (as.arrangesMarket ? ARRANGES : 0) | (as.anyOverpay ? OVERPAYS : 0) | (as.buysFromDiscard ? BUYS_FROM_DISCARD : 0)
  )
}

/** The place of the last card before this one that is just like it, or -1. */
function twinOf(me: Player, cards: readonly Card[], place: number): number {
  const { type } = cards[place] as Card
  for (let at = place - 1; at >= 0; at--) if ((cards[at] as Card).type === type) return me.isChanged(type) ? -1 : at
  return -1
}
