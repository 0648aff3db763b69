/** JSON turns an empty place in a list into `null`; the rules use `undefined`. */
import type { MatchViewOf } from '@merchants/protocol'
import type { GameTypes } from '@merchants/tabletop'

export const decodeView = <G extends GameTypes, T extends MatchViewOf<G>>(seen: T): T => ({
  ...seen,
  view: withGaps(seen.view),
})

/** Parts that came before, as they were decoded then: a view shares most of its parts with the one before. */
const known = new WeakMap<object, unknown>()

/** Unchanged parts keep their identity, which saves drawing them again. */
export function withGaps<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const decoded = known.get(value) ?? (Array.isArray(value) ? listWithGaps(value) : fieldsWithGaps(value))
  known.set(value, decoded)
  return decoded as T
}

function listWithGaps(list: readonly unknown[]): readonly unknown[] {
  const items = list.map((item) => (item === null ? undefined : withGaps(item)))
  return items.some((item, at) => item !== list[at]) ? items : list
}

function fieldsWithGaps(fields: object): object {
  const changed = Object.entries(fields).flatMap(([name, part]) => {
    const now: unknown = withGaps(part)
    return now === part ? [] : [[name, now] as const]
  })
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) }
}
