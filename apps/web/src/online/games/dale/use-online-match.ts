/** The view of the game at this screen, and its commands. */
import type { Dale } from '@merchants/dale'
import { useMemo } from 'react'
import type { DaleMatchView, MatchCommands, MatchSetup } from '../../../games/dale/match-types.ts'
import { useBotNames } from '../../names.ts'
import { setupFrom, toMatchView } from './to-match-view.ts'
import { onlineMatchCommands } from './online-match-commands.ts'
import type { TableConnection } from '../../use-connection.ts'

interface OnlineMatch {
  /** Nothing until the first cards are seen. */
  readonly match: DaleMatchView | undefined
  /** Nothing for a spectator. */
  readonly link: MatchCommands | undefined
}

export function useOnlineMatch({ connection, table, mine, match: seen }: TableConnection<Dale>): OnlineMatch {
  const botNames = useBotNames(table.seats)
  // Presence changes all the time, so the table is rebuilt only if it differs.
  const written = JSON.stringify(setupFrom(table, mine, botNames))
  const setup = useMemo(() => JSON.parse(written) as MatchSetup, [written])
  const match = useMemo(() => seen && toMatchView(seen, table.table, setup), [seen, setup, table.table])
  const link = useMemo(
    () => (seen && mine.length > 0 ? onlineMatchCommands(connection, seen) : undefined),
    [connection, mine, seen],
  )
  return { match, link }
}
