/** Keeps up to date what each viewer knows of hidden cards, as everyone at the table sees them move. See knowledge.ts. */
import { EVERYTHING, HOLDING, MARKET, OWN, PLACE, TO_HOLDING } from './knowledge.ts'
import type { Pile } from './pile.ts'
import { remove } from './pile.ts'
import type { Card, Seat, State } from './state.ts'

/** A hidden pile, or a part of one. */
export type Hidden = Pick<Pile, 'isHand' | 'cards' | 'holder'>

/** A card that goes from one hand to another. */
export interface Passed {
  readonly card: Card
  readonly from: Pile
  readonly to: Pile
}

/** The seats of two hands, a bit each. */
export const bothOf = (from: Pile, to: Pile): number => (1 << from.seat) | (1 << to.seat)

export class KnowledgeTracker {
  private readonly state: State

  constructor(state: State) {
    this.state = state
  }

  /** A player drew the top card of their own deck. A seat that knew its place there knows that it is in the hand now. */
  drew(card: Card, deck: Pile): void {
    const own = OWN << deck.seat
    const { known } = this.state
    if (((known[card.id] as number) & own & HOLDING) === 0) this.saw(card, deck, 1 << deck.seat)
    known[card.id] = (known[card.id] as number) | own
  }

  /** A card went from one pile to another, seen by these viewers (a bit each). */
  moved(card: Card, from: Pile, to: Pile, seers: number): void {
    if (!from.isPublic) this.saw(card, from, seers)
    if (seers === EVERYTHING) {
      this.state.known[card.id] = EVERYTHING
      return
    }
    if (from.isHand) this.blurHand(from.cards, seers)
    this.movedInSecret(card, seers, from.holder, to.holder)
  }

  /**
   * These cards go from hand to hand at the same moment, so none of them can be one that has just arrived: all leave their hands
   * first. They are still in these hands, and are put back.
   */
  passedOn(passed: readonly Passed[]): void {
    const places = passed.map(({ card, from }) => remove(from.cards, card))
    for (const { card, from, to } of passed) this.moved(card, from, to, bothOf(from, to))
    for (const [at, { card, from }] of [...passed.entries()].reverse()) from.cards.splice(places[at] as number, 0, card)
  }

  /** All see a card of a hidden pile. */
  shown(card: Card, among: Hidden): void {
    this.saw(card, among, EVERYTHING)
    this.state.known[card.id] = EVERYTHING
  }

  /** All see these cards, which stay where they are. */
  laidOpen(cards: readonly Card[]): void {
    for (const { id } of cards) this.state.known[id] = EVERYTHING
  }

  /** A player looked at all cards of another hand. */
  lookedAt(hand: Pile, deck: Pile, seat: number): void {
    const { known } = this.state
    for (const card of hand.cards) {
      this.saw(card, deck, 1 << seat)
      known[card.id] = (known[card.id] as number) | (OWN << seat)
    }
  }

  /** One seat looks through a whole pile and may change it, so no other seat knows places in it any more. */
  searched(pile: readonly Card[], seat: number): void {
    const { known } = this.state
    for (const { id } of pile) known[id] = ((known[id] as number) & HOLDING) | (OWN << seat)
  }

  /** All know who has these cards, and one seat alone in which order they are. */
  ordered(cards: readonly Card[], seat: number): void {
    for (const { id } of cards) this.state.known[id] = HOLDING | (1 << seat)
  }

  /** The order of this pile is new to everyone. */
  forgetOrder(pile: readonly Card[]): void {
    const { known } = this.state
    for (let at = 0; at < pile.length; at++) {
      const { id } = pile[at] as Card
      known[id] = (known[id] as number) & HOLDING
    }
  }

  /** Of equal cards no one can tell which one it was that they saw, unless it is marked. */
  private saw(card: Card, pile: Hidden, seers: number): void {
    const unaware = seers & PLACE & ~(this.state.known[card.id] as number)
    if (unaware !== 0) seenAmongEquals(this.state, card, pile, unaware)
  }

  /** A hidden card went from one hidden pile to another, seen by these seats (a bit each) and no one else. */
  private movedInSecret(card: Card, seers: number, from: number, to: number): void {
    const { state } = this
    const before = state.known[card.id] as number
    const stays = from === to
    state.known[card.id] = seers | (seers << TO_HOLDING) | (stays ? before & HOLDING : 0)
    if (!stays) blurHolder(state, from, PLACE & ~seers)
  }

  /** A card unseen by the others has left this hand, so they can no longer be sure of the rest of it. */
  private blurHand(hand: readonly Card[], seers: number): void {
    const { known } = this.state
    const keep = HOLDING | seers
    for (let at = 0; at < hand.length; at++) {
      const { id } = hand[at] as Card
      known[id] = (known[id] as number) & keep
    }
  }
}

/**
 * These seats (a bit each) see a card of a hidden pile, and did not know that it lay there. Was it an equal one of which they did
 * know? They cannot tell, so from now on they know one less of those: first one that they knew to be in this very hand, then one
 * of which they knew only who holds it.
 */
function seenAmongEquals(state: State, card: Card, { isHand, cards, holder }: Hidden, seats: number): void {
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
