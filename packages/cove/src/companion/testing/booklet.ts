/**
 * The Huckster of the booklet, written a second time straight from `huckster.md` and for any box. It predicts the
 * companion's instructions and shares no code with the engine.
 */
import type { Adventurer, Arrow, Colour, Good, Half, Pier } from '../../pieces.ts'
import type { Symbols } from '../../scoring.ts'
import type { OtherBox, PrintedCard } from './other-box.ts'

/** The pieces on the table besides his board. */
export interface OnTable {
  /** Free seats of the six boats; 0 for a docked one. */
  seats: number[]
  docked: boolean[]
  halls: Record<Colour, number>
  crowds: Record<Pier, Record<Adventurer, number>>
  bag: Adventurer[]
  /** Cards drawn so far from the corruption deck and from the townsfolk. */
  corruptionDrawn: number
  townsfolkTaken: number
}

/** The inner halves. */
export interface Inner {
  readonly action: PrintedCard['action']
  readonly arrow: Arrow
  readonly multiplier: number
  readonly side: Half
  readonly hours: number
  readonly corruption: number
}

export const DOCK_NAMES = ['left-outer', 'left-inner', 'right-inner', 'right-outer'] as const

const colourOf = (good: Good): Colour => good.split('-')[1] as Colour
const isLarge = (good: Good): boolean => good.startsWith('large')

export class Booklet {
  gold = 0
  shelf: Good[] = []
  pool: (Adventurer | null)[]
  hour: number
  /** The hour before the hand space his marker stands on. */
  onHand: number | null = null
  townsfolk: Symbols[] = []
  corruption: Symbols[] = []
  /** Corruption cards to give back of which the companion still has to say which. */
  owed = 0
  readonly deeds: string[] = []
  private readonly box: OtherBox
  private readonly hasCultists: boolean
  table: OnTable

  constructor(box: OtherBox, table: OnTable, hasCultists: boolean) {
    this.box = box
    this.table = table
    this.hasCultists = hasCultists
    this.hour = box.first
    this.pool = Array.from({ length: box.pool }, () => null)
  }

  /** Fills the symbol spaces from the left (H-20 to H-23). */
  arrive(): void {
    const free = this.box.symbols.filter((space) => this.pool[space - 1] === null)
    if (free.length === 0) this.deeds.push('nobody is drawn')
    for (const space of free) this.pool[space - 1] = this.fromBag()
  }

  turn(inner: Inner): void {
    for (let time = 0; time < inner.multiplier; time++) this.act(inner)
    this.walk(inner)
    for (let card = 0; card < inner.corruption; card++) this.drawCorruption()
  }

  private act({ action, side, arrow }: Inner): void {
    if (action.does === 'guild support') {
      const gold = 2 * this.table.halls[action.hall]
      this.gold += gold
      this.deeds.push(`${gold} gold from ${action.hall}`)
    } else if (action.does === 'goods') {
      for (const good of action.goods) this.gain(good)
    } else {
      const slot = { left: { outer: 1, inner: 2 }, right: { inner: 3, outer: 4 } }[side][arrow]
      this.deeds.push(`hires ${slot}`)
      const { townsfolk } = this.box
      this.townsfolk.push(townsfolk[this.table.townsfolkTaken++ % townsfolk.length] as Symbols)
      for (let drawn = 0; drawn < 2; drawn++) {
        if (this.pool.includes(null)) this.toPool()
        else {
          this.deeds.push('nobody is drawn')
          if (this.corruption.length > this.owed) {
            this.owed += 1
            this.deeds.push('gives corruption back')
          }
        }
      }
    }
  }

  private gain(good: Good): void {
    if (this.shelf.length < this.box.shelf) {
      this.shelf.push(good)
      this.deeds.push(`gains ${good}`)
      return
    }
    this.deeds.push(`does not gain ${good}`)
    if (this.pool.includes(null)) this.toPool()
    else this.deeds.push('nobody is drawn')
  }

  private toPool(): void {
    const who = this.fromBag()
    if (who !== null) this.pool[this.pool.indexOf(null)] = who
  }

  private fromBag(): Adventurer | null {
    return this.table.bag.shift() ?? null
  }

  private drawCorruption(): void {
    const { corruptionCards } = this.box
    this.corruption.push(corruptionCards[this.table.corruptionDrawn++ % corruptionCards.length] as Symbols)
  }

