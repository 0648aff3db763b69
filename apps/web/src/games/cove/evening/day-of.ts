/** The summary of a day in the evening, with all earnings, the best sale, and the adventurers who went home. */
import type { Adventurer, EventView, Good, Pier } from '@merchants/cove'
import type { CoveLogEntry } from '../cove-match-types.ts'

export interface Sold {
  readonly good: Good
  readonly pier: Pier
  readonly gold: number
}

export interface Day {
  /** Gold of each seat that day, the Huckster last. */
  readonly earned: readonly number[]
  /** The sales of each seat, the best first. */
  readonly sold: readonly (readonly Sold[])[]
  /** The adventurers who went to a hall or to the lair. */
  readonly home: readonly Adventurer[]
}

/** Gold that someone gained. */
export const goldIn = (event: EventView): { readonly seat: number; readonly gold: number } | undefined =>
  event.what === 'gold' || event.what === 'sold' || event.what === 'sold good' || event.what === 'earned'
    ? event
    : undefined

/** The last finished day in this log. */
export function lastDay(log: readonly CoveLogEntry[], seats: number): Day {
  const events = log.map(({ event }) => event)
  const isPhase = (event: EventView, phase: string): boolean => event.what === 'phase began' && event.phase === phase
  const cleanUp = events.findLastIndex((event) => isPhase(event, 'cleanUp'))
  const start = Math.max(
    0,
    events.slice(0, cleanUp).findLastIndex((event) => isPhase(event, 'arrival')),
  )
  const rest = events.slice(cleanUp + 1)
  const next = rest.findIndex((event) => event.what === 'phase began')
  const cleared = next < 0 ? rest : rest.slice(0, next)
  const day = [...events.slice(start, cleanUp), ...cleared]
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    earned: all.map((seat) =>
      day.reduce((sum, event) => sum + (goldIn(event)?.seat === seat ? (goldIn(event)?.gold ?? 0) : 0), 0),
    ),
    sold: all.map((seat) => soldBy(day, seat)),
    home: cleared.flatMap((event) => (event.what === 'went home' && event.to !== 'bag' ? [event.who] : [])),
  }
}

function soldBy(day: readonly EventView[], seat: number): readonly Sold[] {
  const sales = day.flatMap((event) =>
    (event.what === 'sold' || event.what === 'sold good') && event.seat === seat ? [event] : [],
  )
  return sales.toSorted((a, b) => b.gold - a.gold)
}
