/** Reuses the work of validating an answer when it is stored. */
import type { PendingAnswers } from '@merchants/match'
import type { GameTypes } from '@merchants/tabletop'
import type { TableEvent } from './table-event.ts'
import type { LazyMatch } from './lazy-match.ts'

/** The last event is all it takes, because an answer is validated right before it is applied. */
let last: { readonly event: TableEvent; readonly pending: PendingAnswers<GameTypes> } | undefined

export function cachePending(event: TableEvent, pending: PendingAnswers<GameTypes>): TableEvent {
  last = { event, pending }
  return event
}

/** Where the answers of an event lead to, if that is known for this game. */
export function cachedPending(event: TableEvent, play: LazyMatch): PendingAnswers<GameTypes> | undefined {
  return last?.event === event && last.pending.before === play.history ? last.pending : undefined
}
