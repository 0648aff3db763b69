/** The sides of a game, single players or teams, each with a stall, the winners first. */
import type { View } from '@merchants/dale'

export interface Side {
  readonly seats: readonly number[]
  /** The number of the stall, which is also that of the side's colour. */
  readonly at: number
  readonly stall: View['stalls'][number]
  readonly hasWon: boolean
}

/** Sides by how far they came. */
export function sidesOf({ stalls, seats, winners }: View): Side[] {
  const sides = stalls.map((stall, at): Side => {
    const own = seats.flatMap((_, seat) => (seat % stalls.length === at ? [seat] : []))
    return { seats: own, at, stall, hasWon: own.some((seat) => winners.includes(seat)) }
  })
  return sides.toSorted((a, b) => Number(b.hasWon) - Number(a.hasWon) || b.stall.length - a.stall.length || a.at - b.at)
}
