/** A place at a table online for as long as the page shows it: it comes back by itself after every loss. */
import type { Connection, Lost, TableSight } from '@merchants/client'
import { joinTable } from '@merchants/client'
import type { ChatLine, TableView } from '@merchants/protocol'
import { useCallback, useEffect, useState } from 'react'
import { pageSocket } from './page-socket.ts'
import { noteSeals } from './seals.ts'
import { SERVER } from './server.ts'

export interface AtTable {
  readonly connection: Connection
  readonly table: TableView
  /** The own seats; none for somebody who watches. */
  readonly mine: readonly number[]
  readonly sight: TableSight | undefined
  readonly chat: readonly ChatLine[]
  readonly lost: Lost | undefined
  /** Whether the server can save what is done. */
  readonly isSaving: boolean
  /** Comes in anew: the browser has more seats than before, or fewer. */
  readonly rejoin: () => void
}

type Known = Pick<AtTable, 'connection' | 'mine' | 'sight' | 'chat' | 'lost' | 'isSaving'> & {
  readonly table: TableView | undefined
}

const known = (connection: Connection): Known => ({
  connection,
  table: connection.table,
  mine: connection.mine,
  sight: connection.sight,
  chat: connection.chatLines,
  lost: connection.lost,
  isSaving: connection.isSaving,
})

/** Where we are: at the table, on the way there (perhaps without a network), or told for good that there is no way. */
export type Joined =
  | ({ readonly is: 'here' } & AtTable)
  | { readonly is: 'on the way'; readonly lost: Lost | undefined }
  | { readonly is: 'gone'; readonly why: Lost['why'] }

export function useConnection(table: string, isWanted: boolean): Joined {
  const [times, setTimes] = useState(0)
  const [state, setState] = useState<Known>()
  const rejoin = useCallback(() => setTimes((before) => before + 1), [])

  useEffect(() => {
    if (!isWanted) return undefined
    const connection = joinTable({ url: SERVER.url, table, WebSocket: pageSocket })
    const show = (): void => setState((before) => withBefore(known(connection), before))
    const { onTable, onSight, onChat, onLost, onSaving } = connection
    const ends = [onTable(show), onSight(show), onChat(show), onLost(show), onSaving(show)]
    const hurry = (): void => connection.hurry()
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      for (const end of ends) end()
      connection.close()
    }
  }, [isWanted, table, times])

  useEffect(() => {
    if (state?.table !== undefined) noteSeals(state.table)
  }, [state])

  const lost = state?.lost
  if (lost !== undefined && lost.pause === undefined) return { is: 'gone', why: lost.why }
  if (state?.table === undefined) return { is: 'on the way', lost }
  return { is: 'here', ...state, table: state.table, rejoin }
}

/** Until another connection has heard anything, the page shows what the one before it heard. */
function withBefore(now: Known, before: Known | undefined): Known {
  if (now.table !== undefined || before?.table?.table === undefined) return now
  const { table, mine, sight, chat } = before
  return { ...now, table, mine, sight, chat }
}
