/** The public state of an online table, with its players, options and stage. */
import type { JsonObject } from '@merchants/tabletop'
import type { BotLevel, Announcement } from './match-view.ts'

/** The time limit. `live` is the number of seconds for each seat and game, `slow` for each question. */
export interface TimeControl {
  readonly kind: 'live' | 'slow'
  readonly seconds: number
}

export interface TableOptions {
  /** The name of the game. */
  readonly game: string
  /** The game's setup, checked by its own reader. */
  readonly setup: JsonObject
  readonly isPublic: boolean
  readonly clock: TimeControl | null
  /** Whether all clients wait a moment where a reaction is possible, which hides who was asked. */
  readonly hasPause: boolean
}

/** Why a bot plays a player's seat. */
export type StandInReason = 'away' | 'asked' | 'clock' | 'resigned'

export interface TableSeat {
  readonly is: 'open' | 'person' | 'bot'
  /** The player's nickname; empty for an open seat and for a bot. */
  readonly name: string
  /** The level of a bot. */
  readonly level: BotLevel | null
  readonly isReady: boolean
  /** Whether the person is connected. */
  readonly isHere: boolean
  readonly standIn: StandInReason | null
  /** Seconds left on the clock when it last began to run, and when that was (milliseconds since 1970). */
  readonly clock: { readonly left: number; readonly since: number | null } | null
}

/** Proposals that need the consent of every player who has not resigned: to undo, to end, to let a new player take a seat. */
export type ProposalKind = 'undo' | 'end' | 'open'

export interface Proposal {
  readonly what: ProposalKind
  readonly by: number
  /** The id of this proposal, which a vote must name. */
  readonly number: number
  /** How many steps an undo goes back. */
  readonly steps?: number
  /** The seat that a new player can take. */
  readonly opens?: number
  readonly agreed: readonly number[]
  readonly needed: readonly number[]
}

/** How a game ended. A player built the last stack, the players agreed to end it, or no player was left. */
export type Ending = 'won' | 'agreed' | 'abandoned'

export interface TableView {
  readonly table: string
  readonly stage: 'gathering' | 'playing' | 'over'
  /** The first game at this table is number 1. */
  readonly game: number
  readonly options: TableOptions
  readonly seats: readonly TableSeat[]
  /** The seat of the host. */
  readonly host: number
  readonly spectators: number
  /** The commitment to the secret of this game, published before any seat can add to it. */
  readonly commitment: string
  /** The number that each seat has added to the randomness of this game; empty if none yet. */
  readonly salts: readonly string[]
  readonly proposal: Proposal | null
  readonly ending: Ending | null
  readonly winners: readonly number[]
  /** Seats that would like another game. */
  readonly again: readonly number[]
  /** After a game, the commitment to the secret of the next one and the numbers added to it so far. */
  readonly next?: { readonly commitment: string; readonly salts: readonly string[] }
  /** Whether later entries no longer fit the rules. The table is then shown up to that point, and nothing more happens. */
  readonly isStopped?: boolean
}

/** A key to a seat, as its holders see it. */
export interface Device {
  readonly device: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** Whether it is a link that has not been used yet. */
  readonly isLink: boolean
  /** Whether it is the device that asks. */
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
  readonly seats: readonly Pick<TableSeat, 'is' | 'name' | 'level'>[]
  readonly since: number
}

/** An action outside the rules, after a number of answers. `steps` counts every answer that it dropped. */
export type ProofEvent = Announcement & { readonly answers: number }

/** Everything that proves how the randomness of a finished game was made. It replays anywhere. */
export interface Proof {
  readonly format: 'merchants-table-proof'
  readonly table: string
  readonly game: number
  /** The game, its rules version and its setup. */
  readonly plays: { readonly game: string; readonly rules: number; readonly setup: JsonObject }
  readonly names: readonly string[]
  readonly commitment: string
  readonly secret: string
  readonly salts: readonly string[]
  readonly seed: string
  readonly answers: readonly (readonly number[])[]
  /** The answers in words, from which they are found again if options are listed in another way. `null`, or no list at all, in older games. */
  readonly words?: readonly (string | null)[]
  readonly ending: Ending
  readonly winners: readonly number[]
  /** The winners of the game before this one at the same table. One of the other players starts. */
  readonly winnersBefore: readonly number[]
  /** Undos and changes of seats, in order. Games begun before this was recorded do not have it. */
  readonly events?: readonly ProofEvent[]
  /** A hash of everything above, which detects accidental changes. */
  readonly digest: string
}
