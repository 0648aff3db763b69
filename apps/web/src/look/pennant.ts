/** Where and when each pennant falls: spread evenly, but without a visible pattern. */

interface Pennant {
  readonly left: number
  readonly delay: number
  readonly drift: number
  readonly spin: number
}

/** All between 0 and 1. No two factors may add up to 1, or the pennants would fall in a slanting line. */
export function pennant(at: number): Pennant {
  const part = (factor: number): number => (at * factor) % 1
  return { left: part(0.618), delay: part(0.755), drift: part(0.57), spin: part(0.439) }
}
