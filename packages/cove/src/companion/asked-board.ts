/** The board as the person at the table sees it: what the Huckster needs of it is asked, not read (H-99). */
import { pickPlace, shuffle } from '@merchants/tabletop'
import { LAST_HOUR } from '../clock.ts'
import type { Ahead, Board } from '../huckster/board.ts'
import { ARRIVAL_SPACES } from '../huckster/board.ts'
import type { HucksterCardId } from '../huckster/cards.ts'
import type { HucksterEvent } from '../huckster/events.ts'
import type { Why, WhyKey } from '../huckster/why.ts'
import { because } from '../huckster/why.ts'
import type { Adventurer, Colour, Dock, Good, Pier } from '../pieces.ts'
import { ADVENTURERS, GOODS, takes } from '../pieces.ts'
import type { Symbols } from '../scoring.ts'
import { SLOTS } from '../townsfolk.ts'
import type { Conversation } from './conversation.ts'
import type { Known } from './known.ts'
import type { Subjects } from './question.ts'
import type { CompanionState } from './state.ts'
import type { Teller } from './teller.ts'

/** With more goods he uses no clock hand (H-55), so nobody needs to look for one. */
const HAND_LIMIT = 3

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
  /** Newcomers drawn, or not drawn, in this pass of the action or in this arrival phase. */
  private draws = 0
  /** Corruption cards drawn for the cost of this turn. */
  private paid = 0
  private square: readonly boolean[] | undefined
  private loaded = 0

  constructor(state: CompanionState, talk: Conversation, teller: Teller) {
    this.state = state
    this.talk = talk
    this.teller = teller
  }

  private get known(): Known {
    return this.state.known
  }

  readonly tell = (event: HucksterEvent): void => {
    if (event.what === 'pooled' || event.what === 'pools nobody') this.draws += 1
    if (event.what === 'acts') this.newPass()
    if (event.what === 'pays') this.paid = 0
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
      halls.set(hall, this.talk.ask({ fact: 'hall', topic, rule, about: { hall }, suggest: halls.get(hall) }))
      sure.add(topic)
    }
    return halls.get(hall) as number
  }

  /** The boats are asked for confirming, once in his turn: until its end only he loads them. */
  hasRoom(boat: number): boolean {
    const { known, talk } = this
    if (!known.sure.has('boats')) {
      known.boats = talk.ask({ fact: 'boats', rule: 'H-64', about: undefined, suggest: known.boats }).slice()
      known.sure.add('boats')
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

  /** The clock is printed, so each hour of it is asked once. From a hand space, and after 12, nothing is passed (C-28, C-33). */
  ahead(): Ahead {
    const { hour } = this.state
    if (!Number.isInteger(hour) || hour >= LAST_HOUR) return NOTHING
    const { symbols } = this.known
    const newcomers =
      symbols.get(hour) ??
      this.talk.ask({ fact: 'symbol', topic: `symbol ${hour}`, rule: 'H-57', about: { hour }, isPrinted: true })
    symbols.set(hour, newcomers)
    return { newcomers, hand: newcomers > 0 && this.hasHand(hour) }
  }

  /** Asked only when it matters: with four goods or more he passes it anyway. */
  private hasHand(hour: number): boolean {
    const { hands } = this.known
    const known = hands.get(hour)
    if (known !== undefined || this.state.stall.shelf.length > HAND_LIMIT) return known ?? false
    const hand = this.talk.ask({ fact: 'hand', topic: `hand ${hour}`, rule: 'H-54', about: { hour }, isPrinted: true })
    hands.set(hour, hand)
    return hand
  }

  advance(to: 'hand' | 'hour'): void {
    const { state } = this
    const from = state.hour
    state.hour = to === 'hand' ? from + 0.5 : Math.floor(from) + 1
    state.hoursLeft -= 1
    if (to === 'hour') this.teller.move(from, state.hour, this.known.symbols.get(from) ?? 0)
    this.talk.part = `pay ${state.hour}`
  }

  takeCorruption(rule: WhyKey): void {
    const { state } = this
    const isCost = rule === 'H-53'
    if (isCost) this.paid += 1
    const about = isCost ? { nth: this.paid, of: state.reading?.corruption ?? 1 } : { nth: 1, of: 1 }
    const card = this.talk.ask({ fact: 'corruption', topic: `corruption ${rule}`, rule, about })
    if (card !== 'none left') state.corruption.push(card)
  }

  returnCorruption(rule: WhyKey): void {
    const { chance, corruption } = this.state
    if (corruption.length === 0) return
    const about = { cards: corruption.slice() }
    const place = this.talk.assume({ fact: 'returned', rule, about }, pickPlace(chance, corruption.length))
    const [card] = corruption.splice(place, 1) as [Symbols]
    this.talk.say({ do: 'return corruption', card, whys: [because(rule)] }, ['returned'])
  }

  customersAt(pier: Pier, colour: Colour): number {
    return this.crowdAt(pier)[colour] ?? 0
  }

  cultistsAt(pier: Pier): number {
    if (this.state.setup.rogue !== 'cultists' || this.goodsFor(pier).length === 0) return 0
    return this.crowdAt(pier).rogue ?? 0
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
    const { stall, time, reading } = this.state
    const nth = this.draws + 1
    if (rule === 'H-20') return { nth, of: this.draws + ARRIVAL_SPACES - stall.pool.length, to: 'pool' }
    if (rule !== 'H-40') return { nth: 1, of: 0, to: rule === 'H-62' ? 'boat' : 'pool' }
    return { nth: nth + HIRE_DRAWS * (time - 1), of: HIRE_DRAWS * (reading?.multiplier ?? 1), to: 'pool' }
  }

  /** The goods on his shelf that a pier takes, each kind once. */
  private goodsFor(pier: Pier): Good[] {
    return [...new Set(this.state.stall.shelf)].filter((good) => takes(pier, GOODS[good].size))
  }

  /** Who stands at a pier, as far as he has goods for them; and what it pays, since that is printed. */
  private crowdAt(pier: Pier): Partial<Readonly<Record<Adventurer, number>>> {
    const { known, talk, state } = this
    const seen = known.crowds.get(pier)
    if (seen !== undefined) return seen
    const goods = this.goodsFor(pier)
    const wanted = new Set<Adventurer>(goods.map((good) => GOODS[good].colour))
    if (state.setup.rogue === 'cultists') wanted.add('rogue')
    const who = ADVENTURERS.filter((each) => wanted.has(each))
    const crowd = talk.ask({ fact: 'crowd', topic: `crowd ${pier}`, rule: 'H-73', about: { pier, who } })
    this.learnPrices(
      pier,
      goods.filter((good) => (crowd[GOODS[good].colour] ?? 0) + (crowd.rogue ?? 0) > 0),
    )
    known.crowds.set(pier, crowd)
    return crowd
  }

  private learnPrices(pier: Pier, bought: readonly Good[]): void {
    const { known, talk } = this
    const goods = bought.filter((good) => known.priceAt(pier, good) === undefined)
    if (goods.length === 0) return
    const suggest = Object.fromEntries(goods.map((good) => [good, known.likelyPrice(good)]))
    const prices = talk.ask({ fact: 'prices', topic: `prices ${pier}`, rule: 'C-54', about: { pier, goods }, suggest })
    for (const good of goods) known.learnPrice(pier, good, prices[good] as number)
  }

  /** His gold was counted with our own table of values; the printed one counts. */
  private sell({ good, pier, customers, gold: ours, why }: SoldEvent): void {
    const { stall } = this.state
    const price = this.known.priceAt(pier, good) as number
    const gold = price * customers
    stall.gold += gold - ours
    const sales = [{ good, customers, price, gold }]
    const whys: readonly Why[] = [why]
    this.talk.say({ do: 'sell', pier, sales, total: stall.gold, whys }, [`crowd ${pier}`, `prices ${pier}`])
  }
}

type SoldEvent = Extract<HucksterEvent, { readonly what: 'sold' }>
