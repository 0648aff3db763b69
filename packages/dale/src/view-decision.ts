/** What a seat has to decide, as plain data. */
import type { CardId } from './card.ts'
import type { Act, Ask, DaleDecision, HelpRequest, Kind, Options, Stack, Use } from './decision.ts'
import type { Place } from './events.ts'
import { optionPlaces } from './places.ts'
import type { Card, State } from './state.ts'

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
  /** For a teammate who is asked to help: what with. */
  readonly request: HelpRequestView | undefined
}

/** What a builder lays, spends on Stoves and asks for, as plain data. */
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

/** What the active player may do, as plain data. */
export interface ActView {
  readonly do: Act['do']
  readonly slot?: number
  readonly use?: UseView
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
  | ActView
  | { readonly pays: readonly UseView[]; readonly sum: number }
  | { readonly stack: readonly (UseView & { readonly from: Stack['parts'][number]['from'] })[] }

const idsOf = (cards: readonly Card[]): CardId[] => cards.map(({ type }) => type.id)

const viewUse = ({ card, as, value }: Use): UseView => ({ card: card.type.id, as: as.id, value })

export function viewDecision(now: State, decision: DaleDecision): DecisionView {
  const { ask, about, kind, options, min, max, ordered, receivers, request } = decision
  const seen = options.map((option) => viewOption(kind, option as Options[Kind]))
  return {
    ask,
    about: about?.id,
    kind,
    options: seen,
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
    case 'names':
    case 'numbers':
    case 'seats':
    case 'yes or no':
    case 'sides':
      return option as CardId | number | boolean | 'left' | 'right'
  }
}

export function viewAct(act: Act): ActView {
  if (act.do === 'buy') return { do: act.do, slot: act.slot }
  if (act.do === 'play' || act.do === 'use') return { do: act.do, use: viewUse(act.use) }
  if (act.do === 'resolve')
    return { do: act.do, use: { card: act.waiting.card.type.id, as: act.waiting.as.id, value: 0 } }
  return { do: act.do }
}
