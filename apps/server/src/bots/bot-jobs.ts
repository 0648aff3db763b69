/** Requests to a bot thread and its replies. */
import type { SearchingLevel } from '@merchants/bots'
import type { BotLevel } from '@merchants/protocol'
import type { AnyView } from '@merchants/tabletop'

/** A decision to take from a view, with or without a dealt game to think about, or the legal moves of a position to list. */
export type BotJob =
  | { readonly do: 'decide'; readonly game: string; readonly level: BotLevel; readonly view: AnyView }
  | LookAhead
  | { readonly do: 'list'; readonly game: string; readonly position: string }

export interface LookAhead {
  readonly do: 'look ahead'
  readonly game: string
  readonly level: SearchingLevel
  readonly view: AnyView
  readonly world: string
  readonly milliseconds: number
}

export type BotJobResult = { readonly result: unknown } | { readonly fault: string }

/** The first message of a thread, as soon as it can work. */
export const READY = 'ready'
