/** Reuses the work of validating an answer when it is stored. */
import type { PendingAnswers } from '@merchants/match'
import type { GameTypes } from '@merchants/tabletop'
import type { TableEvent } from './table-event.ts'
import type { LazyMatch } from './lazy-match.ts'

const known = new WeakMap<TableEvent, PendingAnswers<GameTypes>>()

export function cachePending(event: TableEvent, pending: PendingAnswers<GameTypes>): TableEvent {
  known.set(event, pending)
  return event
}

/** Where the answers of an event lead to, if that is known for this game. */
export function cachedPending(event: TableEvent, play: LazyMatch): PendingAnswers<GameTypes> | undefined {
  const pending = known.get(event)
  return pending?.before === play.history ? pending : undefined
}
