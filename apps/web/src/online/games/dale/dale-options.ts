/** The options of a table of Dale. */
import type { Dale, Deck, Setup } from '@merchants/dale'
import type { TableConnection } from '../../use-connection.ts'
import type { Chosen } from '../online-game.ts'

/** The server has checked the setup. */
const isDale = (chosen: Chosen): chosen is Chosen & { readonly setup: Setup } => chosen.game === 'dale'

export const isAtDale = (at: TableConnection): at is TableConnection<Dale> => isDale(at.table.options)

/** None for another game. */
export const decksAt = (chosen: Chosen): readonly Deck[] => (isDale(chosen) ? chosen.setup.decks : [])

export const isTeamGame = (chosen: Chosen): boolean => isDale(chosen) && chosen.setup.teams

/** The name of the table's size. */
export const sizeOf = (chosen: Chosen): string =>
  isTeamGame(chosen) ? 'teams' : String(isDale(chosen) ? chosen.setup.players : 0)

export const chosenDale = (players: number, decks: readonly Deck[], teams: boolean): Chosen => ({
  game: 'dale',
  setup: { players, decks, teams },
})
