/** The board as the person at the table sees it. The facts that the Huckster needs are asked, not read (H-99). */
import { pickPlace, shuffle } from '@merchants/tabletop'
import type { Ahead, Board, HandCost, Offer, StallSpaces } from '../huckster/board.ts'
import type { HucksterCardId } from '../huckster/cards.ts'
import { HAND_LIMIT } from '../huckster/clock.ts'
import type { HucksterEvent } from '../huckster/events.ts'
import { freeSpace } from '../huckster/pool.ts'
import type { WhyKey } from '../huckster/why.ts'
import { because } from '../huckster/why.ts'
import type { Adventurer, Colour, Dock, Good, Pier } from '../pieces.ts'
import type { Symbols } from '../scoring.ts'
import { SLOTS } from '../townsfolk.ts'
import { AskedPiers } from './asked-piers.ts'
import type { Conversation } from './conversation.ts'
import type { Known } from './known.ts'
import type { ClockRange, HandSpace, Printed, Stretch } from './printed.ts'
import type { Subjects } from './question.ts'
import type { CompanionState } from './state.ts'
import { hourAfterHand } from './state.ts'
import type { Teller } from './teller.ts'

/** Newcomers that a hire brings into his pool (H-40). */
const HIRE_DRAWS = 2

/** The square is full, unless its deck has run out (H-44). */
const ALL_OFFERED: readonly boolean[] = Array.from({ length: SLOTS }, () => true)

const NOTHING: Ahead = { newcomers: 0, hand: false }

export class AskedBoard implements Board {
  readonly seat = 1
  private readonly state: CompanionState
  private readonly talk: Conversation
  private readonly teller: Teller
  private readonly market: AskedPiers
  /** Newcomers drawn, or not drawn, in this pass of the action or in this arrival phase. */
  private draws = 0
  /** Corruption cards drawn one after the other for the same reason. */
  private paid = 0
  private square: readonly boolean[] | undefined
  private loaded = 0

  constructor(state: CompanionState, talk: Conversation, teller: Teller) {
    this.state = state
    this.talk = talk
    this.teller = teller
    this.market = new AskedPiers(state, talk)
  }

  private get known(): Known {
    return this.state.known
  }

  private get printed(): Printed {
    return this.known.printed
  }

  /** The numbers printed on his shop board and on the main board. Those not remembered from another game are asked. */
  lookAtBoards(): { readonly spaces: StallSpaces; readonly piers: readonly Pier[]; readonly clock: ClockRange } {
    const { spaces, piers, clock } = this
    return { spaces, piers, clock }
  }

  get spaces(): StallSpaces {
    const shelf = this.printed.shelf ?? this.talk.askPrinted('shelf', 'shelf', undefined)
    const { spaces, symbols } = this.printed.pool ?? this.talk.askPrinted('pool', 'pool', undefined)
    return { shelf, pool: spaces, arrivals: symbols.toSorted((a, b) => a - b) }
  }

  get piers(): readonly Pier[] {
    return this.printed.piers ?? this.talk.askPrinted('piers', 'piers', undefined)
  }

  /** The hour that all markers start on, and the last one. */
  get clock(): ClockRange {
    return this.printed.clock ?? this.talk.askPrinted('clock', 'clock', undefined)
  }

  readonly tell = (event: HucksterEvent): void => {
    if (event.what === 'pooled' || event.what === 'pools nobody') this.draws += 1
    if (event.what === 'acts') this.newPass()
    if (event.what === 'pays' || event.what === 'hand' || event.what === 'sold') this.paid = 0
    if (event.what === 'sold') this.sell(event)
    else this.teller.hear(event)
  }

  newPass(): void {
    this.draws = 0
    this.square = undefined
  }

  draw(): Adventurer | undefined {
    if (this.known.bagIsEmpty) return undefined
    const rule = this.drawRule()
    const who = this.talk.ask({ fact: 'bag', topic: `bag ${rule}`, rule, about: this.drawing(rule) })
    if (who !== 'empty') return who
    this.known.bagIsEmpty = true
    return undefined
  }

  isOffered(slot: number): boolean {
    this.square ??= this.talk.assume({ fact: 'square', rule: 'H-44', about: undefined }, ALL_OFFERED)
    return this.square[slot - 1] as boolean
  }

  hire(slot: number): void {
    this.state.townsfolk.push(this.talk.ask({ fact: 'hired', rule: 'H-36', about: { slot } }))
  }

  customersIn(hall: Colour): number {
    const { halls, sure } = this.known
    const topic = `hall ${hall}`
    if (!sure.has(topic)) {
      const rule = { production: 'H-51', market: 'H-77' }[this.state.phase as string] ?? 'H-83'
      // The owner's rulebook gives the value of a symbol at the end; it need not be the number of customers.
      const suggest = rule === 'H-83' ? undefined : halls.get(hall)
      halls.set(hall, this.talk.ask({ fact: 'hall', topic, rule, about: { hall }, suggest }))
      sure.add(topic)
    }
    return halls.get(hall) as number
  }

  /** The boats are asked for confirming, once in his turn: until its end only he loads them. */
  hasRoom(boat: number): boolean {
    const { known, talk } = this
    if (!known.sure.has('boats')) {
      known.seeBoats(talk.ask({ fact: 'boats', rule: 'H-64', about: undefined, suggest: known.boats }))
    }
    return known.freeSeats(boat) > 0
  }

