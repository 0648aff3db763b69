/** What was worked out to judge an answer is not worked out again to keep it. */
import type { Answer } from '@merchants/tabletop'
import type { Entry } from './entry.ts'
import type { Play } from './play.ts'
import { Trail } from './trail.ts'

const known = new WeakMap<Entry, Trail>()

export function remember(entry: Entry, trail: Trail): Entry {
  known.set(entry, trail)
  return entry
}

/** Where the answers of an entry lead to; they were judged before they were kept. */
export function recall(entry: Entry, play: Play, answers: readonly Answer[], given: number): Trail {
  const ready = known.get(entry)
  if (ready?.before === play.history) return ready
  const trail = new Trail(play.rules, play.history, play.act)
  for (const [at, answer] of answers.entries()) {
    const refusal = trail.go(answer, at >= given)
    if (refusal !== undefined) throw new Error(`A kept answer is not possible: ${refusal.key}.`)
  }
  return trail
}
