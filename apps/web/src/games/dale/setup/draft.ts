/** The draft of a table with its seats and decks, before anything is played. */
import { oneOf } from '../../../one-of.ts'
import type { Deck } from '@merchants/dale'
import { decksNeeded } from '@merchants/dale'
import type { SeatInfo, SeatKind, MatchSetup } from '../match-types.ts'
import { goodFirstSet } from './deck-facts.ts'
import { itemAt } from '@merchants/tabletop'

export const TABLES = ['2', '3', '4', 'teams'] as const
export type TableSize = (typeof TABLES)[number]

export interface Draft {
  readonly size: TableSize
  /** Always four; those beyond the size of the table wait. An empty name stands for the usual one of the seat. */
  readonly seats: readonly SeatInfo[]
  /** In the order of choosing. */
  readonly decks: readonly Deck[]
  readonly starter: number | undefined
}

export const FIRST_DRAFT: Draft = {
  size: '2',
  seats: [
    { kind: 'me', name: '' },
    { kind: 'seasoned', name: '' },
    { kind: 'seasoned', name: '' },
    { kind: 'seasoned', name: '' },
  ],
  decks: goodFirstSet(3, []),
  starter: undefined,
}

export const playersAt = (size: TableSize): number => (size === 'teams' ? 4 : Number(size))
export const decksFor = (size: TableSize): number => decksNeeded(playersAt(size), size === 'teams')
export const seatsAt = ({ seats, size }: Draft): readonly SeatInfo[] => seats.slice(0, playersAt(size))
export const missingDecks = ({ decks, size }: Draft): number => decksFor(size) - decks.length

/** A good first set stays one; other choices stay as far as they fit. */
export function withSize(draft: Draft, size: TableSize, banned: readonly Deck[]): Draft {
  const wasGood = isSame(draft.decks, goodFirstSet(decksFor(draft.size), banned))
  const decks = wasGood ? goodFirstSet(decksFor(size), banned) : draft.decks.slice(0, decksFor(size))
  const starter = draft.starter !== undefined && draft.starter < playersAt(size) ? draft.starter : undefined
  const mine = draft.seats.findIndex(({ kind }) => kind === 'me')
  const seats = mine < playersAt(size) ? draft.seats : swapped(draft.seats, 0, mine)
  return { size, seats, decks, starter }
}

/** There is only one "me", so a player who takes my seat gives me theirs. */
export function withSeatKind(draft: Draft, seat: number, kind: SeatKind): Draft {
  const mine = draft.seats.findIndex((each) => each.kind === 'me')
  if (kind === 'me' && mine >= 0) return { ...draft, seats: swapped(draft.seats, seat, mine) }
  return { ...draft, seats: draft.seats.map((each, at) => (at === seat ? { ...each, kind } : each)) }
}

export function withName(draft: Draft, seat: number, name: string): Draft {
  return { ...draft, seats: draft.seats.map((each, at) => (at === seat ? { ...each, name } : each)) }
}

/** Chooses a deck or takes it back. If there were enough already, the one chosen first makes room. */
export function withDeck(draft: Draft, deck: Deck): Draft {
  if (draft.decks.includes(deck)) return { ...draft, decks: draft.decks.filter((each) => each !== deck) }
  return { ...draft, decks: [...draft.decks, deck].slice(-decksFor(draft.size)) }
}

/** The table as it goes into a link or a game. */
export function setupOf(draft: Draft): MatchSetup {
  const { size, decks, starter } = draft
  const setup = { seats: seatsAt(draft), decks, teams: size === 'teams' }
  return starter === undefined ? setup : { ...setup, starter }
}

export function draftOf({ seats, decks, teams, starter }: MatchSetup): Draft {
  const size = teams ? 'teams' : (oneOf(TABLES, String(seats.length)) ?? FIRST_DRAFT.size)
  return { size, seats: [...seats, ...FIRST_DRAFT.seats.slice(seats.length)], decks, starter }
}

function swapped(seats: readonly SeatInfo[], one: number, other: number): readonly SeatInfo[] {
  return seats.with(one, itemAt(seats, other)).with(other, itemAt(seats, one))
}

export const isSame = (decks: readonly Deck[], others: readonly Deck[]): boolean =>
  decks.length === others.length && decks.every((deck) => others.includes(deck))
