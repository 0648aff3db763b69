/** Where every card came from: follows the cards through what happened between two views. */
import type { EventView, Place, CardView, View } from '@merchants/dale'
import { zoneKey } from '../table/spots.ts'
import { itemAt } from '@merchants/tabletop'

/** A card as it is on the table. */
export interface Lying {
  /** The zone's name in the page. */
  readonly zone: string
  /** Its place in a hand, slot of the market or stack of a stall. */
  readonly at: number
  /** Its place in a stack. */
  readonly part: number
  /** Its visible face; a question mark is face down. */
  readonly card: CardView
}

export interface CardMove {
  readonly from: Lying
  readonly to: Lying
  /** Its place among all moves; `undefined` if it only made space for others. */
  readonly order: number | undefined
}

type Moved = Extract<EventView, { what: 'moved' }>

/** A card on its way: where it was at first, and where it is now. */
interface Traveller {
  readonly from: Lying
  card: CardView
  at: number
  order: number | undefined
}

/** All cards that are openly in a row, and those that have moved. A card that moved more than once goes straight to its end. */
export function cardMovesBetween(before: View, events: readonly EventView[], after: View): readonly CardMove[] {
  const tracer = new Tracer(before)
  events.forEach((event, order) => {
    if (event.what === 'moved') tracer.move(event, order)
    else if (event.what === 'shuffled') tracer.shuffle(event.seat)
  })
  return tracer.arrive(after)
}

/** Rows of cards with a place each; all other zones are piles, of which only the top can be seen. */
type Rows = Map<string, readonly (CardView | undefined)[]>

function rowsOf({ seats, stalls, market, aside }: View): Rows {
  const rows: Rows = new Map()
  seats.forEach(({ hand, schedule }, seat) => {
    rows.set(zoneKey('hand', seat), hand)
    rows.set(
      zoneKey('schedule', seat),
      schedule.map(({ card }) => card),
    )
  })
  stalls.forEach((stall, owner) => {
    stall.forEach((stack, at) => rows.set(stackKey(zoneKey('stall', owner), at), stack))
  })
  rows.set('market', market)
  rows.set('aside', aside)
  return rows
}

const stackKey = (zone: string, stack: number): string => `${zone}/${stack}`

/** The position on the page of a place in a row. */
function lyingIn(row: string, place: number, card: CardView): Lying {
  const [zone = row, stack] = row.split('/')
  return stack === undefined ? { zone, at: place, part: 0, card } : { zone, at: Number(stack), part: place, card }
}

/** Cards that are turned up are set aside too. */
const zoneOf = ({ zone, seat }: Place): string => (zone === 'turned up' ? 'aside' : zoneKey(zone, seat))

const rowOf = (place: Place): string => (place.zone === 'stall' ? stackKey(zoneOf(place), place.at) : zoneOf(place))

const isRow = ({ zone }: Place): boolean =>
  zone === 'hand' ||
  zone === 'schedule' ||
  zone === 'stall' ||
  zone === 'market' ||
  zone === 'aside' ||
  zone === 'turned up'

const isFaceDown = (zone: string): boolean => zone.startsWith('deck') || zone === 'market-deck'

const mayBe = (one: CardView, other: CardView): boolean => one === other || one === '?' || other === '?'

class Tracer {
  private readonly rows = new Map<string, Traveller[]>()
  /** Cards that have come to a pile meanwhile. */
  private readonly piled = new Map<string, Traveller[]>()

  constructor(before: View) {
    for (const [row, cards] of rowsOf(before)) {
      const travellers = cards.flatMap((card, at): Traveller[] =>
        card === undefined ? [] : [{ from: lyingIn(row, at, card), card, at, order: undefined }],
      )
      this.rows.set(row, travellers)
    }
  }

  move({ card, from, to }: Moved, order: number): void {
    const traveller = isRow(from) ? this.takeFromRow(from, card) : this.takeFromPile(from, card)
    const row = isRow(to) ? listIn(this.rows, rowOf(to)) : listIn(this.piled, zoneOf(to))
    traveller.card = card
    traveller.at = to.at
    traveller.order = order
    const place = to.at < 0 || to.zone === 'market' || to.zone === 'stall' || !isRow(to) ? row.length : to.at
    row.splice(place, 0, traveller)
  }

