/**
 * The view of one seat. It is built up, never cut down, so a field not written here cannot leak. Only the orders of the
 * bags and the decks are hidden; their contents can be counted by anyone. So all seats see the same except for their
 * own questions.
 */
import type { Pause } from '@merchants/tabletop'
import { SPECTATOR } from '@merchants/tabletop'
import type { Corruption } from './corruption.ts'
import { CORRUPTION_KINDS } from './corruption.ts'
import type { About, Ask, CoveDecision, Kind, Options } from './decision.ts'
import type { Event } from './events.ts'
import type { HucksterCardId } from './huckster/cards.ts'
import { whyNotGo } from './human-turn.ts'
import type { Laboratory, Marble } from './merchants/laboratory.ts'
import { MARBLES } from './merchants/laboratory.ts'
import type { Location } from './merchants/locations.ts'
import { HOURS, LOCATIONS } from './merchants/locations.ts'
import type { Adventurer } from './pieces.ts'
import { ADVENTURERS } from './pieces.ts'
import type { Reason } from './reasons.ts'
import type { Clock, Huckster, Human, Phase, Setup, State } from './state.ts'
import type { TownsfolkId } from './townsfolk.ts'

/** How many there are of each kind. */
export type Counts<Piece extends string> = Readonly<Record<Piece, number>>

export type LaboratoryView = Readonly<Omit<Laboratory, 'bag'>> & { readonly bag: Counts<Marble> }
export type HumanView = Readonly<Omit<Human, 'laboratory'>> & { readonly laboratory: LaboratoryView | undefined }
/** The deck in the order of the card numbers. */
export type HucksterView = Readonly<Omit<Huckster, 'deck'>> & { readonly deck: readonly HucksterCardId[] }

export interface View {
  /** Whose view; -1 for a spectator. */
  readonly seat: number
  readonly setup: Setup
  readonly round: number
  readonly phase: Phase
  readonly clock: Readonly<Clock>
  readonly boats: readonly (readonly Adventurer[])[]
  readonly docks: readonly number[]
  readonly halls: State['halls']
  readonly lair: number
  readonly bag: Counts<Adventurer>
  readonly newcomer: Adventurer | undefined
  readonly square: readonly (TownsfolkId | undefined)[]
  /** In the order of the card numbers. */
  readonly townsfolkDeck: readonly TownsfolkId[]
  readonly townsfolkDiscard: readonly TownsfolkId[]
  /** The shuffled part, and the cards returned to the bottom since, the bottom one first (C-50). */
  readonly corruptionDeck: { readonly shuffled: Counts<Corruption>; readonly returned: readonly Corruption[] }
  readonly humans: readonly HumanView[]
  readonly huckster: HucksterView
  readonly selling: number
  readonly winners: readonly number[]
  /** The locations of this seat, and why it could not go there now. */
  readonly locations: readonly LocationView[]
  /** The decision of this seat. */
  readonly decision: DecisionView | undefined
  /** The seat that decides. */
  readonly waitsFor: number | undefined
}

export interface LocationView {
  readonly location: Location
  /** `undefined` at the town square, where the slot says it. */
  readonly hours: number | undefined
  readonly whyNot: Reason | undefined
}

/** A question as plain data. Its kind says what its options are. */
export type DecisionView<K extends Kind = Kind> = { readonly [Each in K]: DecisionOf<Each> }[K]

interface DecisionOf<K extends Kind> {
  readonly ask: Ask
  readonly kind: K
  readonly options: readonly Options[K][]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly about: About | undefined
}

export { SPECTATOR }

