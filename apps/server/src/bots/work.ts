/** What may be asked of a thread that thinks, and what it answers. */
import type { View } from '@merchants/dale'
import type { BotLevel } from '@merchants/protocol'

/** A decision to take from a view, or the legal moves of a position (written by dale) to list. */
export type Work =
  | { readonly do: 'decide'; readonly level: BotLevel; readonly view: View }
  | { readonly do: 'list'; readonly position: string }

export type Outcome = { readonly result: unknown } | { readonly fault: string }

/** What a thread says first, as soon as it can work. */
export const READY = 'ready'
