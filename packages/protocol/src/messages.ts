/** Messages from a table to a socket. */
import type { GameTypes, Refusal } from '@merchants/tabletop'
import type { Shape } from './pack.ts'
import type { MatchSnapshot } from './match-view.ts'
import type { ChatLine, TableView } from './table.ts'

export type { ClientMessage, OpenTable, TakeSeat } from './schema.ts'

/** The protocol version. A server speaks protocol 1 with clients that do not ask for a newer one. */
export const PROTOCOL_VERSION = 2

/** Clients of this protocol add it to addresses. */
export const PROTOCOL_QUERY = { protocol: `${PROTOCOL_VERSION}` } as const

/** The largest message that is read, in bytes. */
export const MAX_MESSAGE_BYTES = 16_384

/** Why a socket was closed by the server. */
export const CLOSE_CODES = {
  badMessage: 4400,
  noSuchTable: 4404,
  tooMany: 4429,
  comeBack: 1012,
} as const

/** The current state of the game. */
export interface MatchMessage<G extends GameTypes = GameTypes> extends MatchSnapshot<
  G['view'],
  G['eventView'],
  G['act']
> {
  readonly is: 'sight'
  readonly game: number
  /** The number of the question, which an answer must name. It only grows, even after an undo. */
  readonly question: number
}

/** The part of a view that the next one is compared with. */
export type MatchState<G extends GameTypes = GameTypes> = Omit<MatchMessage<G>, 'is' | 'log'>

/** Added to the address of a socket that understands differences. */
export const DIFF_QUERY = { sights: 'diff' } as const

/** A view, as what has changed since the last one on this socket. */
export interface DiffMessage {
  readonly is: 'diff'
  /** The difference of the two states, packed. */
  readonly sight: unknown
  /** The new part of the log, packed. */
  readonly log: unknown
}

export interface WelcomeMessage {
  readonly is: 'welcome'
  readonly protocol: number
  /** The seats that this socket speaks for; none for a spectator. */
  readonly mine: readonly number[]
  readonly table: TableView
  readonly chat: readonly ChatLine[]
  /** The shapes by which differences are packed, for a socket that understands them. */
  readonly shapes?: readonly Shape[]
}

export type ServerMessage =
  | WelcomeMessage
  | MatchMessage
  | DiffMessage
  | { readonly is: 'table'; readonly table: TableView }
  | { readonly is: 'chat'; readonly line: ChatLine }
  | { readonly is: 'done'; readonly id: number; readonly result?: unknown }
  | { readonly is: 'refused'; readonly id: number; readonly why: Refusal }
  | { readonly is: 'closing' }
  /** Whether moves can be saved now. Sent when that changes, and to new sockets while they cannot. */
  | { readonly is: 'saving'; readonly works: boolean }
