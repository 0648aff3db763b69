/** The view of one seat. It is built up, never cut down, so a field not written here cannot leak. */
import { SPECTATOR } from '@merchants/tabletop'
import type { CardId, Deck } from './card.ts'
import type { Zone } from './events.ts'
import { bitOf, EVERYTHING, isHeld, knowHolder, knowPlace, MARKET } from './knowledge.ts'
import type { Moment } from './moments.ts'
import { isShown } from './moments.ts'
import { originOf } from './pile.ts'
import type { Card, Declined, Phase, Seat, State, ValueChange } from './state.ts'
import type { Surcharge } from './values.ts'
import { lastStackOf, priceFor, stackGoalFor, stallFor, surchargesOn, valueFor } from './values.ts'
import type { DecisionView } from './view-decision.ts'
import { viewDecision } from './view-decision.ts'

/** A card, or a question mark for one that this seat does not know. */
export type CardView = CardId | '?'

/** Hidden cards of one holder that this seat knows to be there, but not where: neither in hand nor in deck. */
export type Holds = readonly CardId[]

/** A technique on a schedule. */
export interface WaitingView {
  readonly card: CardId
  readonly as: CardId
  /** Its effect lasts until this turn ends. */
  readonly endsWithTurn: boolean
}

export interface SeatView {
  readonly hand: readonly CardView[]
  /** From the bottom to the top. */
  readonly deck: readonly CardView[]
  readonly holds: Holds
  readonly discardPile: readonly CardId[]
  readonly schedule: readonly WaitingView[]
  /** The place of its stall in `stalls`: the two of a team share one. */
  readonly stall: number
  /** The value that its next stack must have. */
  readonly goal: number
}

/** A card in a hand by its place there: marks are only on cards that were shown. */
interface Marked {
  readonly seat: number
  readonly place: number
}

export interface View {
  /** Whose view; -1 for a spectator, who knows what was shown to all. */
  readonly seat: number
  /** The version of the rules that the game is played by. */
  readonly rules: number
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly active: number
  readonly phase: Phase
  readonly turn: number
  readonly winners: readonly number[]
  readonly seats: readonly SeatView[]
  readonly stalls: readonly (readonly (readonly CardId[])[])[]
  /** From the right; `undefined` is an empty slot. */
  readonly market: readonly (CardId | undefined)[]
  readonly marketDeck: readonly CardView[]
  readonly marketHolds: Holds
  readonly marketDiscard: readonly CardId[]
  /** The cost of each market card for this seat, or for the active player in a spectator's view: value, slot and extra cost. */
  readonly prices: readonly (number | undefined)[]
  /** The extra cost that opponents add to each of these prices. */
  readonly surcharges: readonly Surcharge[]
  /** The stack that wins. */
  readonly lastStack: number
  /** The visible cards among those set aside. Hidden ones are still shown where they came from. */
  readonly aside: readonly CardView[]
  readonly valueChanges: readonly (Omit<ValueChange, 'card'> & { readonly on: Marked | undefined })[]
  readonly used: readonly Marked[]
  readonly copies: readonly (Marked & {
    readonly as: CardId
    readonly links: readonly { readonly text: CardId; readonly model: CardId }[]
  })[]
  /** Requests for help that were declined this turn. */
  readonly declined: readonly Declined[]
  /** The current values of the cards in this seat's hand, as themselves. */
  readonly values: readonly number[]
  /** The decision of this seat. */
  readonly decision: DecisionView | undefined
  /** The seat that decides, as far as this seat can tell; `undefined` for the active player while others may react. */
  readonly waitsFor: number | undefined
}

export { SPECTATOR }

/** The stacks of a seat, or of its team. */
export const stallOf = ({ seats, stalls }: Pick<View, 'seats' | 'stalls'>, seat: number): View['stalls'][number] =>
  stalls[seats[seat]?.stall ?? -1] ?? []

