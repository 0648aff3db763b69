/** Turns journeys and the places before and after into timed animations. */
import type { CardView } from '@merchants/dale'
import type { CardMove, Lying } from './card-moves.ts'
import type { Half, Tempo, Way } from './motion.ts'
import type { Box, Places, Spot } from './places.ts'
import { boxOf, cardAt, isCutOff, placeOf } from './places.ts'

/** A flying element, part of the table itself or a picture of a card above it. */
export interface Flight extends Way {
  readonly flier: HTMLElement | Lying
  readonly delay: number
}

/** A place that shows nothing yet, or what it showed before, until a card has landed on it. */
interface Cover {
  readonly face: Spot
  readonly card: CardView | undefined
  readonly until: number
}

export interface Plan {
  readonly flights: readonly Flight[]
  /** New cards in the market, and when they come. */
  readonly drops: readonly { readonly element: HTMLElement; readonly delay: number }[]
  readonly covers: readonly Cover[]
  /** When the last card has landed. */
  readonly end: number
}

/** The most pictures at once; other moves are implied by them. */
const MAX_PICTURES = 24
/** Of cards with the same source and destination, this many fly. */
const MAX_ALIKE = 6
/** The last card leaves after as many staggers at most. */
const MAX_WAIT = 10

/** The earlier layout, with the places and the tops of piles. */
export interface Before {
  readonly places: Places
  readonly topOf: (zone: string) => CardView | undefined
}

export function planOf(journeys: readonly CardMove[], before: Before, places: Places, tempo: Tempo): Plan {
  return new Planner(before, places, tempo).plan(journeys)
}

const isMoved = ({ order }: CardMove): boolean => order !== undefined
/** Movements shorter than this are not shown. */
const SLIGHT = 4
const isNear = (one: Box, other: Box): boolean =>
  Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top), Math.abs(one.width - other.width)) < SLIGHT

class Planner {
  private readonly before: Before
  private readonly places: Places
  private readonly tempo: Tempo
  private readonly flights: Flight[] = []
  private readonly drops: { element: HTMLElement; delay: number }[] = []
  private readonly covers = new Map<string, Cover>()
  private readonly alike = new Map<string, number>()
  private pictures = 0

  constructor(before: Before, places: Places, tempo: Tempo) {
    this.before = before
    this.places = places
    this.tempo = tempo
  }

  plan(journeys: readonly CardMove[]): Plan {
    const slides = journeys.filter((journey) => !isMoved(journey))
    for (const { from, to } of slides) this.slide(from, to)
    const hasSlid = this.flights.length > 0
    const moved = journeys.filter(isMoved).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    const [fresh, others] = [moved.filter(isFresh), moved.filter((journey) => !isFresh(journey))]
    const { flight, stagger } = this.tempo
    const wait = Math.min(stagger, (MAX_WAIT * stagger) / Math.max(1, others.length))
    others.forEach(({ from, to }, at) => this.fly(from, to, at * wait))
    fresh.forEach(({ to }, at) => this.drop(to, (hasSlid ? flight : 0) + at * stagger))
    const last = Math.max(0, ...this.flights.map(({ delay }) => delay), ...this.drops.map(({ delay }) => delay))
    const isIdle = this.flights.length + this.drops.length === 0
    return {
      flights: this.flights,
      drops: this.drops,
      covers: [...this.covers.values()],
      end: isIdle ? 0 : last + flight,
    }
  }

  /** A card that makes room for others. */
  private slide(from: Lying, to: Lying): void {
    const was = cardAt(this.before.places, from)
    const spot = cardAt(this.places, to)
    if (was === undefined || spot === undefined || isNear(was.box, spot.box)) return
    // A question that grows by a line moves the hand, which is not news, and the cards would hide the question.
    if (placeOf(from) === placeOf(to) && was.box.left === spot.box.left && was.box.width === spot.box.width) return
    const way = { from: was.box, to: spot.box, size: spot.box }
    this.flights.push({ ...way, flier: spot.element, half: 'whole', delay: 0 })
  }

  private drop(to: Lying, delay: number): void {
    const spot = cardAt(this.places, to)
    if (spot !== undefined) this.drops.push({ element: spot.element, delay })
  }

  private fly(from: Lying, to: Lying, delay: number): void {
    const start = boxOf(this.before.places, from)
    const spot = cardAt(this.places, to)
    const end = spot?.box ?? boxOf(this.places, to)
    if (start === undefined || end === undefined) return
    const isTurned = (from.card === '?') !== (to.card === '?')
    // A picture is drawn in its larger size, so that it is never blown up. A tile cannot stand for a whole card.
    const isShrinking = start.width > end.width
    const way = { from: start, to: end, size: isShrinking ? start : end, delay }
    if (spot !== undefined && !(isShrinking && to.zone.startsWith('stall')) && !isCutOff(spot.element, start)) {
      this.flights.push({ ...way, size: end, flier: spot.element, half: isTurned ? 'second' : 'whole' })
      if (isTurned) this.show(from, way, 'first')
      return
    }
    if (!this.hasRoom(from, to)) return
    if (spot !== undefined)
      this.covers.set(placeOf(to), { face: spot, card: undefined, until: delay + this.tempo.flight })
    this.show(from, way, isTurned ? 'first' : 'whole')
    if (isTurned) this.show(to, way, 'second')
    this.cover(to, delay)
  }

  private show(flier: Lying, way: Omit<Flight, 'flier' | 'half'>, half: Half): void {
    this.pictures += 1
    this.flights.push({ ...way, flier, half })
  }

  private hasRoom(from: Lying, to: Lying): boolean {
    const key = `${from.zone} ${to.zone}`
    const alike = (this.alike.get(key) ?? 0) + 1
    this.alike.set(key, alike)
    return alike <= MAX_ALIKE && this.pictures < MAX_PICTURES
  }

  private cover({ zone, card }: Lying, delay: number): void {
    const face = this.places.faces.get(zone)
    if (face === undefined || card === '?' || !HAS_TOP.test(zone)) return
    const until = delay + this.tempo.flight
    const first = this.covers.get(zone)?.until ?? until
    this.covers.set(zone, { face, card: this.before.topOf(zone), until: Math.max(first, until) })
  }
}

/** Piles that show what is on top of them. */
const HAS_TOP = /discard/

const isFresh = ({ from, to }: CardMove): boolean => from.zone === 'market-deck' && to.zone === 'market'
