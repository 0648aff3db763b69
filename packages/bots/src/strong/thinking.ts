/** How long to think, and a search that is driven in small steps, so that it can be stopped. */
import type { Effort } from './halving.ts'

/** How long to think, by the clock of the caller. */
export interface Thinking {
  /** Playouts at most: with this alone the same seed gives the same answer. */
  readonly iterations?: number
  /** In milliseconds by `now`. */
  readonly deadline?: number
  readonly now?: () => number
  /** An answer that is no longer wanted ends the thinking. */
  readonly signal?: { readonly aborted: boolean }
  /** Yields to the event loop; without it the search can't be stopped. */
  readonly breathe?: () => Promise<void>
}

/** The limit of playouts, whatever the time. */
const MOST_PLAYOUTS = 200_000
/** How long it thinks before it yields, in milliseconds. */
const BREATH = 12

/** The effort for at most this many milliseconds or, without a time limit, for this many playouts. */
export function effortOf(
  { iterations, deadline = Infinity, now }: Thinking,
  milliseconds: number,
  playouts = 0,
): Effort {
  if (iterations !== undefined && deadline === Infinity) return { iterations }
  if (now === undefined || milliseconds === 0) return { iterations: iterations ?? playouts }
  const start = now()
  const time = Math.max(1, Math.min(deadline - start, milliseconds))
  return { iterations: iterations ?? MOST_PLAYOUTS, spent: () => (now() - start) / time }
}

/** The result of a search; `undefined` if it isn't wanted any more. */
export async function drive<Result>(
  searching: Generator<void, Result>,
  { signal, breathe, now }: Thinking,
): Promise<Result | undefined> {
  let breath = now?.() ?? 0
  let step = searching.next()
  while (step.done !== true) {
    if (breathe !== undefined && now !== undefined && now() - breath > BREATH) {
      await breathe()
      breath = now()
    }
    if (signal?.aborted === true) return undefined
    step = searching.next()
  }
  return step.value
}

/** The result of a search, synchronously. */
export function driveNow<Result>(searching: Generator<void, Result>): Result {
  let step = searching.next()
  while (step.done !== true) step = searching.next()
  return step.value
}