/** The seats that share a stall with a seat. */
export function teammateOf({ seats }: Pick<View, 'seats'>, seat: number): number | undefined {
  const mate = seats.findIndex(({ stall }, other) => other !== seat && stall === seats[seat]?.stall)
  return mate < 0 ? undefined : mate
}

export const view = (moment: Moment, seat: number): View => viewsOf(moment)(seat)

/** Views of one moment for each seat. The public part is made once and shared. */
export function viewsOf({ now, decision }: Moment): (seat: number) => View {
  const { rules, decks, teams, active, phase, turn, winners } = now
  const open = now.seats.map(({ hand, deck, discardPile, schedule }, at) => ({
    held: heldAmong(now, [hand, deck, liftedFrom(now, 'hand', at), liftedFrom(now, 'deck', at)]),
    discardPile: idsOf(discardPile),
    schedule: schedule.map(({ card, as, endsWithTurn }) => ({ card: card.type.id, as: as.id, endsWithTurn })),
    stall: stallFor(now, at),
    goal: stackGoalFor(now, at),
  }))
  const stalls = now.stalls.map((stall) => stall.map(idsOf))
  const market = now.market.map((card) => card?.type.id)
  const marketHeld = heldAmong(now, [now.marketDeck, liftedFrom(now, 'market deck', MARKET)])
  const marketDiscard = idsOf(now.marketDiscard)
  const lastStack = lastStackOf(now)
  return (seat) => {
    const buyer = seat === SPECTATOR ? active : seat
    const { valueChanges, used, copies } = isUnmarked(now) ? NO_MARKS : marksFor(now, seat)
    return {
      seat,
      rules,
      decks,
      teams,
      active,
      phase,
      turn,
      winners,
      seats: open.map(({ held, discardPile, schedule, stall, goal }, at) => ({
        hand: seenHand(now, at, seat),
        deck: seenPile(now, 'deck', at, seat),
        holds: holdsOf(now, held, seat),
        discardPile,
        schedule,
        stall,
        goal,
      })),
      stalls,
      market,
      marketDeck: seenPile(now, 'market deck', MARKET, seat),
      marketHolds: holdsOf(now, marketHeld, seat),
      marketDiscard,
      prices: now.market.map((card, slot) => card && priceFor(now, buyer, card, slot)),
      surcharges: surchargesOn(now, buyer),
      lastStack,
      aside: seenAside(now, seat),
      valueChanges,
      used,
      copies,
      declined: now.declined,
      values: now.seats[seat]?.hand.map((card) => valueFor(now, seat, card, card.type)) ?? [],
      decision: decision?.seat === seat ? viewDecision(now, decision) : undefined,
      waitsFor: waitsFor({ now, decision }, seat),
    }
  }
}

/** A question that a seat is not shown looks to it as if the active player had not finished yet. */
function waitsFor({ now, decision }: Moment, seat: number): number | undefined {
  if (decision === undefined || isShown({ now, decision }, seat)) return decision?.seat
  return now.active === seat ? undefined : now.active
}

/** The table with every card open, from a seat's chair: for looking back at a game, never while it is played. */
export const openView = ({ now, decision }: Moment, seat: number): View =>
  view({ now: { ...now, known: now.known.map(() => EVERYTHING) }, decision }, seat)

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

/** Cards that were lifted from this pile, the one that lay deepest first. */
function liftedFrom({ aside, asideFrom }: State, zone: Zone, seat: number): readonly Card[] {
  if (aside.length === 0) return aside
  const origin = originOf(zone, seat)
  return aside.filter((_, at) => asideFrom[at] === origin).toReversed()
}

/** For seats that do not see them, cards lifted off a pile are still there. */
function seenPile(state: State, zone: 'deck' | 'market deck', owner: number, seat: number): readonly CardView[] {
  const eyes = bitOf(seat)
  const isKnown = (card: Card): boolean => knowPlace(state, card, eyes)
  const lying = zone === 'deck' ? (state.seats[owner] as Seat).deck : state.marketDeck
  const lifted = liftedFrom(state, zone, owner).filter((card) => !isKnown(card)).length
  if (!lying.some(isKnown)) return unseen(lying.length + lifted)
  return [...lying.map((card) => (isKnown(card) ? card.type.id : '?')), ...unseen(lifted)]
}

