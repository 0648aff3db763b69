/** Facts that a seat can infer from its view, such as its own cards and the leader. */
import type { CardId, Deck, CardView, View } from '@merchants/dale'
import { cardType, stallOf, teammateOf } from '@merchants/dale'
import { itemAt } from '@merchants/tabletop'

export const opponentsOf = ({ seats, seat }: View): number[] =>
  seats.flatMap(({ stall }, other) => (stall === seats[seat]?.stall ? [] : [other]))

/** The sums that some of these cards of one set reach, as bits. */
export function sumsOf(cards: readonly CardId[], deck: Deck | 'junk'): number {
  let sums = 1
  for (const id of cards) {
    const type = cardType(id)
    if (type.deck === deck) sums |= sums << type.value
  }
  return sums
}

export const reaches = (sums: number, goal: number): boolean => ((sums >> goal) & 1) === 1

/** Cards without one copy of this one. */
export function without(cards: readonly CardId[], card: CardId): CardId[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards.slice() : cards.toSpliced(at, 1)
}

export const isKnown = (card: CardView): card is CardId => card !== '?'

/** The opponent with the most stacks; of several the one with the most cards in hand. */
export function leadingOpponent(view: View, among: readonly number[]): number {
  const rank = (seat: number): number =>
    stallOf(view, seat).length * 100 + (view.seats[seat]?.hand.length ?? 0) - (isMate(view, seat) ? 10_000 : 0)
  return itemAt(
    among.toSorted((a, b) => rank(b) - rank(a)),
    0,
  )
}

const isMate = (view: View, seat: number): boolean => seat === teammateOf(view, view.seat)

/** One seat's own affairs. */
export interface Assessment {
  readonly view: View
  readonly goal: number
  readonly stacksToWin: number
  readonly hand: readonly CardId[]
  /** The cards in the seat's own deck, in no order. */
  readonly deck: readonly CardId[]
  readonly discards: readonly CardId[]
  /** All own cards that are not in the stall. */
  readonly owned: readonly CardId[]
}

export function assess(view: View): Assessment {
  const { seat } = view
  const mine = itemAt(view.seats, seat)
  const hand = mine.hand.filter(isKnown)
  const deck = [...mine.deck.filter(isKnown), ...mine.holds]
  const discards = mine.discardPile
  const owned = [...hand, ...deck, ...discards, ...mine.schedule.map(({ card }) => card)]
  return { view, goal: mine.goal, stacksToWin: view.lastStack, hand, deck, discards, owned }
}
