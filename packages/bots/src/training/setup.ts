/** The setups of games that bots play among themselves. */
import type { Setup } from '@merchants/dale'
import { DECKS, decksNeeded } from '@merchants/dale'
import { fastChance, hash, shuffle } from '@merchants/tabletop'

const SETUPS = [
  { players: 2, teams: false },
  { players: 2, teams: false },
  { players: 3, teams: false },
  { players: 4, teams: false },
  { players: 2, teams: false },
  { players: 4, teams: true },
  { players: 4, teams: true },
] as const

/** The setup of a game by its number: two players most often, any decks. */
export function setupOf(game: number, { players, teams }: Pick<Setup, 'players' | 'teams'> = kindOf(game)): Setup {
  const decks = DECKS.slice()
  shuffle(fastChance(hash(`decks ${game}`)), decks)
  return { players, teams, decks: decks.slice(0, decksNeeded(players, teams)), starter: game % players }
}

const kindOf = (game: number): (typeof SETUPS)[number] => SETUPS[game % SETUPS.length] as (typeof SETUPS)[number]
