/** The places of all cards as far as this viewer can know, counted from the view. */
import type { CardId, Deck, CardView, View } from '@merchants/dale'
import { cardType, stallOf } from '@merchants/dale'

interface CardCount {
  readonly card: CardId
  readonly count: number
}

/** The cards of one set, the lowest first. */
export interface SetCount {
  readonly set: Deck | 'junk'
  readonly cards: readonly CardCount[]
  readonly count: number
}

/** The known cards of a place by set, and the number of unknown ones. */
export interface Tally {
  readonly count: number
  readonly sets: readonly SetCount[]
  readonly unknown: number
}

export interface Tracker {
  /** The rest of the viewer's deck; `undefined` for a spectator. */
  readonly ownDeck: Tally | undefined
  /** All that each seat owns: hand, deck, discard pile, schedule and stall. A team's stall counts for both. */
  readonly owned: readonly Tally[]
  readonly marketDeck: Tally
}

/** All that the tracker looks at. */
export type TrackedView = Pick<View, 'seat' | 'seats' | 'stalls' | 'teams' | 'marketDeck' | 'marketHolds'>

export function trackerOf(view: TrackedView): Tracker {
  const { seat, seats, marketDeck, marketHolds } = view
  const own = seats[seat]
  return {
    ownDeck: own && tallyOf(own.deck, own.holds),
    owned: seats.map(({ hand, deck, holds, discardPile, schedule }, at) => {
      const open = [...discardPile, ...schedule.map(({ card }) => card), ...stallOf(view, at).flat()]
      return tallyOf([...hand, ...deck, ...open], holds)
    }),
    marketDeck: tallyOf(marketDeck, marketHolds),
  }
}

/** Cards that are somewhere, and those of which the viewer only knows that they are among the hidden ones. */
function tallyOf(cards: readonly CardView[], holds: readonly CardId[]): Tally {
  const known = [...cards.filter((card) => card !== '?'), ...holds]
  return { count: cards.length, sets: setsOf(known), unknown: cards.length - known.length }
}

function setsOf(cards: readonly CardId[]): readonly SetCount[] {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  const sets = new Map<Deck | 'junk', CardCount[]>()
  for (const [card, count] of [...counts].toSorted(([a], [b]) => cardType(a).place - cardType(b).place)) {
    const { deck } = cardType(card)
    sets.set(deck, [...(sets.get(deck) ?? []), { card, count }])
  }
  const rows = [...sets].map(([set, each]) => ({
    set,
    cards: each,
    count: each.reduce((sum, { count }) => sum + count, 0),
  }))
  // Junk comes last.
  return rows.toSorted((a, b) => Number(a.set === 'junk') - Number(b.set === 'junk'))
}
