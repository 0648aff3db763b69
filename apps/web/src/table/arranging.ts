/** Calculations: the order in which cards are chosen is the order in which they fill the market. */
import type { DecisionView } from '@merchants/dale'

const SLOTS = [0, 1, 2, 3, 4] as const
const NO_SLOT = -1

/**
 * The slots that an arrangement fills, first to last. The bought card has its slot already: it has changed places with
 * what lay there, which mostly can be seen from where the others come from; `undefined` where it cannot.
 */
export function slotsToFill({ options, places }: DecisionView, bought = NO_SLOT): readonly number[] | undefined {
  if (options.length >= SLOTS.length) return SLOTS
  const others = (taken: number): number[] => SLOTS.filter((slot) => slot !== taken)
  const taken = SLOTS.filter((to) =>
    others(to).every((slot, at) => {
      const from = places[at]?.[0]?.at
      return from === undefined || from === (slot === bought ? to : slot)
    }),
  )
  return taken.length === 1 ? others(taken[0] as number) : undefined
}