  embark(who: Adventurer, boat: number): boolean {
    this.known.seat(boat)
    this.loaded = boat
    const full = this.known.freeSeats(boat) === 0
    this.teller.seat(who, boat, full)
    return full
  }

  /** A dock that is taken stays taken until clean-up. */
  isFree(dock: Dock): boolean {
    const { known, talk, loaded: boat } = this
    if (known.isTaken(dock)) return false
    if (!known.sure.has('docks')) {
      known.docks = talk.ask({ fact: 'docks', rule: 'H-67', about: { boat }, suggest: known.docks }).slice()
      known.sure.add('docks')
    }
    return !known.isTaken(dock)
  }

  dock(boat: number, dock: Dock): void {
    this.known.dock(boat, dock)
  }

  /** The clock is printed, so each stretch of it is asked once. From a hand space, and after its end, nothing is passed. */
  ahead(): Ahead {
    const { hour } = this.state
    if (!Number.isInteger(hour) || hour >= this.clock.last) return NOTHING
    const { newcomers, hand = false } = this.stretchAfter(hour)
    return { newcomers, hand }
  }

  private stretchAfter(hour: number): Stretch {
    const stretch = this.printed.stretches?.[hour] ?? this.talk.askPrinted('stretch', `stretch ${hour}`, { hour })
    if (stretch.hand !== undefined || this.state.stall.shelf.length > HAND_LIMIT) return stretch
    return this.talk.askPrinted('stretch', `hand ${hour}`, { hour })
  }

  handCost(): HandCost {
    return this.handSpaceAfter(this.state.hour)
  }

  private handSpaceAfter(hour: number): HandSpace {
    return this.printed.handSpaces?.[hour] ?? this.talk.askPrinted('handSpace', `handSpace ${hour}`, { hour })
  }

  advance(to: 'hand' | 'hour'): void {
    const { state, printed } = this
    const from = state.hour
    if (to === 'hand') {
      state.hour = from + 0.5
      state.hoursLeft -= this.handSpaceAfter(from).hours
    } else {
      state.hour = Number.isInteger(from) ? from + 1 : hourAfterHand(printed, from)
      state.hoursLeft -= 1
      this.teller.move(from, state.hour, printed.stretches?.[from]?.newcomers ?? 0)
    }
    this.talk.part = `pay ${state.hour}`
  }

  takeCorruption(rule: WhyKey): void {
    const { state } = this
    this.paid += 1
    const about = { nth: this.paid, of: this.cardsFor(rule) }
    const card = this.talk.ask({ fact: 'corruption', topic: `corruption ${rule}`, rule, about })
    if (card !== 'none left') state.corruption.push(card)
    if (this.paid === about.of) this.paid = 0
  }

  /** How many corruption cards he draws in a row. */
  private cardsFor(rule: WhyKey): number {
    const { hour, reading } = this.state
    if (rule === 'H-53') return reading?.corruption ?? 1
    if (rule === 'H-54') return this.handSpaceAfter(Math.floor(hour)).corruption
    return rule === 'H-86' ? this.market.cultistCards : 1
  }

  returnCorruption(rule: WhyKey): void {
    const { chance, corruption } = this.state
    if (corruption.length === 0) return
    const about = { cards: corruption.slice() }
    const place = this.talk.assume({ fact: 'returned', rule, about }, pickPlace(chance, corruption.length))
    const [card] = corruption.splice(place, 1) as [Symbols]
    this.talk.say({ do: 'return corruption', card, whys: [because(rule)] }, ['returned'])
  }

  offersAt(pier: Pier, goods: readonly Good[]): readonly (Offer | undefined)[] {
    return this.market.offersAt(pier, goods)
  }

  cultistCardsAt(): number {
    return this.market.cultistCards
  }

  shuffle(cards: HucksterCardId[]): void {
    const mixed = cards.slice()
    shuffle(this.state.chance, mixed)
    const order = this.talk.assume({ fact: 'deck', rule: 'H-80', about: { cards: mixed } }, mixed)
    cards.splice(0, cards.length, ...order)
  }

  private drawRule(): 'H-20' | 'H-40' | 'H-49' | 'H-62' {
    const { phase, step, reading } = this.state
    if (phase === 'arrival') return 'H-20'
    if (step === 'pay') return 'H-62'
    return reading?.action.does === 'hire' ? 'H-40' : 'H-49'
  }

  private drawing(rule: ReturnType<AskedBoard['drawRule']>): Subjects['bag'] {
    const { time, reading } = this.state
    const nth = this.draws + 1
    if (rule === 'H-20') return { nth, of: this.draws + this.freeArrivals(), to: 'pool' }
    if (rule !== 'H-40') return { nth: 1, of: 0, to: rule === 'H-62' ? 'boat' : 'pool' }
    return { nth: nth + HIRE_DRAWS * (time - 1), of: HIRE_DRAWS * (reading?.multiplier ?? 1), to: 'pool' }
  }

  private freeArrivals(): number {
    return this.spaces.arrivals.filter((space) => freeSpace(this.state.stall, [space]) !== undefined).length
  }

  private sell({ good, pier, customers, gold, why }: SoldEvent): void {
    const sales = [this.market.lineOf(pier, good, { customers, gold })]
    const { gold: total } = this.state.stall
    this.talk.say({ do: 'sell', pier, sales, total, whys: [why] }, this.market.topicsOf(pier))
  }
}

type SoldEvent = Extract<HucksterEvent, { readonly what: 'sold' }>
