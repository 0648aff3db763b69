/** Asks the teammate for help with a stack on a full state. The seasoned player's idea (`asking.ts`), for playing ahead. */
import type { Card, State } from '@merchants/dale'
import { stackGoalFor } from '@merchants/dale'
import type { Answer } from '@merchants/tabletop'
import { Counts } from './sums.ts'

/** Scratch space. All cards that the teammate may hold, as the builder knows who has which cards. */
const theirs = new Counts()

/** Hand cards to offer that the teammate may be able to complete, by their places. One for each set and sum, the largest sum first. */
export function requestsOf(state: State, seat: number): readonly Answer[] {
  const mate = state.teams ? state.seats[(seat + 2) % state.seats.length] : undefined
  const { hand = [] } = state.seats[seat] ?? {}
  if (mate === undefined || mate.hand.length === 0) return []
  theirs.empty()
  for (const { type } of mate.hand) if (type.set >= 0) theirs.add(type)
  for (const { type } of mate.deck) if (type.set >= 0) theirs.add(type)
  const goal = stackGoalFor(state, seat)
  const found: Request[] = []
  for (const set of theirs.sets) found.push(...requestsIn(set, hand, goal))
  return found.sort((a, b) => b.sum - a.sum).map(({ places }) => places)
}

interface Request {
  readonly sum: number
  readonly places: Answer
}

function requestsIn(set: number, hand: readonly Card[], goal: number): Request[] {
  const added = theirs.sumsOf(set, 0)
  const bySum = new Map<number, Answer>([[0, []]])
  for (const [at, { type }] of hand.entries()) {
    if (type.set !== set) continue
    for (const [sum, places] of Array.from(bySum)) {
      const more = sum + type.value
      if (more < goal && !bySum.has(more)) bySum.set(more, [...places, at])
    }
  }
  bySum.delete(0)
  return [...bySum].flatMap(([sum, places]) => (((added >> (goal - sum)) & 1) === 1 ? [{ sum, places }] : []))
}
