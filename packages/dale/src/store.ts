/** A position as plain JSON, and back: for saving, sending and measuring. Cards go by number, their kinds are listed once. */
import type { Position } from '@merchants/tabletop'
import type { CardType, Deck } from './card.ts'
import { catalogue } from './decks/index.ts'
import { FIRST_RULES } from './rules-version.ts'
import type { Copy, Phase, State, ValueChange } from './state.ts'
import { Card } from './state.ts'

/** A state whose cards are numbers: places in `types`, which are places in the catalogue. */
interface StoredState {
  /** Absent in what was stored before there were versions. */
  readonly rules?: number
  readonly types: readonly number[]
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly seats: readonly {
    readonly hand: readonly number[]
    readonly deck: readonly number[]
    readonly discardPile: readonly number[]
    readonly schedule: readonly (readonly [card: number, as: number, endsWithTurn?: 1])[]
  }[]
  readonly stalls: readonly (readonly (readonly number[])[])[]
  readonly market: readonly (number | null)[]
  readonly marketDeck: readonly number[]
  readonly marketDiscard: readonly number[]
  readonly junkPile: readonly number[]
  readonly aside: readonly number[]
  /** Absent in what was stored before; nothing is set aside between two steps. */
  readonly asideFrom?: readonly number[]
  readonly active: number
  readonly phase: Phase
  readonly turn: number
  readonly winners: readonly number[]
  readonly valueChanges: readonly (Omit<ValueChange, 'card'> & { readonly card: number | null })[]
  readonly used: readonly number[]
  readonly copies: readonly {
    readonly seat: number
    readonly card: number
    readonly as: number
    readonly links: readonly (readonly [text: number, model: number])[]
  }[]
  readonly declined?: State['declined']
  readonly known: readonly number[]
  readonly features: State['features']
  readonly chance: State['chance']
}

export const writeStored = ({ rest, answers }: Position<State>): string => JSON.stringify({ rest: pack(rest), answers })

/** Reads what `writeStored` has written; the text is trusted. */
export function readStored(text: string): Position<State> {
  const { rest, answers } = JSON.parse(text) as { rest: StoredState; answers: number[][] }
  return { rest: unpack(rest), answers }
}

function pack(state: State): StoredState {
  const types: number[] = state.known.map(() => -1)
  const card = ({ id, type }: Card): number => {
    types[id] = type.place
    return id
  }
  const pile = (cards: readonly Card[]): number[] => cards.map(card)
  const packed = {
    ...state,
    types,
    seats: state.seats.map(({ hand, deck, discardPile, schedule }) => ({
      hand: pile(hand),
      deck: pile(deck),
      discardPile: pile(discardPile),
      schedule: schedule.map(({ card: lying, as, endsWithTurn }) =>
        endsWithTurn ? ([card(lying), as.place, 1] as const) : ([card(lying), as.place] as const),
      ),
    })),
    stalls: state.stalls.map((stall) => stall.map(pile)),
    market: state.market.map((each) => (each === undefined ? null : card(each))),
    marketDeck: pile(state.marketDeck),
    marketDiscard: pile(state.marketDiscard),
    junkPile: pile(state.junkPile),
    aside: pile(state.aside),
    valueChanges: state.valueChanges.map((change) => ({
      ...change,
      card: change.card === undefined ? null : change.card.id,
    })),
    used: pile(state.used),
    copies: state.copies.map((copy) => ({
      ...copy,
      card: copy.card.id,
      as: copy.as.place,
      links: copy.links.map(({ text, model }) => [text.place, model.id] as const),
    })),
  }
  return packed
}

function unpack(stored: StoredState): State {
  const types = stored.types.map((place) => catalogue[place] as CardType)
  const cards = types.map((type, id) => new Card(id, type))
  const card = (id: number): Card => cards[id] as Card
  const type = (place: number): CardType => catalogue[place] as CardType
  const pile = (ids: readonly number[]): Card[] => ids.map(card)
  return {
    rules: stored.rules ?? FIRST_RULES,
    decks: stored.decks,
    teams: stored.teams,
    seats: stored.seats.map(({ hand, deck, discardPile, schedule }) => ({
      hand: pile(hand),
      deck: pile(deck),
      discardPile: pile(discardPile),
      schedule: schedule.map(([id, as, ends]) => ({ card: card(id), as: type(as), endsWithTurn: ends === 1 })),
    })),
    stalls: stored.stalls.map((stall) => stall.map(pile)),
    market: stored.market.map((id) => (id === null ? undefined : card(id))),
    marketDeck: pile(stored.marketDeck),
    marketDiscard: pile(stored.marketDiscard),
    junkPile: pile(stored.junkPile),
    aside: pile(stored.aside),
    asideFrom: [...(stored.asideFrom ?? [])],
    active: stored.active,
    phase: stored.phase,
    turn: stored.turn,
    winners: stored.winners,
    valueChanges: stored.valueChanges.map((change) => ({
      ...change,
      card: change.card === null ? undefined : card(change.card),
    })),
    used: pile(stored.used),
    copies: stored.copies.map((copy): Copy => ({
      ...copy,
      card: card(copy.card),
      as: type(copy.as),
      links: copy.links.map(([text, model]) => ({ text: type(text), model: card(model) })),
    })),
    declined: stored.declined ?? [],
    known: stored.known.slice(),
    features: stored.features,
    chance: stored.chance,
  }
}
