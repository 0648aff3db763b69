/** The game as it is drawn at this screen, and what the table there tells it. */
import { useMemo } from 'react'
import type { Sight, TableLink, TableSetup } from '../../sight.ts'
import { useBotNames } from '../names.ts'
import { setupFrom, sightFrom } from '../online-sight.ts'
import { linkTo } from '../table-link.ts'
import type { AtTable } from '../use-connection.ts'

interface OnlineSight {
  /** Nothing until the first cards are seen. */
  readonly sight: Sight | undefined
  /** Nothing for somebody who watches. */
  readonly link: TableLink | undefined
}

export function useOnlineSight({ connection, table, mine, sight: seen }: AtTable): OnlineSight {
  const botNames = useBotNames(table.seats)
  // People come and go all the time; the table is set anew only if it is another one.
  const written = JSON.stringify(setupFrom(table, mine, botNames))
  const setup = useMemo(() => JSON.parse(written) as TableSetup, [written])
  const sight = useMemo(() => seen && sightFrom(seen, table.table, setup), [seen, setup, table.table])
  const link = useMemo(() => (seen && mine.length > 0 ? linkTo(connection, seen) : undefined), [connection, mine, seen])
  return { sight, link }
}
