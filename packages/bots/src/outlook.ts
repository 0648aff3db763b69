/** What a seat can tell from its view without being told: prices, goals, what it owns, who leads. */
import type { CardId, Deck, Seen, View } from '@merchants/dale'
import { cardType } from '@merchants/dale'

export type Stall = View['stalls'][number]

export const teammateOf = ({ teams }: View, seat: number): number | undefined => (teams ? (seat + 2) % 4 : undefined)

/** The stall of a seat; the two of a team share one. */
export const stallOf = ({ teams, stalls }: Pick<View, 'teams' | 'stalls'>, seat: number): Stall => stalls[teams ? seat % 2 : seat] as Stall

/** How many stacks win the game. */
export const stacksToWin = ({ teams }: View): number => (teams ? 10 : 8)

export const opponentsOf = (view: View, seat: number): number[] =>
  view.seats.flatMap((_, other) => (other === seat || other === teammateOf(view, seat) ? [] : [other]))

/** What lies on the schedules of a seat's opponents. */
const against = (view: View, seat: number): CardId[] =>
  opponentsOf(view, seat).flatMap((other) => view.seats[other]?.schedule.map(({ as }) => as) ?? [])

/** What the next stack of a seat must be worth. */
export const goalOf = (view: View, seat: number): number =>
  against(view, seat).reduce((goal, id) => goal + cardType(id).stackSurcharge, stallOf(view, seat).length + 1)

/** What opponents add to every price a seat pays. */
export const surchargeFor = (view: View, seat: number): number =>
  against(view, seat).reduce((sum, id) => sum + cardType(id).surcharge, 0)

/** The price of a market slot, counted from the right, for a seat; `undefined` if the slot is empty. */
export function priceFor(view: View, seat: number, slot: number): number | undefined {
  const card = view.market[slot]
  return card && cardType(card).value + slot + surchargeFor(view, seat)
}

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

export const isKnown = (card: Seen): card is CardId => card !== '?'

/** The opponent with the most stacks; of several the one with the most cards in hand. */
export function leadingOpponent(view: View, among: readonly number[]): number {
  const rank = (seat: number): number =>
    stallOf(view, seat).length * 100 + (view.seats[seat]?.hand.length ?? 0) - (isMate(view, seat) ? 10_000 : 0)
  return among.toSorted((a, b) => rank(b) - rank(a))[0] as number
}

const isMate = (view: View, seat: number): boolean => seat === teammateOf(view, view.seat)

/** One seat's own affairs. */
export interface Outlook {
  readonly view: View
  readonly goal: number
  readonly last: number
  readonly hand: readonly CardId[]
  /** What is in the own deck, in no order. */
  readonly deck: readonly CardId[]
  readonly discards: readonly CardId[]
  /** All own cards that are not in the stall. */
  readonly owned: readonly CardId[]
}

export function outlookOf(view: View): Outlook {
  const { seat } = view
  const mine = view.seats[seat] as View['seats'][number]
  const hand = mine.hand.filter(isKnown)
  const deck = [...mine.deck.filter(isKnown), ...mine.holds]
  const discards = mine.discardPile
  const owned = [...hand, ...deck, ...discards, ...mine.schedule.map(({ card }) => card)]
  return { view, goal: goalOf(view, seat), last: stacksToWin(view), hand, deck, discards, owned }
}
