/** The view of one seat. It is built up, never cut down, so a field not written here cannot leak. */
import type { MomentViews } from '@merchants/tabletop'
import { SPECTATOR } from '@merchants/tabletop'
import type { CardId, Deck } from './card.ts'
import { EVERYTHING } from './knowledge.ts'
import type { Moment } from './moments.ts'
import { isShown } from './moments.ts'
import type { CardView, Holds } from './seen-cards.ts'
import { isUnmarked, knownInHand, seenAside, unseen } from './seen-cards.ts'
import type { Card, Declined, Phase, State, ValueChange } from './state.ts'
import type { Surcharge } from './values.ts'
import { lastStackOf, surchargeFor, surchargesOn, valueFor } from './values.ts'
import type { DecisionView } from './view-decision.ts'
import { viewDecision } from './view-decision.ts'
import type { Parts } from './view-parts.ts'
import { partsOf } from './view-parts.ts'

export type { CardView, Holds }
export { unseen }

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

export const view = (moment: Moment, seat: number): View => viewsOf(moment).of(seat)

/** Views of one moment for each seat. Parts that are the same for several of them, or still the same as before, are made once. */
export function viewsOf({ now, decision }: Moment, before?: Parts): MomentViews<Moment, View> {
  const { rules, decks, teams, active, phase, turn, winners, declined } = now
  const parts = partsOf(now, before)
  const { stalls, market, marketDiscard } = parts
  const lastStack = lastStackOf(now)
  const of = (seat: number): View => {
    const buyer = seat === SPECTATOR ? active : seat
    const { marketDeck, marketHolds } = parts.marketDeck.of(now, seat)
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
      seats: parts.seats.map((each) => each.of(now, seat)),
      stalls,
      market: market.ids,
      marketDeck,
      marketHolds,
      marketDiscard,
      prices: market.pricesWith(surchargeFor(now, buyer)),
      surcharges: surchargesOn(now, buyer),
      lastStack,
      aside: seenAside(now, seat),
      valueChanges,
      used,
      copies,
      declined,
      values: now.seats[seat]?.hand.map((card) => valueFor(now, seat, card, card.type)) ?? [],
      decision: decision?.seat === seat ? viewDecision(now, decision) : undefined,
      waitsFor: waitsFor({ now, decision }, seat),
    }
  }
  return { of, next: (moment) => viewsOf(moment, parts) }
}

/** A question that a seat is not shown looks to it as if the active player had not finished yet. */
function waitsFor({ now, decision }: Moment, seat: number): number | undefined {
  if (decision === undefined || isShown({ now, decision }, seat)) return decision?.seat
  return now.active === seat ? undefined : now.active
}

/** The table with every card open, from a seat's chair: for looking back at a game, never while it is played. */
export const openView = ({ now, decision }: Moment, seat: number): View =>
  view({ now: { ...now, known: now.known.map(() => EVERYTHING) }, decision }, seat)

type Marks = Pick<View, 'valueChanges' | 'used' | 'copies'>

const NO_MARKS: Marks = { valueChanges: [], used: [], copies: [] }

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
