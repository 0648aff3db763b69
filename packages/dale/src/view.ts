/** What one seat may know. Built up, never cut down: a field not written here cannot leak. */
import type { Pause } from '@merchants/tabletop'
import type { CardId, CardType, Deck } from './card.ts'
import type { Act, Ask, DaleDecision, Kind, Options, Stack, Use } from './decision.ts'
import type { Event, Place } from './events.ts'
import { EVERYTHING, knowsHolder, knowsPlace } from './knowledge.ts'
import { optionPlaces, SOMEWHERE } from './places.ts'
import type { Card, Phase, State, ValueChange } from './state.ts'
import { valueFor } from './values.ts'

/** A card, or a question mark for one that this seat does not know. */
export type Seen = CardId | '?'

/** Hidden cards of one holder that this seat knows to be there, but not where: neither in hand nor in deck. */
export type Holds = readonly CardId[]

export interface SeatView {
  readonly hand: readonly Seen[]
  /** From the bottom to the top. */
  readonly deck: readonly Seen[]
  readonly holds: Holds
  readonly discardPile: readonly CardId[]
  readonly schedule: readonly { readonly card: CardId; readonly as: CardId }[]
}

/** A card in a hand by its place there: marks are only on cards that were shown. */
interface Marked {
  readonly seat: number
  readonly place: number
}

