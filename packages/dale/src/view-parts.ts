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
  /** The moment that they show. */
  readonly now: State
  readonly seats: readonly SeatPart[]
  readonly stalls: View['stalls']
  readonly market: MarketPart
  readonly marketDeck: MarketDeckPart
  readonly marketDiscard: readonly CardId[]
}

/** The parts at a moment, with those from before that are still true. */
export function partsOf(now: State, before: Parts | undefined): Parts {
  if (before === undefined) return freshParts(now)
  const { now: past, seats, stalls, market, marketDeck, marketDiscard } = before
  const hidden = new HiddenPiles(past, now)
  return {
    now,
    seats: seats.map((part, at) => (part.isStill(past, now, hidden) ? part : new SeatPart(now, at))),
    stalls: areSameStalls(past, now) ? stalls : stallsOf(now),
    market: isSameList(past.market, now.market) ? market : new MarketPart(now),
    marketDeck: hidden.areSame(past.marketDeck, now.marketDeck) ? marketDeck : new MarketDeckPart(now),
    marketDiscard: isSameList(past.marketDiscard, now.marketDiscard) ? marketDiscard : idsOf(now.marketDiscard),
  }
}

const freshParts = (now: State): Parts => ({
  now,
  seats: now.seats.map((_, at) => new SeatPart(now, at)),
  stalls: stallsOf(now),
  market: new MarketPart(now),
  marketDeck: new MarketDeckPart(now),
  marketDiscard: idsOf(now.marketDiscard),
})

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

/** The hidden piles of two moments. They look the same if they hold the same cards, of which the same is known. */
class HiddenPiles {
  private readonly past: State
  private readonly now: State
  private readonly isSameKnown: boolean
  /** Cards that were lifted or marked change how hidden piles look. */
  private readonly arePlain: boolean

  constructor(past: State, now: State) {
    this.past = past
    this.now = now
    this.arePlain = isPlain(past) && isPlain(now)
    this.isSameKnown = isSameList(past.known, now.known)
  }

  areSame(before: readonly Card[], after: readonly Card[]): boolean {
    return this.arePlain && isSameList(before, after) && (this.isSameKnown || this.areKnownAsBefore(after))
  }

  private areKnownAsBefore(cards: readonly Card[]): boolean {
    const { past, now } = this
    for (const { id } of cards) if (past.known[id] !== now.known[id]) return false
    return true
  }
}

const isPlain = (now: State): boolean => now.aside.length === 0 && isUnmarked(now)

class SeatPart {
  private readonly at: number
  private readonly discardPile: readonly CardId[]
  private readonly held: Held
  private readonly schedule: SeatView['schedule']
  private readonly goal: number
  /** By viewer, a spectator first. */
  private readonly views: (SeatView | undefined)[] = []

  constructor(now: State, at: number) {
    const { hand, deck, discardPile, schedule } = now.seats[at] as Seat
    this.at = at
    this.discardPile = idsOf(discardPile)
    this.held = heldAmong(now, [hand, deck, liftedFrom(now, 'hand', at), liftedFrom(now, 'deck', at)])
    this.schedule = schedule.map(({ card, as, endsWithTurn }) => ({ card: card.type.id, as: as.id, endsWithTurn }))
    this.goal = stackGoalFor(now, at)
  }

  isStill(past: State, now: State, hidden: HiddenPiles): boolean {
    const before = past.seats[this.at] as Seat
    const after = now.seats[this.at] as Seat
    return (
      this.goal === stackGoalFor(now, this.at) &&
      hidden.areSame(before.hand, after.hand) &&
      hidden.areSame(before.deck, after.deck) &&
      isSameList(before.discardPile, after.discardPile) &&
      isSameList(before.schedule, after.schedule)
    )
  }

  of(now: State, viewer: number): SeatView {
    return (this.views[viewer + 1] ??= this.seenBy(now, viewer))
  }

  /** Viewers who know the same share one view. */
  private seenBy(now: State, viewer: number): SeatView {
    const { at, discardPile, schedule, goal } = this
    const hand = seenHand(now, at, viewer)
    const deck = seenPile(now, 'deck', at, viewer)
    const holds = holdsOf(now, this.held, viewer)
    const same = this.views.find((each) => each?.hand === hand && each.deck === deck && each.holds === holds)
    return same ?? { hand, deck, holds, discardPile, schedule, stall: stallFor(now, at), goal }
  }
}

const stallsOf = ({ stalls }: State): View['stalls'] => stalls.map((stall) => stall.map(idsOf))

const areSameStalls = (past: State, now: State): boolean =>
  now.stalls.every((stall, at) => {
    const before = past.stalls[at] ?? []
    return stall.length === before.length && stall.every((stack, each) => isSameList(stack, before[each] ?? []))
  })

class MarketPart {
  readonly ids: readonly (CardId | undefined)[]
  private readonly cards: State['market']
  private readonly prices: (readonly (number | undefined)[])[] = []

  constructor({ market }: State) {
    this.cards = market
    this.ids = market.map((card) => card?.type.id)
  }

  /** The price of each card with this surcharge. */
  pricesWith(surcharge: number): readonly (number | undefined)[] {
    return (this.prices[surcharge] ??= this.cards.map((card, slot) => card && priceInMarket(card, slot, surcharge)))
  }
}

type MarketDeckView = Pick<View, 'marketDeck' | 'marketHolds'>

class MarketDeckPart {
  private readonly held: Held
  /** By viewer, a spectator first. */
  private readonly views: MarketDeckView[] = []

  constructor(now: State) {
    this.held = heldAmong(now, [now.marketDeck, liftedFrom(now, 'market deck', MARKET)])
  }

  of(now: State, viewer: number): MarketDeckView {
    return (this.views[viewer + 1] ??= {
      marketDeck: seenPile(now, 'market deck', MARKET, viewer),
      marketHolds: holdsOf(now, this.held, viewer),
    })
  }
}
