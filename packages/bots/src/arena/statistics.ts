/** Strength as numbers. */

/** How often one beat another. */
export interface Pairing {
  readonly a: string
  readonly b: string
  readonly wins: number
  readonly games: number
}

const ROUNDS = 2000
const FIRST = 1500

/** Elo numbers that explain the results best, with the first of the names at 1500: a difference of 400 wins 10 of 11 games. */
export function elo(names: readonly string[], pairings: readonly Pairing[]): ReadonlyMap<string, number> {
  const rating = new Map(names.map((name) => [name, FIRST]))
  const of = (name: string): number => rating.get(name) ?? FIRST
  for (let round = 0; round < ROUNDS; round++) {
    for (const { a, b, wins, games } of pairings) {
      if (games === 0) continue
      const expected = 1 / (1 + 10 ** ((of(b) - of(a)) / 400))
      // A level that has won everything counts as if it had lost half a game.
      const share = (Math.min(Math.max(wins, 0.5), games - 0.5) || 0.5) / games
      const step = 16 * (share - expected)
      rating.set(a, of(a) + step)
      rating.set(b, of(b) - step)
    }
  }
  const shift = FIRST - of(names[0] ?? '')
  return new Map(names.map((name) => [name, of(name) + shift]))
}
