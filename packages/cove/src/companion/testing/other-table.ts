/** A person at a table with another box: answers what the companion asks, does what it tells, and knows by the booklet what it must tell. */
import type { Adventurer, Colour, Pier } from '../../pieces.ts'
import type { Symbols } from '../../scoring.ts'
import type { Person, KeyedInstruction } from '../conversation.ts'
import type { Instruction } from '../instruction.ts'
import type { FactName, FactQuestion, Facts, QuestionAbout } from '../question.ts'
import type { CompanionState } from '../state.ts'
import type { Inner, OnTable } from './booklet.ts'
import { Booklet, DOCK_NAMES } from './booklet.ts'
import type { OtherBox, PrintedCard } from './other-box.ts'
import { numbersFrom } from './other-box.ts'

const PIERS: readonly Pier[] = ['bazaar', 'plaza', 'black-market']
const COLOURS = ['red', 'green', 'blue', 'yellow'] as const
const PEOPLE = [...COLOURS, 'rogue'] as const

const boatsOf = ({ freeSeats }: OtherBox): number[] => Array.from({ length: 6 }, () => freeSeats)

export class OtherTable implements Person {
  /** His pieces and deeds by the booklet. */
  readonly his: Booklet
  /** The companion's instructions. */
  readonly told: string[] = []
  /** At the end: gold for a guild symbol, and the cost of a corruption symbol. */
  readonly worth: Record<Colour, number>
  readonly cost: number
  private readonly box: OtherBox
  private readonly below: (most: number) => number
  private readonly turnsPerRound: number
  /** Whether they tell of every turn of a person, as the page asks them to. */
  private readonly isTold: boolean
  /** The same pieces a second time, moved only as the companion tells. */
  private seen: OnTable
  private round = 0
  private turns = 0
  private cardsTurned = 0

  constructor(box: OtherBox, seed: number, { hasCultists = false, turnsPerRound = 4, isTold = false } = {}) {
    this.box = box
    this.below = numbersFrom(seed + 1)
    this.turnsPerRound = turnsPerRound
    this.isTold = isTold
    const table: OnTable = {
      seats: boatsOf(box),
      docked: [false, false, false, false],
      halls: { red: 1, green: 1, blue: 1, yellow: 1 },
      crowds: { bazaar: this.crowd(), plaza: this.crowd(), 'black-market': this.crowd() },
      bag: [...box.bag],
      corruptionDrawn: 0,
      townsfolkTaken: 0,
    }
    this.his = new Booklet(box, table, hasCultists)
    this.seen = structuredCopy(table)
    this.worth = { red: this.below(8), green: this.below(8), blue: this.below(20), yellow: this.below(8) }
    this.cost = this.below(6)
  }

  answer<Name extends FactName>(question: QuestionAbout<Name>): unknown {
    return this.factFor(question as unknown as FactQuestion)
  }

  /** The answers to all questions of a screen; prices only for goods with a buyer there. */
  answersTo(questions: readonly FactQuestion[]): Facts[FactName][] {
    const facts: Facts[FactName][] = []
    for (const question of questions) {
      if (facts.at(-1) === 'empty') break
      if (question.fact !== 'prices') facts.push(this.factFor(question))
      else {
        const { pier, goods } = question.about
        const crowd = this.seen.crowds[pier]
        const sold = goods.filter((good) => crowd[good.split('-')[1] as Colour] > 0)
        if (sold.length > 0) facts.push(Object.fromEntries(sold.map((good) => [good, this.box.prices[pier][good]])))
      }
    }
    return facts
  }

  objection(): unknown {
    return undefined
  }

  hasDone({ instruction }: KeyedInstruction): boolean {
    this.told.push(...deedsIn(instruction))
    if (instruction.do === 'arrival') this.arrive()
    if (instruction.do === 'seat') this.seen.seats[instruction.boat - 1]! -= 1
    if (instruction.do === 'dock') this.seen.docked[DOCK_NAMES.indexOf(instruction.dock)] = true
    if (instruction.do === 'return corruption') this.giveBack(instruction.card)
    return true
  }

