/**
 * The knowledge of each viewer about hidden cards, so that it can be shown all it can see and nothing more. The viewers are four seats
 * and, as the fifth, a spectator. All seats can know of a card of which the spectator does not, because each has learned of it in secret.
 *
 * There is one number per card. Bit v (place) says that viewer v knows exactly where this card is; bit 5 + v (holding)
 * says that viewer v knows its holder, in the hand or in the deck (the market deck counts as a holder too). A viewer that
 * knows the place knows the holder.
 */
import { SPECTATOR } from '@merchants/tabletop'
import type { Card, Seat, State } from './state.ts'

export const EVERYTHING = 0x3ff
export const PLACE = 0x1f
export const HOLDING = 0x3e0
/** The distance from the bit for a place to the bit for a holder. */
export const TO_HOLDING = 5
/** All that the first seat can know of a card. */
export const OWN = 0x21

/** The bit of a seat or of a spectator. */
export const bitOf = (viewer: number): number => 1 << (viewer === SPECTATOR ? 4 : viewer)

/** The market deck as a holder of hidden cards. */
export const MARKET = 4

export const knowsPlace = (state: State, card: Card, seat: number): boolean =>
  ((state.known[card.id] as number) & bitOf(seat)) !== 0

/** Whether all of these seats (a bit each) know where this card is. */
export const knowPlace = (state: State, card: Card, seats: number): boolean =>
  ((state.known[card.id] as number) & seats) === seats

/** Whether all of these seats (a bit each) know who has this card. */
export const knowHolder = (state: State, card: Card, seats: number): boolean =>
  (((state.known[card.id] as number) >> TO_HOLDING) & seats) === seats

/** Whether some seat knows who has this card, but not where. */
export function isHeld(state: State, card: Card): boolean {
  const known = state.known[card.id] as number
  return ((known >> TO_HOLDING) & ~known) !== 0
}

/** A hidden card went from one hidden pile to another, seen by these seats (a bit each) and no one else. */
export function movedInSecret(state: State, card: Card, seers: number, from: number, to: number): void {
  const before = state.known[card.id] as number
  const stays = from === to
  state.known[card.id] = seers | (seers << TO_HOLDING) | (stays ? before & HOLDING : 0)
  if (!stays) blurHolder(state, from, PLACE & ~seers)
}

/** A card unseen by the others has left this hand, so they can no longer be sure of the rest of it. */
export function blurHand(state: State, hand: readonly Card[], seers: number): void {
  const keep = HOLDING | seers
  for (let at = 0; at < hand.length; at++) {
    const { id } = hand[at] as Card
    state.known[id] = (state.known[id] as number) & keep
  }
}

/**
 * These seats (a bit each) see a card of a hidden pile, and did not know that it lay there. Was it an equal one of which they did
 * know? They cannot tell, so from now on they know one less of those: first one that they knew to be in this very hand, then one
 * of which they knew only who holds it.
 */
export function seenAmongEquals(
  state: State,
  card: Card,
  { isHand, cards }: { readonly isHand: boolean; readonly cards: readonly Card[] },
  holder: number,
  seats: number,
): void {
  let left = seats
  if (isHand) {
    for (let at = 0; at < cards.length; at++) {
      const other = cards[at] as Card
      if (other.type !== card.type || other === card) continue
      const known = state.known[other.id] as number
      const unsure = known & left
      if (unsure === 0 || isMarked(state, other)) continue
      const both = unsure | (unsure << TO_HOLDING)
      state.known[other.id] = (known & ~both) | ((state.known[card.id] as number) & both)
      left &= ~unsure
    }
  }
  left &= ~((state.known[card.id] as number) >> TO_HOLDING)
  if (left === 0 || holder < 0) return
  const { hand, deck } = holder === MARKET ? { hand: state.marketDeck, deck: NO_CARDS } : (state.seats[holder] as Seat)
  left = forgetOne(state, card, hand, left)
  if (left !== 0) forgetOne(state, card, deck, left)
}

const NO_CARDS: readonly Card[] = []

/**
 * Each of these seats no longer knows who holds one card that equals this one. Those that knew of none are left.
 * The two change roles for everyone who knows the place of neither, so that no one else notices that anyone was unsure.
 */
function forgetOne(state: State, card: Card, pile: readonly Card[], seats: number): number {
  let left = seats
  for (let at = 0; at < pile.length && left !== 0; at++) {
    const other = pile[at] as Card
    if (other.type !== card.type || other === card) continue
    const theirs = state.known[other.id] as number
    const known = state.known[card.id] as number
    if (((theirs >> TO_HOLDING) & ~theirs & left) === 0) continue
    const roles = (PLACE & ~(theirs | known)) << TO_HOLDING
    state.known[other.id] = (theirs & ~roles) | (known & roles)
    state.known[card.id] = (known & ~roles) | (theirs & roles)
    left &= ~((state.known[card.id] as number) >> TO_HOLDING)
  }
  return left
}

/** A card on which something is that all see cannot be taken for another one. */
const isMarked = ({ used, copies, valueChanges }: State, card: Card): boolean =>
  used.length + copies.length + valueChanges.length > 0 &&
  (used.includes(card) ||
    copies.some((copy) => copy.card === card) ||
    valueChanges.some((change) => change.card === card))

/** The order of this pile is new to everyone. */
export function forgetOrder(state: State, pile: readonly Card[]): void {
  for (let at = 0; at < pile.length; at++) {
    const { id } = pile[at] as Card
    state.known[id] = (state.known[id] as number) & HOLDING
  }
}

/** One seat looks through a whole pile and may change it, so no other seat knows places in it any more. */
export function searchedBy(state: State, pile: readonly Card[], seat: number): void {
  for (const { id } of pile) state.known[id] = ((state.known[id] as number) & HOLDING) | (OWN << seat)
}

/** These seats (a bit each) are no longer sure what this holder has, but for the cards whose place they know. */
function blurHolder(state: State, holder: number, seats: number): void {
  if (seats === 0 || holder < 0) return
  if (holder === MARKET) return blurPile(state, state.marketDeck, seats)
  const { hand, deck } = state.seats[holder] as Seat
  blurPile(state, hand, seats)
  blurPile(state, deck, seats)
}

function blurPile(state: State, pile: readonly Card[], seats: number): void {
  for (let at = 0; at < pile.length; at++) {
    const { id } = pile[at] as Card
    const known = state.known[id] as number
    state.known[id] = known & ~((seats & ~known) << TO_HOLDING)
  }
}
