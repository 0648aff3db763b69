/** The options of a table of the Cove. */
import type { Cove, Setup } from '@merchants/cove'
import { FIRST_GAME } from '@merchants/cove'
import type { TableConnection } from '../../use-connection.ts'
import type { Chosen } from '../online-game.ts'

/** The server has checked the setup. */
const isCove = (chosen: Chosen): chosen is Chosen & { readonly setup: Setup } => chosen.game === 'cove'

export const isAtCove = (at: TableConnection): at is TableConnection<Cove> => isCove(at.table.options)

export const setupAt = (chosen: Chosen): Setup => (isCove(chosen) ? chosen.setup : FIRST_GAME)

export const chosenCove = ({ level, rogue, townsfolkSets, merchants }: Setup): Chosen => ({
  game: 'cove',
  setup: { level, rogue, townsfolkSets, merchants },
})