export function view(
  { now, decision }: Pick<Pause<State, CoveDecision, Event>, 'now' | 'decision'>,
  seat: number,
): View {
  const { clock, corruptionReturned } = now
  return {
    seat,
    setup: now.setup,
    round: now.round,
    phase: now.phase,
    clock: { at: clock.at.slice(), stack: clock.stack.slice(), token: clock.token },
    boats: now.boats.map((boat) => boat.slice()),
    docks: now.docks.slice(),
    halls: { ...now.halls },
    lair: now.lair,
    bag: count(now.bag, ADVENTURERS),
    newcomer: now.newcomer,
    square: now.square.slice(),
    townsfolkDeck: now.townsfolkDeck.toSorted(),
    townsfolkDiscard: now.townsfolkDiscard.slice(),
    corruptionDeck: {
      shuffled: count(now.corruptionDeck.slice(corruptionReturned), CORRUPTION_KINDS),
      returned: now.corruptionDeck.slice(0, corruptionReturned),
    },
    humans: now.humans.map(viewHuman),
    huckster: viewHuckster(now.huckster),
    selling: now.selling,
    winners: now.winners.slice(),
    locations: viewLocations(now, seat),
    decision: decision?.seat === seat ? viewDecision(decision) : undefined,
    waitsFor: decision?.seat,
  }
}

function count<Piece extends string>(pile: readonly Piece[], kinds: readonly Piece[]): Counts<Piece> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Piece, number>
  for (const piece of pile) counts[piece] += 1
  return counts
}

const viewHuman = ({ laboratory, ...human }: Human): HumanView => ({
  merchant: human.merchant,
  gold: human.gold,
  shelf: human.shelf.slice(),
  corruption: human.corruption.slice(),
  townsfolk: human.townsfolk.slice(),
  tired: human.tired.slice(),
  at: human.at,
  sold: { ...human.sold },
  smithy: human.smithy && {
    rack: human.smithy.rack.slice(),
    locked: human.smithy.locked.slice(),
    furnaces: human.smithy.furnaces.map(({ alloy, coal, bellows }) => ({ alloy, coal: coal.slice(), bellows })),
  },
  laboratory: laboratory && {
    rows: laboratory.rows.map((row) => row.slice()),
    flask: laboratory.flask.slice(),
    jar: laboratory.jar,
    bag: count(laboratory.bag, MARBLES),
  },
})

const viewHuckster = (huckster: Huckster): HucksterView => ({
  gold: huckster.gold,
  shelf: huckster.shelf.slice(),
  corruption: huckster.corruption.slice(),
  townsfolk: huckster.townsfolk.slice(),
  pool: huckster.pool.slice(),
  deck: huckster.deck.toSorted(),
  left: huckster.left,
  right: huckster.right,
  discard: huckster.discard.slice(),
})

function viewLocations(now: State, seat: number): LocationView[] {
  const human = now.humans[seat]
  if (human === undefined) return []
  return LOCATIONS[human.merchant].map((location) => ({
    location,
    hours: location === 'square' ? undefined : HOURS[location],
    whyNot: whyNotGo(now, human, location),
  }))
}

function viewDecision<K extends Kind>(decision: CoveDecision<K>): DecisionView<K> {
  const { ask, kind, options, min, max, ordered, about } = decision
  return { ask, kind, options: options.slice(), min, max, ordered, about }
}

/** An option together with its kind, which says what it is. */
export type OptionOfKind<K extends Kind = Kind> = {
  readonly [Each in K]: { readonly kind: Each; readonly option: Options[Each] }
}[K]

/** An option of a decision by its place. */
export function optionAt(decision: DecisionView, at: number): OptionOfKind {
  const option = decision.options[at]
  if (option === undefined) throw new Error(`There is no option ${at}.`)
  return { kind: decision.kind, option } as OptionOfKind
}

export const optionsOf = (decision: DecisionView): OptionOfKind[] =>
  decision.options.map((_, at) => optionAt(decision, at))

/** An event as a seat can see it: nothing of it is hidden, but a question that no one was asked is not an event. */
export type EventView = Exclude<Event, { readonly what: 'not asked' }>

export const viewEvent = (event: Event, _seat: number): EventView | undefined =>
  event.what === 'not asked' ? undefined : event