export interface View {
  /** Whose view; -1 for a spectator, who knows what all know. */
  readonly seat: number
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

export interface DecisionView {
  readonly ask: Ask
  readonly about: CardId | undefined
  readonly kind: Kind
  readonly options: readonly OptionView[]
  /** Where the cards of each option lie. */
  readonly places: readonly (readonly Place[])[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly receivers: readonly number[] | undefined
}

export interface UseView {
  readonly card: CardId
  readonly as: CardId
  readonly value: number
}

/** An option as plain data, by the kind of the decision. */
export type OptionView =
  | CardId
  | number
  | boolean
  | 'left'
  | 'right'
  | 'empty slot'
  | readonly CardId[]
  | UseView
  | { readonly do: Act['do']; readonly slot?: number; readonly use?: UseView }
  | { readonly pays: readonly UseView[]; readonly sum: number }
  | { readonly stack: readonly (UseView & { readonly from: Stack['parts'][number]['from'] })[] }

/** The seat of somebody who only watches. */
export const SPECTATOR = -1

/** Whether who has to decide this is itself a secret: only who holds a certain card is asked. */
export const isSecret = ({ ask }: DaleDecision): boolean =>
  ask === 'react' || ask === 'last' || ask === 'copy for hand size'

export function view(
  { now, decision }: Pick<Pause<State, DaleDecision, Event>, 'now' | 'decision'>,
  seat: number,
): View {
  const seen = (card: Card): Seen => (sees(now, card, seat) ? card.type.id : '?')
  const marked = (card: Card): Marked => {
    const at = now.seats.findIndex(({ hand }) => hand.includes(card))
    return { seat: at, place: now.seats[at]?.hand.indexOf(card) ?? -1 }
  }
  return {
    seat,
    decks: now.decks,
    teams: now.teams,
    active: now.active,
    phase: now.phase,
    turn: now.turn,
    winners: now.winners,
    seats: now.seats.map(({ hand, deck, discardPile, schedule }) => ({
      hand: hand.map(seen),
      deck: deck.map(seen),
      holds: holdsOf(now, [...hand, ...deck], seat),
      discardPile: idsOf(discardPile),
      schedule: schedule.map(({ card, as }) => ({ card: card.type.id, as: as.id })),
    })),
    stalls: now.stalls.map((stall) => stall.map(idsOf)),
    market: now.market.map((card) => card?.type.id),
    marketDeck: now.marketDeck.map(seen),
    marketHolds: holdsOf(now, now.marketDeck, seat),
    marketDiscard: idsOf(now.marketDiscard),
    aside: now.aside.map(seen),
    valueChanges: now.valueChanges.map(({ change, amount, card }) => ({ change, amount, on: card && marked(card) })),
    used: now.used.map(marked),
    copies: now.copies.map(({ card, as, links }) => ({
      ...marked(card),
      as: as.id,
      links: links.map(({ text, model }) => ({ text: text.id, model: model.type.id })),
    })),
    values: now.seats[seat]?.hand.map((card) => valueFor(now, seat, card, card.type)) ?? [],
    decision: decision?.seat === seat ? viewDecision(now, decision) : undefined,
    waitsFor: decision === undefined || (isSecret(decision) && decision.seat !== seat) ? undefined : decision.seat,
  }
}

/** The table with every card open, from a seat's chair: for looking back at a game, never while it is played. */
export const openView = (
  { now, decision }: Pick<Pause<State, DaleDecision, Event>, 'now' | 'decision'>,
  seat: number,
): View => view({ now: { ...now, known: now.known.map(() => EVERYTHING) }, decision }, seat)

/** A card or a kind of card as plain data. */
type Told<Fact> = Fact extends Card
  ? Seen
  : Fact extends CardType
    ? CardId
    : Fact extends readonly Card[]
      ? readonly Seen[]
      : Fact

type ToldEvent<E> = E extends { readonly what: 'not asked' }
  ? never
  : { readonly [Fact in keyof E as Fact extends 'seers' ? never : Fact]: Told<E[Fact]> }

/** An event as one seat may see it: a card that it may not see has no name. */
export type EventView = ToldEvent<Event>

export function viewEvent(event: Event, seat: number): EventView | undefined {
  switch (event.what) {
    case 'not asked':
      return undefined
    case 'moved': {
      const isSeen = seat === SPECTATOR ? event.seers === 0xff : ((event.seers >> seat) & 1) === 1
      if (isSeen) return { what: event.what, card: event.card.type.id, from: event.from, to: event.to }
      return { what: event.what, card: '?', from: { ...event.from, at: SOMEWHERE }, to: event.to }
    }
    case 'looked': {
      const isSeen = seat === event.seat || seat === event.other
      const cards = event.cards.map(({ type }): Seen => (isSeen ? type.id : '?'))
      return { what: event.what, seat: event.seat, other: event.other, cards }
    }
    case 'built':
      return { ...event, cards: idsOf(event.cards) }
    case 'played':
    case 'used':
    case 'reacted':
    case 'copied':
    case 'fell due':
      return { ...event, card: event.card.type.id, as: event.as.id }
    case 'bought':
    case 'showed':
      return { ...event, card: event.card.type.id }
    default:
      return { ...event }
  }
}

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

const EVERYBODY = 0x0f

function sees(state: State, card: Card, seat: number): boolean {
  if (seat !== SPECTATOR) return knowsPlace(state, card, seat)
  return ((state.known[card.id] as number) & EVERYBODY) === EVERYBODY
}

/** In the order of the catalogue: the order of a list must not tell where its cards lie. */
function holdsOf(state: State, cards: readonly Card[], seat: number): CardId[] {
  const isHeld = (card: Card): boolean => {
    if (seat !== SPECTATOR) return knowsHolder(state, card, seat) && !knowsPlace(state, card, seat)
    return (state.known[card.id] as number) >> 4 === EVERYBODY && !sees(state, card, seat)
  }
  return idsOf(cards.filter(isHeld).toSorted((a, b) => a.type.place - b.type.place))
}

const viewUse = ({ card, as, value }: Use): UseView => ({ card: card.type.id, as: as.id, value })

function viewDecision(now: State, decision: DaleDecision): DecisionView {
  const { ask, about, kind, options, min, max, ordered, receivers } = decision
  const seen = options.map((option) => viewOption(kind, option as Options[Kind]))
  return { ask, about: about?.id, kind, options: seen, places: optionPlaces(now, decision), min, max, ordered, receivers }
}

function viewOption(kind: Kind, option: Options[Kind]): OptionView {
  switch (kind) {
    case 'acts':
      return viewAct(option as Act)
    case 'cards':
      return (option as Card).type.id
    case 'slots':
      return (option as Card | undefined)?.type.id ?? 'empty slot'
    case 'uses':
      return viewUse(option as Use)
    case 'payments': {
      const { uses, sum } = option as Options['payments']
      return { pays: uses.map(viewUse), sum }
    }
    case 'stacks':
      return { stack: (option as Stack).parts.map((part) => ({ ...viewUse(part), from: part.from })) }
    case 'helpings':
      return idsOf(option as Options['helpings'])
    case 'numbers':
    case 'seats':
    case 'yes or no':
    case 'sides':
      return option as number | boolean | 'left' | 'right'
  }
}

function viewAct(act: Act): OptionView {
  if (act.do === 'buy') return { do: act.do, slot: act.slot }
  if (act.do === 'play' || act.do === 'use') return { do: act.do, use: viewUse(act.use) }
  if (act.do === 'resolve')
    return { do: act.do, use: { card: act.waiting.card.type.id, as: act.waiting.as.id, value: 0 } }
  return { do: act.do }
}
