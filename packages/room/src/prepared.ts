/** What was worked out to judge an answer is not worked out again to keep it. */
import type { Entry } from './entry.ts'
import type { Play } from './play.ts'
import type { Trail } from './trail.ts'

const known = new WeakMap<Entry, Trail>()

export function remember(entry: Entry, trail: Trail): Entry {
  known.set(entry, trail)
  return entry
}

/** Where the answers of an entry lead to, if that is known for this game. */
export function recall(entry: Entry, play: Play): Trail | undefined {
  const trail = known.get(entry)
  return trail !== undefined && trail.before === play.history ? trail : undefined
}
