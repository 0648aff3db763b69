/** What one seat may know. Built up, never cut down: a field not written here cannot leak. */
import type { Pause } from '@merchants/tabletop'
import type { CardId, Deck } from './card.ts'
import type { DaleDecision } from './decision.ts'
import type { Event } from './events.ts'
import { EVERYTHING, isHeld, knowHolder, knowPlace, PLACE } from './knowledge.ts'
import type { Card, Phase, State, ValueChange } from './state.ts'
import { valueFor } from './values.ts'
import type { DecisionView } from './view-decision.ts'
import { viewDecision } from './view-decision.ts'

/** A card, or a question mark for one that this seat does not know. */
export type Seen = CardId | '?'

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
  readonly hand: readonly Seen[]
  /** From the bottom to the top. */
  readonly deck: readonly Seen[]
  readonly holds: Holds
  readonly discardPile: readonly CardId[]
  readonly schedule: readonly WaitingView[]
}

/** A card in a hand by its place there: marks are only on cards that were shown. */
interface Marked {
  readonly seat: number
  readonly place: number
}

export interface View {
  /** Whose view; -1 for a spectator, who knows what all know. */
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
  readonly marketDeck: readonly Seen[]
  readonly marketHolds: Holds
  readonly marketDiscard: readonly CardId[]
  readonly aside: readonly Seen[]
  readonly valueChanges: readonly (Omit<ValueChange, 'card'> & { readonly on: Marked | undefined })[]
  readonly used: readonly Marked[]
  readonly copies: readonly (Marked & {
    readonly as: CardId
    readonly links: readonly { readonly text: CardId; readonly model: CardId }[]
  })[]
  /** What the cards in this seat's hand count right now, as themselves. */
  readonly values: readonly number[]
  /** What this seat has to decide. */
  readonly decision: DecisionView | undefined
  /** Who has to decide, unless that is a secret. */
  readonly waitsFor: number | undefined
}

/** The seat of somebody who only watches. */
export const SPECTATOR = -1

/** Whether who has to decide this is itself a secret: only who holds a certain card is asked. */
export const isSecret = ({ ask }: DaleDecision): boolean =>
  ask === 'react' || ask === 'last' || ask === 'copy for hand size'

/** A game that waits, as far as it can be looked at. */
type Sight = Pick<Pause<State, DaleDecision, Event>, 'now' | 'decision'>

export const view = (sight: Sight, seat: number): View => viewsOf(sight)(seat)

/** How each seat sees one moment. What lies open to all is written down once, and the views share it. */
export function viewsOf({ now, decision }: Sight): (seat: number) => View {
  const { rules, decks, teams, active, phase, turn, winners } = now
  const marked = (card: Card): Marked => {
    const at = now.seats.findIndex(({ hand }) => hand.includes(card))
    return { seat: at, place: now.seats[at]?.hand.indexOf(card) ?? -1 }
  }
  const open = now.seats.map(({ hand, deck, discardPile, schedule }) => ({
    held: heldAmong(now, [...hand, ...deck]),
    discardPile: idsOf(discardPile),
    schedule: schedule.map(({ card, as, endsWithTurn }) => ({ card: card.type.id, as: as.id, endsWithTurn })),
  }))
  const stalls = now.stalls.map((stall) => stall.map(idsOf))
  const market = now.market.map((card) => card?.type.id)
  const marketHeld = heldAmong(now, now.marketDeck)
  const marketDiscard = idsOf(now.marketDiscard)
  const valueChanges = now.valueChanges.map(({ change, amount, card }) => ({
    change,
    amount,
    on: card && marked(card),
  }))
  const used = now.used.map(marked)
  const copies = now.copies.map(({ card, as, links }) => ({
    ...marked(card),
    as: as.id,
    links: links.map(({ text, model }) => ({ text: text.id, model: model.type.id })),
  }))
  return (seat) => ({
    seat,
    rules,
    decks,
    teams,
    active,
    phase,
    turn,
    winners,
    seats: open.map(({ held, discardPile, schedule }, at) => ({
      hand: seenIn(now, now.seats[at]?.hand ?? [], seat),
      deck: seenIn(now, now.seats[at]?.deck ?? [], seat),
      holds: holdsOf(now, held, seat),
      discardPile,
      schedule,
    })),
    stalls,
    market,
    marketDeck: seenIn(now, now.marketDeck, seat),
    marketHolds: holdsOf(now, marketHeld, seat),
    marketDiscard,
    aside: seenIn(now, now.aside, seat),
    valueChanges,
    used,
    copies,
    values: now.seats[seat]?.hand.map((card) => valueFor(now, seat, card, card.type)) ?? [],
    decision: decision?.seat === seat ? viewDecision(now, decision) : undefined,
    waitsFor: decision === undefined || (isSecret(decision) && decision.seat !== seat) ? undefined : decision.seat,
  })
}

/** The table with every card open, from a seat's chair: for looking back at a game, never while it is played. */
export const openView = ({ now, decision }: Sight, seat: number): View =>
  view({ now: { ...now, known: now.known.map(() => EVERYTHING) }, decision }, seat)

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

/** Whose knowledge counts, a bit each: a spectator knows what all know. */
const eyesOf = (seat: number): number => (seat === SPECTATOR ? PLACE : 1 << seat)

function seenIn(state: State, cards: readonly Card[], seat: number): readonly Seen[] {
  const eyes = eyesOf(seat)
  const isKnown = (card: Card): boolean => knowPlace(state, card, eyes)
  return cards.some(isKnown) ? cards.map((card) => (isKnown(card) ? card.type.id : '?')) : unseen(cards.length)
}

/** So many question marks: the same list each time. */
export const unseen = (length: number): readonly Seen[] =>
  (UNSEEN[length] ??= Array.from({ length }, () => '?' as const))
const UNSEEN: (readonly Seen[])[] = []

/** Cards of one holder, in the order of the catalogue: the order of a list must not tell where its cards lie. */
interface Held {
  readonly cards: readonly Card[]
  readonly ids: Holds
}

/** Those of which anybody knows who has them, but not where. */
function heldAmong(state: State, hidden: readonly Card[]): Held {
  const cards = hidden.filter((card) => isHeld(state, card)).sort((a, b) => a.type.place - b.type.place)
  return { cards, ids: idsOf(cards) }
}

function holdsOf(state: State, { cards, ids }: Held, seat: number): Holds {
  const eyes = eyesOf(seat)
  const isKnown = (card: Card): boolean => knowHolder(state, card, eyes) && !knowPlace(state, card, eyes)
  return cards.every(isKnown) ? ids : idsOf(cards.filter(isKnown))
}