  /** Hour by hour, with three goods or fewer onto every clock hand the move can pay for (H-52 to H-58). */
  private walk(inner: Inner): void {
    const { hands, newcomers, last } = this.box
    let left = inner.hours
    while (left > 0) {
      const hand = this.onHand === null && this.hour < last ? hands[this.hour] : undefined
      if (hand !== undefined && this.shelf.length <= 3 && hand.hours <= left) {
        this.deeds.push(`takes the hand after ${this.hour}`)
        this.onHand = this.hour
        left -= hand.hours
        for (let card = 0; card < hand.corruption; card++) this.drawCorruption()
        continue
      }
      left -= 1
      if (this.onHand !== null) {
        this.hour = hands[this.onHand]?.next ?? Number.NaN
        this.onHand = null
        continue
      }
      const met = this.hour < last ? (newcomers[this.hour] ?? 0) : 0
      this.hour += 1
      for (let newcomer = 0; newcomer < met; newcomer++) this.load(inner)
    }
  }

  /** The newcomer who boards, the boat, and the dock of a full boat (H-59 to H-70). */
  private load({ side, arrow }: Inner): void {
    const { seats, docked } = this.table
    const left = arrow === 'outer' ? [1, 2, 3] : [3, 2, 1]
    const right = arrow === 'outer' ? [6, 5, 4] : [4, 5, 6]
    const order = side === 'left' ? [...left, ...right] : [...right, ...left]
    const boat = order.find((each) => (seats[each - 1] as number) > 0)
    if (boat === undefined) return void this.deeds.push('nobody boards')

    const wanted = [...this.shelf.toReversed().map(colourOf), 'rogue' as const]
    const inPool = wanted.find((each) => this.pool.includes(each))
    const who = inPool ?? this.fromBag()
    if (who === null) return void this.deeds.push('nobody boards')
    if (inPool !== undefined) this.pool[this.pool.indexOf(inPool)] = null
    this.deeds.push(`seats ${who} in ${boat}`)
    seats[boat - 1] = (seats[boat - 1] as number) - 1

    if (seats[boat - 1] === 0) {
      const [outer, inner] = boat <= 3 ? [0, 1] : [3, 2]
      const dock = (arrow === 'outer' ? [outer, inner] : [inner, outer]).find((each) => docked[each] === false)
      this.deeds.push(dock === undefined ? `${boat} stays at sea` : `${boat} docks at ${DOCK_NAMES[dock]}`)
      if (dock !== undefined) docked[dock] = true
    }
    const people = this.pool.filter((each) => each !== null)
    this.pool = this.pool.map((_, at) => people[at] ?? null)
  }

  /** Sells pier by pier from the left, every good at the first opportunity; then the pool earns gold (H-72 to H-79, H-86). */
  market(): void {
    for (const pier of this.box.piers) {
      const sold = this.shelf.filter((good) => this.goldFor(good, pier) > 0)
      for (const good of sold) {
        const gold = this.goldFor(good, pier)
        this.gold += gold
        this.deeds.push(`sells ${good} at ${pier} for ${gold}`)
      }
      if (sold.length === 0) continue
      if (this.cultistsAt(pier)) for (let card = 0; card < this.box.cultists.cards; card++) this.drawCorruption()
      if (pier === 'black-market') this.drawCorruption()
      this.shelf = this.shelf.filter((good) => this.goldFor(good, pier) === 0)
    }
    for (const good of this.shelf) this.deeds.push(`keeps ${good}`)
    const customers = this.pool.filter((who) => who !== null && who !== 'rogue')
    const support = customers.reduce((sum, who) => sum + this.table.halls[who as Colour], 0)
    this.gold += support
    if (customers.length > 0) this.deeds.push(`${support} gold from the pool`)
  }

  private cultistsAt(pier: Pier): boolean {
    return this.hasCultists && this.table.crowds[pier].rogue > 0
  }

  /** The earnings of a good at a pier; at a pier with Cultists as their card says. */
  goldFor(good: Good, pier: Pier): number {
    const takes = pier === 'black-market' || (pier === 'bazaar') === isLarge(good)
    if (!takes) return 0
    const colour = colourOf(good)
    if (this.cultistsAt(pier)) return this.box.cultists[colour]
    return this.box.prices[pier][good] * this.table.crowds[pier][colour]
  }

  /** His final gold, with this much per guild symbol and this cost per corruption symbol (H-83). */
  total(worth: Readonly<Record<Colour, number>>, cost: number): number {
    let total = this.gold
    for (const { guilds, corruption } of [...this.townsfolk, ...this.corruption]) {
      for (const [colour, signs] of Object.entries(guilds)) total += signs * worth[colour as Colour]
      total -= corruption * cost
    }
    return total
  }
}
