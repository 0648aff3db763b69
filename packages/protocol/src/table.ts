/** A table online as everybody may see it: who sits there, what is agreed, how far it is. */
import type { Deck } from '@merchants/dale'
import type { BotLevel, TableEvent } from './sight.ts'

/** How long people may think. `live`: so many seconds a game for each seat; `slow`: so many for each question. */
export interface Clock {
  readonly kind: 'live' | 'slow'
  readonly seconds: number
}

export interface TableOptions {
  readonly isPublic: boolean
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly clock: Clock | null
  /** Whether everybody waits a moment where others may react, so that nobody can tell who was asked. Tables of before do not say: they do. */
  readonly hasPause?: boolean
}

/** Why a program plays a seat that belongs to a person. */
export type StandInReason = 'away' | 'asked' | 'clock' | 'resigned'

export interface SeatView {
  readonly is: 'open' | 'person' | 'bot'
  /** The nickname of a person; empty for an open seat and for a program. */
  readonly name: string
  /** The level of a program. */
  readonly level: BotLevel | null
  readonly isReady: boolean
  /** Whether the person is connected. */
  readonly isHere: boolean
  readonly standIn: StandInReason | null
  /** Seconds left on the clock when it last began to run, and when that was (milliseconds since 1970). */
  readonly clock: { readonly left: number; readonly since: number | null } | null
}

/** What needs the consent of every person who has not given up: to go back, to end, to let somebody new take a seat. */
export type Proposed = 'undo' | 'end' | 'open'

export interface Proposal {
  readonly what: Proposed
  readonly by: number
  /** Tells this proposal from the next one: a vote names it. */
  readonly number: number
  /** How many steps an undo goes back. */
  readonly steps?: number
  /** The seat that somebody new may take. */
  readonly opens?: number
  readonly agreed: readonly number[]
  readonly needed: readonly number[]
}

/** How a game ended: somebody built the last stack, the people agreed to end it, or nobody was left. */
export type Ending = 'won' | 'agreed' | 'abandoned'

export interface TableView {
  readonly table: string
  readonly stage: 'gathering' | 'playing' | 'over'
  /** The first game at this table is number 1. */
  readonly game: number
  readonly options: TableOptions
  readonly seats: readonly SeatView[]
  /** The seat whose person sets the table. */
  readonly host: number
  readonly spectators: number
  /** What the secret of this game was sealed with, published before anybody can add to it. */
  readonly commitment: string
  /** What each seat has added to the chance of this game; empty if nothing yet. */
  readonly salts: readonly string[]
  readonly proposal: Proposal | null
  readonly ending: Ending | null
  readonly winners: readonly number[]
  /** Seats that would like another game. */
  readonly again: readonly number[]
  /** After a game: what the secret of the next one is sealed with, and what seats have added to it so far. */
  readonly next?: { readonly commitment: string; readonly salts: readonly string[] }
  /** Whether what was done later no longer fits the rules: the table is shown up to there, and nothing more happens. */
  readonly isStopped?: boolean
}

/** What opens a seat, as those may know who hold it. */
export interface Device {
  readonly device: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** Whether it is a link that nobody has used yet. */
  readonly isLink: boolean
  /** Whether it is the one that asks. */
  readonly isThis: boolean
}

export interface ChatLine {
  readonly seat: number
  readonly name: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A table as the list of open tables shows it. */
export interface LobbyEntry {
  readonly table: string
  readonly stage: TableView['stage']
  readonly options: TableOptions
  readonly seats: readonly Pick<SeatView, 'is' | 'name' | 'level'>[]
  readonly since: number
}

/** What people did to a game beyond its rules, after so many answers. `steps` counts every answer that was dropped. */
export type ProofEvent = TableEvent & { readonly answers: number }

/** Everything that proves how the chance of a finished game was made. It replays anywhere. */
export interface Proof {
  readonly format: 'merchants-table-proof'
  readonly table: string
  readonly game: number
  readonly rules: number
  readonly players: number
  readonly decks: readonly Deck[]
  readonly teams: boolean
  readonly names: readonly string[]
  readonly starter: number
  readonly commitment: string
  readonly secret: string
  readonly salts: readonly string[]
  readonly seed: string
  readonly answers: readonly (readonly number[])[]
  readonly ending: Ending
  readonly winners: readonly number[]
  /** Who had won the game before this one at the same table: one of the others starts. */
  readonly winnersBefore: readonly number[]
  /** Undos and changes of seats, in order. Games begun before this was recorded do not have it. */
  readonly events?: readonly ProofEvent[]
  /** Of everything above: finds what was changed on the way. */
  readonly digest: string
}
