/** The decision of a seat, as plain data. */
import type { CardId } from './card.ts'
import type { Act, Ask, DaleDecision, HelpRequest, Kind, Options, Part, Side, Use } from './decision.ts'
import type { Place } from './events.ts'
import { optionPlaces } from './places.ts'
import type { Card, State } from './state.ts'

/** A question as plain data. Its kind says what its options are. */
export type DecisionView<K extends Kind = Kind> = { readonly [Each in K]: DecisionOf<Each> }[K]

interface DecisionOf<K extends Kind> {
  readonly ask: Ask
  readonly about: CardId | undefined
  readonly kind: K
  readonly options: readonly OptionViews[K][]
  /** Where the cards of each option are. */
  readonly places: readonly (readonly Place[])[]
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly receivers: readonly number[] | undefined
  /** The request to a teammate who is asked to help. */
  readonly request: HelpRequestView | undefined
}

/** The cards a builder offers, spends on Stoves and asks for, as plain data. */
export interface HelpRequestView {
  readonly builder: number
  readonly laid: readonly UseView[]
  readonly spent: readonly UseView[]
  readonly wanted: readonly CardId[]
  readonly goal: number
}

export interface UseView {
  readonly card: CardId
  readonly as: CardId
  readonly value: number
}

/** The active player's options, as plain data. */
export type ActView =
  | {
      readonly do: 'play' | 'use' | 'resolve'
      readonly use: UseView
      readonly slot?: undefined
      readonly to?: undefined
    }
  /** `to` is the slot that Calculations moved the card to, and `order` the answer that arranged the others. */
  | {
      readonly do: 'buy'
      readonly slot: number
      readonly to?: number
      readonly order?: readonly number[]
      readonly use?: undefined
    }
  | {
      readonly do: 'build' | 'build with help' | 'take inventory' | 'pass'
      readonly slot?: undefined
      readonly to?: undefined
      readonly use?: undefined
    }

export interface PaymentView {
  readonly pays: readonly UseView[]
  readonly sum: number
}

export interface StackView {
  readonly stack: readonly (UseView & { readonly from: Part['from'] })[]
}

/** Options as plain data, by the kind of the decision. */
export interface OptionViews {
  acts: ActView
  cards: CardId
  slots: CardId | 'empty slot'
  uses: UseView
  payments: PaymentView
  stacks: StackView
  helpings: readonly CardId[]
  names: CardId
  numbers: number
  'yes or no': boolean
  sides: Side
  seats: number
}

export type OptionView = OptionViews[Kind]

/** An option together with its kind, which says what it is. */
export type OptionOfKind<K extends Kind = Kind> = {
  readonly [Each in K]: { readonly kind: Each; readonly option: OptionViews[Each] }
}[K]

/** An option of a decision by its place. */
export function optionAt(decision: DecisionView, at: number): OptionOfKind {
  const option = decision.options[at]
  if (option === undefined) throw new Error(`There is no option ${at}.`)
  return { kind: decision.kind, option } as OptionOfKind
}

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

const viewUse = ({ card, as, value }: Use): UseView => ({ card: card.type.id, as: as.id, value })

export function viewDecision<K extends Kind>(now: State, decision: DaleDecision<K>): DecisionView<K> {
  const { ask, about, kind, options, min, max, ordered, receivers, request } = decision
  return {
    ask,
    about: about?.id,
    kind,
    options: options.map((option) => VIEWS[kind](option)),
    places: optionPlaces(now, decision),
    min,
    max,
    ordered,
    receivers,
    request: request && viewRequest(request),
  }
}

const viewRequest = ({ builder, laid, spent, wanted, goal }: HelpRequest): HelpRequestView => ({
  builder,
  laid: laid.map(viewUse),
  spent: spent.map(viewUse),
  wanted,
  goal,
})

const VIEWS: { readonly [K in Kind]: (option: Options[K]) => OptionViews[K] } = {
  acts: viewAct,
  cards: ({ type }) => type.id,
  slots: (card) => card?.type.id ?? 'empty slot',
  uses: viewUse,
  payments: ({ uses, sum }) => ({ pays: uses.map(viewUse), sum }),
  stacks: ({ parts }) => ({ stack: parts.map((part) => ({ ...viewUse(part), from: part.from })) }),
  helpings: idsOf,
  names: (name) => name,
  numbers: (number) => number,
  'yes or no': (answer) => answer,
  sides: (side) => side,
  seats: (seat) => seat,
}

export function viewAct(act: Act): ActView {
  if (act.do === 'buy') return { do: act.do, slot: act.slot }
  if (act.do === 'play' || act.do === 'use') return { do: act.do, use: viewUse(act.use) }
  if (act.do === 'resolve')
    return { do: act.do, use: { card: act.waiting.card.type.id, as: act.waiting.as.id, value: 0 } }
  return { do: act.do }
}
