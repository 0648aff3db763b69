/** Events for the log and animations. Each says which seats can see the card it is about. */
import type { CardId, CardType, Trigger } from './card.ts'
import type { Ask } from './decision.ts'
import type { Card } from './state.ts'

export type Zone =
  | 'hand'
  | 'deck'
  | 'discard pile'
  | 'schedule'
  | 'stall'
  | 'market'
  | 'market deck'
  | 'market discard'
  | 'junk pile'
  | 'aside'
  | 'turned up'

export interface Place {
  readonly zone: Zone
  /** Whose; a team's stall goes by its first seat; -1 for what all share. */
  readonly seat: number
  /** Where in the pile, counted from its bottom; in the market the slot; in a stall the stack. */
  readonly at: number
}

const known: Partial<Record<Zone, Place[][]>> = {}

/** Returns the same place object each time, because the log of a long game names a few places often. */
export function placeAt(zone: Zone, seat: number, at: number): Place {
  const places = ((known[zone] ??= [])[seat + 1] ??= [])
  return (places[at + 1] ??= { zone, seat, at })
}

export type Event =
  | { readonly what: 'turn began'; readonly seat: number; readonly turn: number }
  | { readonly what: 'moved'; readonly card: Card; readonly from: Place; readonly to: Place; readonly seers: number }
  | { readonly what: 'played'; readonly seat: number; readonly card: Card; readonly as: CardType }
  | { readonly what: 'used'; readonly seat: number; readonly card: Card; readonly as: CardType }
  | {
      readonly what: 'reacted'
      readonly seat: number
      readonly card: Card
      readonly as: CardType
      readonly after: Trigger
    }
  | { readonly what: 'copied'; readonly seat: number; readonly card: Card; readonly as: CardType }
  | { readonly what: 'fell due'; readonly seat: number; readonly card: Card; readonly as: CardType }
  /** A technique stays on the schedule until this turn ends. */
  | { readonly what: 'lasts'; readonly seat: number; readonly card: Card; readonly as: CardType }
  | { readonly what: 'bought'; readonly seat: number; readonly card: Card; readonly price: number }
  | { readonly what: 'built'; readonly seat: number; readonly cards: readonly Card[]; readonly stack: number }
  /** A builder asks the teammate for help, with the cards offered, asked for and missing. */
  | {
      readonly what: 'asked for help'
      readonly seat: number
      readonly other: number
      readonly cards: readonly Card[]
      readonly wanted: readonly CardId[]
      readonly stack: number
      readonly missing: number
    }
  /** A request that was declined already is not made again. */
  | { readonly what: 'asked again'; readonly seat: number; readonly other: number }
  /** The teammate has declined, and nothing is built. */
  | { readonly what: 'called off'; readonly seat: number; readonly by: number }
  | { readonly what: 'shuffled'; readonly seat: number }
  | { readonly what: 'rolled'; readonly seat: number; readonly number: number }
  | { readonly what: 'named'; readonly seat: number; readonly word: string | number }
  | { readonly what: 'chose player'; readonly seat: number; readonly other: number }
  | { readonly what: 'looked'; readonly seat: number; readonly other: number; readonly cards: readonly Card[] }
  | { readonly what: 'showed'; readonly seat: number; readonly card: Card }
  /** A question that had one possible answer and was not asked. */
  | {
      readonly what: 'not asked'
      readonly seat: number
      readonly ask: Ask
      readonly cards?: readonly Card[]
      readonly other?: number
      readonly receivers?: readonly number[]
    }
  | { readonly what: 'won'; readonly seats: readonly number[] }
