/** What was worked out to judge an answer is not worked out again to keep it. */
import type { Dale } from '@merchants/dale'
import type { PendingAnswers } from '@merchants/match'
import type { Entry } from './entry.ts'
import type { Play } from './play.ts'

const known = new WeakMap<Entry, PendingAnswers<Dale>>()

export function remember(entry: Entry, pending: PendingAnswers<Dale>): Entry {
  known.set(entry, pending)
  return entry
}

/** Where the answers of an entry lead to, if that is known for this game. */
export function recall(entry: Entry, play: Play): PendingAnswers<Dale> | undefined {
  const pending = known.get(entry)
  return pending?.before === play.history ? pending : undefined
}
