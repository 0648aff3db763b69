/** The probability of winning that people are shown. */

/** How far playouts are wrong about strong players, in odds against the fair share. */
interface Correction {
  /** A power below 1 brings a probability nearer to the fair share. A strong player who is behind catches up more often than rules of thumb do. */
  readonly sureness: number
  /** The odds are multiplied by this. Rules of thumb answer a good move worse than strong opponents do. */
  readonly factor: number
}

/** Learned from half of the games of the hard level against itself, and tested on the other half (docs/bots.md). */
const AFTER_MOVE: Correction = { sureness: 0.8, factor: 0.82 }
const WATCHING: Correction = { sureness: 0.95, factor: 0.9 }

/** Of a move that a seat can choose. */
export const shownChance = (chance: number, sides: number): number => corrected(chance, sides, AFTER_MOVE)

/** Of a seat that watches while another one is to move. */
export const shownWhileWatching = (chance: number, sides: number): number => corrected(chance, sides, WATCHING)

/** A win and a loss stay as they are. */
function corrected(chance: number, sides: number, { sureness, factor }: Correction): number {
  if (chance <= 0 || chance >= 1) return chance
  const odds = factor * ((chance / (1 - chance)) * (sides - 1)) ** sureness
  return odds / (odds + sides - 1)
}
