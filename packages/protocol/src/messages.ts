/** What a table says to a socket. */
import type { EventView, View } from '@merchants/dale'
import type { Refusal } from '@merchants/tabletop'
import type { Shape } from './pack.ts'
import type { ActView, MatchSnapshot } from './sight.ts'
import type { ChatLine, TableView } from './table.ts'

export type { Message, OpenTable, TakeSeat } from './schema.ts'

/** Both sides must speak the same. */
export const PROTOCOL = 1

/** The largest message that is read, in bytes. */
export const LARGEST_MESSAGE = 16_384

/** Why a socket was closed by the server. */
export const CLOSED = {
  badMessage: 4400,
  noSuchTable: 4404,
  tooMany: 4429,
  comeBack: 1012,
} as const

/** The game as it stands. */
export interface SightMessage extends MatchSnapshot<View, EventView, ActView> {
  readonly is: 'sight'
  readonly game: number
  /** The number of the question: an answer must name it. It only ever grows, also when something is taken back. */
  readonly question: number
}

/** What of a sight the next one is compared with. */
export type SightState = Omit<SightMessage, 'is' | 'log'>

/** What is added to the address of a socket that understands differences. */
export const WITH_DIFFS = { sights: 'diff' } as const

/** A sight, as what has changed since the last one on this socket. */
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
  /** The seats that this socket speaks for; none for somebody who watches. */
  readonly mine: readonly number[]
  readonly table: TableView
  readonly chat: readonly ChatLine[]
  /** By which differences are packed, for a socket that understands them. */
  readonly shapes?: readonly Shape[]
}

export type ServerMessage =
  | WelcomeMessage
  | SightMessage
  | DiffMessage
  | { readonly is: 'table'; readonly table: TableView }
  | { readonly is: 'chat'; readonly line: ChatLine }
  | { readonly is: 'done'; readonly id: number; readonly result?: unknown }
  | { readonly is: 'refused'; readonly id: number; readonly why: Refusal }
  | { readonly is: 'closing' }
  /** Whether what is done here can be saved now; said when that changes, and to whoever comes while it cannot. */
  | { readonly is: 'saving'; readonly works: boolean }