/** Only their own hand has an order. Of others the cards that a seat knows come first, as the catalogue lists them. */
function seenHand(state: State, owner: number, seat: number): readonly CardView[] {
  const { hand } = state.seats[owner] as Seat
  if (seat === owner) return idsOf(hand)
  const known = knownInHand(state, owner, seat)
  const hidden = hand.length + liftedFrom(state, 'hand', owner).filter((card) => !isSeenAside(state, card, seat)).length
  return known.length === 0 ? unseen(hidden) : [...idsOf(known), ...unseen(hidden - known.length)]
}

/** The cards of a hand that a seat knows, in the order in which it is shown them: equal ones by what is on them. */
function knownInHand(state: State, owner: number, seat: number): readonly Card[] {
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
function seenAside(state: State, seat: number): readonly CardView[] {
  const { aside, asideFrom } = state
  if (aside.length === 0) return unseen(0)
  return aside.flatMap((card, at): CardView[] => {
    if (isSeenAside(state, card, seat)) return [card.type.id]
    return (asideFrom[at] ?? -1) < 0 ? ['?'] : []
  })
}

type Marks = Pick<View, 'valueChanges' | 'used' | 'copies'>

const NO_MARKS: Marks = { valueChanges: [], used: [], copies: [] }

const isUnmarked = ({ valueChanges, used, copies }: State): boolean =>
  valueChanges.length + used.length + copies.length === 0

const markedCards = ({ used, copies, valueChanges }: State): (Card | undefined)[] => [
  ...used,
  ...copies.map(({ card }) => card),
  ...valueChanges.map(({ card }) => card),
]

/** Changes to cards that this seat knows, by their places in the hands in its view. */
function marksFor(now: State, seat: number): Marks {
  const shown = now.seats.map((_, owner) => knownInHand(now, owner, seat))
  const placeOf = (card: Card): Marked | undefined => {
    const owner = shown.findIndex((cards) => cards.includes(card))
    return owner < 0 ? undefined : { seat: owner, place: shown[owner]?.indexOf(card) as number }
  }
  return {
    valueChanges: now.valueChanges.flatMap(({ change, amount, card }) => {
      const on = card && placeOf(card)
      return card !== undefined && on === undefined ? [] : [{ change, amount, on }]
    }),
    used: now.used.flatMap((card) => placeOf(card) ?? []),
    copies: now.copies.flatMap(({ card, as, links }) => {
      const on = placeOf(card)
      const shownLinks = links.map(({ text, model }) => ({ text: text.id, model: model.type.id }))
      return on === undefined ? [] : [{ ...on, as: as.id, links: shownLinks }]
    }),
  }
}

/** This many question marks, as the same list each time. */
export const unseen = (length: number): readonly CardView[] =>
  (UNSEEN[length] ??= Array.from({ length }, () => '?' as const))
const UNSEEN: (readonly CardView[])[] = []

/** Cards of one holder in catalogue order, because the order of a list must not reveal places. */
interface Held {
  readonly cards: readonly Card[]
  readonly ids: Holds
}

/** Those of which anyone knows who has them, but not where. */
function heldAmong(state: State, hidden: readonly (readonly Card[])[]): Held {
  const cards: Card[] = []
  for (const pile of hidden) for (const card of pile) if (isHeld(state, card)) cards.push(card)
  cards.sort((a, b) => a.type.place - b.type.place)
  return { cards, ids: idsOf(cards) }
}

function holdsOf(state: State, { cards, ids }: Held, seat: number): Holds {
  const eyes = bitOf(seat)
  const isKnown = (card: Card): boolean => knowHolder(state, card, eyes) && !knowPlace(state, card, eyes)
  return cards.every(isKnown) ? ids : idsOf(cards.filter(isKnown))
}
