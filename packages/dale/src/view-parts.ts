/**
 * The parts of views that stay the same from moment to moment. A part is made again only when something that it shows has changed,
 * so equal parts of two views are the very same object and need not be compared.
 */
import type { CardId } from './card.ts'
import { MARKET } from './knowledge.ts'
import { heldAmong, holdsOf, idsOf, isUnmarked, liftedFrom, seenHand, seenPile } from './seen-cards.ts'
import type { Held } from './seen-cards.ts'
import type { Card, Seat, State } from './state.ts'
import { priceInMarket, stackGoalFor, stallFor } from './values.ts'
import type { SeatView, View } from './view.ts'

export interface Parts {
  readonly seats: readonly SeatPart[]
  readonly stalls: StallsPart
  readonly market: MarketPart
  readonly marketDeck: MarketDeckPart
  readonly marketDiscard: PilePart
}

/** The parts at a moment, with those from before that are still true. */
export const partsOf = (now: State, before: Parts | undefined): Parts => ({
  seats: now.seats.map((_, at) => {
    const part = before?.seats[at]
    return part?.isStill(now) ? part : new SeatPart(now, at)
  }),
  stalls: before?.stalls.isStill(now) ? before.stalls : new StallsPart(now),
  market: before?.market.isStill(now) ? before.market : new MarketPart(now),
  marketDeck: before?.marketDeck.isStill(now) ? before.marketDeck : new MarketDeckPart(now),
  marketDiscard: before?.marketDiscard.isStill(now.marketDiscard)
    ? before.marketDiscard
    : new PilePart(now.marketDiscard),
})

/** Cards that were lifted or marked change how hidden piles look. */
const isPlain = (now: State): boolean => now.aside.length === 0 && isUnmarked(now)

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** A hidden pile at some moment, and what was known about its cards. Their numbers are kept beside them, so that no card has to be read again. */
class HiddenPile {
  private readonly cards: readonly Card[]
  private readonly ids: readonly number[]
  private readonly knowledge: readonly (number | undefined)[]

  constructor(cards: readonly Card[], { known }: State) {
    this.cards = cards
    this.ids = cards.map(({ id }) => id)
    this.knowledge = this.ids.map((id) => known[id])
  }

  isStill(cards: readonly Card[], { known }: State): boolean {
    if (!isSameList(this.cards, cards)) return false
    const { ids, knowledge } = this
    for (let at = 0; at < ids.length; at++) if (known[ids[at] as number] !== knowledge[at]) return false
    return true
  }
}

class SeatPart {
  private readonly at: number
  private readonly isPlain: boolean
  private readonly hand: HiddenPile
  private readonly deck: HiddenPile
  private readonly discarded: PilePart
  private readonly waiting: Seat['schedule']
  private readonly held: Held
  private readonly schedule: SeatView['schedule']
  private readonly goal: number
  /** By viewer, a spectator first. */
  private readonly views: (SeatView | undefined)[] = []

  constructor(now: State, at: number) {
    const { hand, deck, discardPile, schedule } = now.seats[at] as Seat
    this.at = at
    this.isPlain = isPlain(now)
    this.hand = new HiddenPile(hand, now)
    this.deck = new HiddenPile(deck, now)
    this.discarded = new PilePart(discardPile)
    this.waiting = schedule
    this.held = heldAmong(now, [hand, deck, liftedFrom(now, 'hand', at), liftedFrom(now, 'deck', at)])
    this.schedule = schedule.map(({ card, as, endsWithTurn }) => ({ card: card.type.id, as: as.id, endsWithTurn }))
    this.goal = stackGoalFor(now, at)
  }

  isStill(now: State): boolean {
    const { hand, deck, discardPile, schedule } = now.seats[this.at] as Seat
    return (
      this.isPlain &&
      isPlain(now) &&
      this.goal === stackGoalFor(now, this.at) &&
      this.hand.isStill(hand, now) &&
      this.deck.isStill(deck, now) &&
      this.discarded.isStill(discardPile) &&
      isSameList(this.waiting, schedule)
    )
  }

  of(now: State, viewer: number): SeatView {
    return (this.views[viewer + 1] ??= this.seenBy(now, viewer))
  }

  /** Viewers who know the same share one view. */
  private seenBy(now: State, viewer: number): SeatView {
    const { at, schedule, goal } = this
    const hand = seenHand(now, at, viewer)
    const deck = seenPile(now, 'deck', at, viewer)
    const holds = holdsOf(now, this.held, viewer)
    const same = this.views.find((each) => each?.hand === hand && each.deck === deck && each.holds === holds)
    return same ?? { hand, deck, holds, discardPile: this.discarded.ids, schedule, stall: stallFor(now, at), goal }
  }
}

/** Public cards. */
class PilePart {
  readonly ids: readonly CardId[]
  private readonly cards: readonly Card[]

  constructor(cards: readonly Card[]) {
    this.cards = cards
    this.ids = idsOf(cards)
  }

  isStill(cards: readonly Card[]): boolean {
    return isSameList(this.cards, cards)
  }
}

class StallsPart {
  readonly ids: readonly (readonly (readonly CardId[])[])[]
  private readonly stalls: State['stalls']

  constructor({ stalls }: State) {
    this.stalls = stalls
    this.ids = stalls.map((stall) => stall.map(idsOf))
  }

  isStill({ stalls }: State): boolean {
    return stalls.every((stall, at) => {
      const before = this.stalls[at] ?? []
      return stall.length === before.length && stall.every((stack, each) => isSameList(stack, before[each] ?? []))
    })
  }
}

class MarketPart {
  readonly ids: readonly (CardId | undefined)[]
  private readonly cards: State['market']
  private readonly prices: (readonly (number | undefined)[])[] = []

  constructor({ market }: State) {
    this.cards = market
    this.ids = market.map((card) => card?.type.id)
  }

  isStill({ market }: State): boolean {
    return isSameList(this.cards, market)
  }

  /** The price of each card with this surcharge. */
  pricesWith(surcharge: number): readonly (number | undefined)[] {
    return (this.prices[surcharge] ??= this.cards.map((card, slot) => card && priceInMarket(card, slot, surcharge)))
  }
}

type MarketDeckView = Pick<View, 'marketDeck' | 'marketHolds'>

class MarketDeckPart {
  private readonly isPlain: boolean
  private readonly deck: HiddenPile
  private readonly held: Held
  /** By viewer, a spectator first. */
  private readonly views: MarketDeckView[] = []

  constructor(now: State) {
    this.isPlain = isPlain(now)
    this.deck = new HiddenPile(now.marketDeck, now)
    this.held = heldAmong(now, [now.marketDeck, liftedFrom(now, 'market deck', MARKET)])
  }

  isStill(now: State): boolean {
    return this.isPlain && isPlain(now) && this.deck.isStill(now.marketDeck, now)
  }

  of(now: State, viewer: number): MarketDeckView {
    return (this.views[viewer + 1] ??= {
      marketDeck: seenPile(now, 'market deck', MARKET, viewer),
      marketHolds: holdsOf(now, this.held, viewer),
    })
  }
}
