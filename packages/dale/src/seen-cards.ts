/** Hidden piles, as far as a viewer knows the cards in them. */
import type { CardId } from './card.ts'
import type { Zone } from './events.ts'
import { bitOf, isHeld, knowHolder, knowPlace } from './knowledge.ts'
import { originOf } from './pile.ts'
import type { Card, Seat, State } from './state.ts'

/** A card, or a question mark for one that this seat does not know. */
export type CardView = CardId | '?'

/** Hidden cards of one holder that this seat knows to be there, but not where: neither in hand nor in deck. */
export type Holds = readonly CardId[]

export const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

/** Cards that were lifted from this pile, the one that lay deepest first. */
export function liftedFrom({ aside, asideFrom }: State, zone: Zone, seat: number): readonly Card[] {
  if (aside.length === 0) return aside
  const origin = originOf(zone, seat)
  return aside.filter((_, at) => asideFrom[at] === origin).toReversed()
}

/** For seats that do not see them, cards lifted off a pile are still there. */
export function seenPile(state: State, zone: 'deck' | 'market deck', owner: number, seat: number): readonly CardView[] {
  const eyes = bitOf(seat)
  const isKnown = (card: Card): boolean => knowPlace(state, card, eyes)
  const lying = zone === 'deck' ? (state.seats[owner] as Seat).deck : state.marketDeck
  const lifted = liftedFrom(state, zone, owner).filter((card) => !isKnown(card)).length
  if (!lying.some(isKnown)) return unseen(lying.length + lifted)
  return [...lying.map((card) => (isKnown(card) ? card.type.id : '?')), ...unseen(lifted)]
}

/** Only their own hand has an order. Of others the cards that a seat knows come first, as the catalogue lists them. */
export function seenHand(state: State, owner: number, seat: number): readonly CardView[] {
  const { hand } = state.seats[owner] as Seat
  if (seat === owner) return idsOf(hand)
  const known = knownInHand(state, owner, seat)
  const hidden = hand.length + liftedFrom(state, 'hand', owner).filter((card) => !isSeenAside(state, card, seat)).length
  return known.length === 0 ? unseen(hidden) : [...idsOf(known), ...unseen(hidden - known.length)]
}

/** The cards of a hand that a seat knows, in the order in which it is shown them: equal ones by what is on them. */
export function knownInHand(state: State, owner: number, seat: number): readonly Card[] {
  const { hand } = state.seats[owner] as Seat
  if (seat === owner) return hand
  const eyes = bitOf(seat)
  const known = hand.filter((card) => knowPlace(state, card, eyes))
  if (known.length < 2) return known
  const marked = markedCards(state)
  return known.sort((a, b) => a.type.place - b.type.place || marked.lastIndexOf(b) - marked.lastIndexOf(a))
}

const isSeenAside = (state: State, card: Card, seat: number): boolean => knowPlace(state, card, bitOf(seat))

/** Cards set aside that are visible or came from no hidden pile. */
export function seenAside(state: State, seat: number): readonly CardView[] {
  const { aside, asideFrom } = state
  if (aside.length === 0) return unseen(0)
  return aside.flatMap((card, at): CardView[] => {
    if (isSeenAside(state, card, seat)) return [card.type.id]
    return (asideFrom[at] ?? -1) < 0 ? ['?'] : []
  })
}

/** This many question marks, as the same list each time. */
export const unseen = (length: number): readonly CardView[] =>
  (UNSEEN[length] ??= Array.from({ length }, () => '?' as const))
const UNSEEN: (readonly CardView[])[] = []

/** Cards of one holder in catalogue order, because the order of a list must not reveal places. */
export interface Held {
  readonly cards: readonly Card[]
  readonly ids: Holds
}

/** Those of which anyone knows who has them, but not where. */
export function heldAmong(state: State, hidden: readonly (readonly Card[])[]): Held {
  const cards: Card[] = []
  for (const pile of hidden) for (const card of pile) if (isHeld(state, card)) cards.push(card)
  if (cards.length > 1) cards.sort((a, b) => a.type.place - b.type.place)
  return { cards, ids: idsOf(cards) }
}

export function holdsOf(state: State, { cards, ids }: Held, seat: number): Holds {
  const eyes = bitOf(seat)
  const isKnown = (card: Card): boolean => knowHolder(state, card, eyes) && !knowPlace(state, card, eyes)
  return cards.every(isKnown) ? ids : idsOf(cards.filter(isKnown))
}

const markedCards = ({ used, copies, valueChanges }: State): (Card | undefined)[] => [
  ...used,
  ...copies.map(({ card }) => card),
  ...valueChanges.map(({ card }) => card),
]

export const isUnmarked = ({ valueChanges, used, copies }: State): boolean =>
  valueChanges.length + used.length + copies.length === 0
