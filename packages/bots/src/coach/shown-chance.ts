/** The probability of winning that people are shown. */

/**
 * Playouts are too sure of the leader, because a strong player who is behind catches up more often than the rules of thumb do.
 * Learned from 250 games of the hard level against itself (docs/bots.md).
 */
const SURENESS = 0.8

/** Nearer to the fair share, which stays as it is, and so do a win and a loss. */
export function shownChance(chance: number, sides: number): number {
  if (chance <= 0 || chance >= 1) return chance
  const odds = ((chance / (1 - chance)) * (sides - 1)) ** SURENESS
  return odds / (odds + sides - 1)
}