  /** A card cannot be followed through a shuffle. It has gone to the deck, and another one may come from there. */
  shuffle(seat: number): void {
    const deck = seat < 0 ? 'market-deck' : zoneKey('deck', seat)
    for (const traveller of this.piled.get(deck) ?? []) traveller.at = -1
  }

  arrive(after: View): readonly CardMove[] {
    const journeys: CardMove[] = []
    const add = ({ from, order }: Traveller, to: Lying): void => {
      journeys.push({ from, to, order })
    }
    for (const [row, cards] of rowsOf(after)) {
      const travellers = this.rows.get(row) ?? []
      const hasPlaces = row === 'market'
      const thereAt = (at: number): Traveller | undefined =>
        hasPlaces ? travellers.find((each) => each.at === at) : travellers[at]
      settle(travellers, cards, thereAt, (traveller, at, card) => add(traveller, lyingIn(row, at, card)))
    }
    for (const [zone, travellers] of this.piled) {
      for (const traveller of travellers) {
        add(traveller, { zone, at: traveller.at, part: 0, card: isFaceDown(zone) ? '?' : traveller.card })
      }
    }
    return journeys
  }

  private takeFromRow(place: Place, card: CardView): Traveller {
    const row = listIn(this.rows, rowOf(place))
    const hasPlaces = place.zone === 'market'
    const isThere = (each: Traveller, at: number): boolean => (hasPlaces ? each.at : at) === place.at
    const isSame = (each: Traveller): boolean => each.card === card
    const isThereAt = (at: number): boolean => place.zone !== 'stall' && isThere(itemAt(row, at), at)
    // A card that leaves unseen counts as one of the hidden cards.
    const candidates = [
      row.findIndex((each, at) => isThereAt(at) && (card === '?' ? isSame(each) : mayBe(each.card, card))),
      row.findIndex(isSame),
      row.findIndex((each) => mayBe(each.card, card)),
    ]
    const at = candidates.find((candidate) => candidate >= 0)
    const [found] = at === undefined ? [] : row.splice(at, 1)
    return found ?? stranger({ zone: zoneOf(place), at: place.at, part: 0, card })
  }

  private takeFromPile(place: Place, card: CardView): Traveller {
    const zone = zoneOf(place)
    const piled = listIn(this.piled, zone)
    const at = piled.findLastIndex((each) => each.at === place.at && mayBe(each.card, card))
    const [found] = at < 0 ? [] : piled.splice(at, 1)
    return found ?? stranger({ zone, at: place.at, part: 0, card: isFaceDown(zone) ? '?' : card })
  }
}

function listIn(lists: Map<string, Traveller[]>, key: string): Traveller[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

const stranger = (from: Lying): Traveller => ({ from, card: from.card, at: from.at, order: undefined })

/** Finds the previous place of each card: first by its face, at the same place if possible, otherwise by its place. */
function settle(
  travellers: readonly Traveller[],
  cards: readonly (CardView | undefined)[],
  thereAt: (at: number) => Traveller | undefined,
  found: (traveller: Traveller, at: number, card: CardView) => void,
): void {
  const left = new Set(travellers)
  const open = new Map<number, CardView>()
  cards.forEach((card, at) => card !== undefined && open.set(at, card))
  const isSame = (each: Traveller, card: CardView): boolean => each.card === card
  const isPossible = (each: Traveller, card: CardView): boolean => mayBe(each.card, card)
  for (const fits of [isSame, isPossible]) {
    const take = (find: (at: number, card: CardView) => Traveller | undefined): void => {
      for (const [at, card] of open) {
        const traveller = find(at, card)
        if (traveller === undefined || !left.has(traveller) || !fits(traveller, card)) continue
        left.delete(traveller)
        open.delete(at)
        found(traveller, at, card)
      }
    }
    take(thereAt)
    take((_, card) => [...left].find((each) => fits(each, card)))
  }
}