  /** The differences; there should be none. */
  differences({ stall, hour, townsfolk, corruption }: CompanionState): readonly unknown[] {
    const { his } = this
    const spaces = stall.poolSpaces ?? stall.pool.map((_, at) => at + 1)
    const pool = his.pool.map((_, at) => stall.pool[spaces.indexOf(at + 1)] ?? null)
    const pairs: readonly (readonly [unknown, unknown])[] = [
      [this.told, his.deeds],
      [stall.gold, his.gold],
      [stall.shelf, his.shelf],
      [pool, his.pool],
      [hour, his.onHand === null ? his.hour : his.onHand + 0.5],
      [townsfolk, his.townsfolk],
      [sorted(corruption), sorted(his.corruption)],
      [this.seen, his.table],
    ]
    return pairs.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other))
  }

  total(): number {
    return this.his.total(this.worth, this.cost)
  }

  private crowd(): Record<Adventurer, number> {
    return Object.fromEntries(PEOPLE.map((who) => [who, this.below(5)])) as Record<Adventurer, number>
  }

  /** A new round: boats and docks as the owner's rulebook says, some people come back into the bag. */
  private arrive(): void {
    const { table } = this.his
    this.round += 1
    table.seats = boatsOf(this.box)
    table.docked = [false, false, false, false]
    if (this.round > 1) table.bag.push(...this.box.bag.slice(0, 12))
    this.seen = structuredCopy(table)
    this.his.arrive()
    this.turns = 0
  }

  /** The other players have been at the board. */
  private othersPlay(): void {
    const { table } = this.his
    table.seats = table.seats.map((free) => (this.below(3) === 0 && free > 0 ? free - 1 : free))
    const dock = this.below(8)
    if (dock < 4) table.docked[dock] = true
    table.halls[COLOURS[this.below(4)] as Colour] += this.below(3)
    if (table.bag.length > 3 && this.below(2) === 0) table.bag.shift()
  }

  /** Sometimes they say that they go to play now. Otherwise no one plays, or they only come back when others have. */
  private next(isFirst: boolean): Facts['next'] {
    this.seen = structuredCopy(this.his.table)
    if (this.below(2) === 0) return 'you'
    if (!this.isTold) this.othersPlay()
    const next = this.goesOn()
    return next === 'turn' && this.isTold && !isFirst ? 'again' : next
  }

  private yours(): Facts['yours'] {
    this.othersPlay()
    const { seats, docked } = structuredCopy(this.his.table)
    return { boats: seats, docks: docked, next: this.below(4) === 0 ? 'you' : this.goesOn() }
  }

  private goesOn(): Facts['next'] {
    if (this.turns < this.turnsPerRound) return 'turn'
    const { table } = this.his
    for (const pier of PIERS) table.crowds[pier] = this.crowd()
    this.seen = structuredCopy(table)
    this.his.market()
    return 'market'
  }

  /** The top card goes beside the one before. Its multiplier half counts with the action half of that one. */
  private read(): Inner {
    const { cards } = this.box
    const [right, left] = [0, 1].map((at) => cards[(this.cardsTurned + at) % cards.length]) as [
      PrintedCard,
      PrintedCard,
    ]
    this.cardsTurned += 1
    this.turns += 1
    const inner: Inner = {
      action: right.action,
      multiplier: left.multiplier,
      side: left.side,
      arrow: right.arrow,
      hours: right.hours[0] + left.hours[1],
      corruption: right.corruption[0] + left.corruption[1],
    }
    this.seen = structuredCopy(this.his.table)
    this.his.turn(inner)
    return inner
  }

  private giveBack(card: Symbols): void {
    const at = this.his.corruption.findIndex((each) => JSON.stringify(each) === JSON.stringify(card))
    this.his.corruption.splice(at, 1)
    this.his.owed -= 1
  }

  private factFor(question: FactQuestion): Facts[FactName] {
    const { box, seen } = this
    switch (question.fact) {
      case 'shelf':
        return box.shelf
      case 'pool':
        return { spaces: box.pool, symbols: box.symbols }
      case 'piers':
        return box.piers
      case 'clock':
        return { first: box.first, last: box.last }
      case 'marker':
        this.his.onHand = null
        return (this.his.hour = box.restart[this.round - 1] as number)
      case 'stretch':
        return { newcomers: box.newcomers[question.about.hour] ?? 0, hand: question.about.hour in box.hands }
      case 'handSpace':
        return box.hands[question.about.hour]!
      case 'next':
        return this.next(question.about.isFirst)
      case 'yours':
        return this.yours()
      case 'reading':
        return this.read()
      case 'bag':
        return seen.bag.shift() ?? 'empty'
      case 'hired':
        return box.townsfolk[seen.townsfolkTaken++ % box.townsfolk.length]!
      case 'corruption':
        return box.corruptionCards[seen.corruptionDrawn++ % box.corruptionCards.length]!
      case 'hall':
        return question.rule === 'H-83' ? this.worth[question.about.hall] : seen.halls[question.about.hall]
      case 'lair':
        return this.cost
      case 'boats':
        return seen.seats.slice()
      case 'docks':
        return seen.docked.slice()
      case 'crowd':
        return Object.fromEntries(question.about.who.map((who) => [who, seen.crowds[question.about.pier][who]]))
      case 'prices':
        return Object.fromEntries(question.about.goods.map((good) => [good, box.prices[question.about.pier][good]]))
      case 'cultists': {
        const { pier, goods } = question.about
        return { gold: goods.map((good) => this.his.goldFor(good, pier)), cards: box.cultists.cards }
      }
      case 'square':
      case 'returned':
      case 'deck':
        throw new Error(`nobody asks for ${question.fact}`)
    }
  }
}

const structuredCopy = (table: OnTable): OnTable => JSON.parse(JSON.stringify(table))

const sorted = (cards: readonly Symbols[]): string[] => cards.map((card) => JSON.stringify(card)).toSorted()

/** Carries out an instruction, in the words of the booklet's Huckster. */
function deedsIn(told: Instruction): string[] {
  switch (told.do) {
    case 'take card':
      return [`hires ${told.slot}`]
    case 'draw nobody':
      return ['nobody is drawn']
    case 'return corruption':
      return ['gives corruption back']
    case 'gain goods':
      return told.goods.map((good) => `gains ${good}`)
    case 'lose good':
      return [`does not gain ${told.good}`]
    case 'guild support':
      return [`${told.gold} gold from ${told.hall}`]
    case 'step on hand':
      return [`takes the hand after ${told.hour}`]
    case 'seat':
      return [`seats ${told.who} in ${told.boat}`]
    case 'dock':
      return [`${told.boat} docks at ${told.dock}`]
    case 'stay at sea':
      return [`${told.boat} stays at sea`]
    case 'nobody boards':
      return ['nobody boards']
    case 'sell':
      return told.sales.map(({ good, gold }) => `sells ${good} at ${told.pier} for ${gold}`)
    case 'keep goods':
      return told.goods.map((good) => `keeps ${good}`)
    case 'pool support':
      return [`${told.gold} gold from the pool`]
    default:
      return []
  }
}
