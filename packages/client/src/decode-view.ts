/** JSON turns an empty place in a list into `null`; the rules use `undefined`. */
import type { MatchViewOf } from '@merchants/protocol'
import type { GameTypes } from '@merchants/tabletop'

export const decodeView = <G extends GameTypes, T extends MatchViewOf<G>>(seen: T): T => ({
  ...seen,
  view: withGaps(seen.view),
})

/** Unchanged parts keep their identity, which saves rendering them again. */
export function withGaps<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => (item === null ? undefined : withGaps(item)))
    return items.some((item, at) => item !== value[at]) ? (items as T) : value
  }
  const changed = Object.entries(value).flatMap(([name, part]) => {
    const now: unknown = withGaps(part)
    return now === part ? [] : [[name, now] as const]
  })
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
}
