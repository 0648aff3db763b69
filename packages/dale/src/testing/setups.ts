/** Setups for games that tests play at random. */
import { fastChance, shuffle } from '@merchants/tabletop'
import type { Deck } from '../card.ts'
import { DECKS } from '../card.ts'
import type { Setup } from '../setup.ts'
import { decksNeeded } from '../setup.ts'

/** Every number of players and teams in turn, any mix of decks; the given ones are among them. */
export function anySetup(seed: number, wanted: readonly Deck[] = []): Setup {
  const teams = seed % 4 === 3
  const players = teams ? 4 : 2 + (seed % 4)
  const others = DECKS.filter((deck) => !wanted.includes(deck))
  shuffle(fastChance(seed * 7919 + 13), others)
  return { players, teams, decks: [...wanted, ...others].slice(0, decksNeeded(players, teams)) }
}
