/** The connection to an online table while the page shows it. It reconnects automatically. */
import type { Connection, Disconnect, TableMatchView } from '@merchants/client'
import { joinTable } from '@merchants/client'
import type { ChatLine, TableView } from '@merchants/protocol'
import type { GameTypes } from '@merchants/tabletop'
import { useCallback, useEffect, useState } from 'react'
import { offlineAwareSocket } from './offline-aware-socket.ts'
import { rememberCommitments } from './seen-commitments.ts'
import { API } from './api-base.ts'

export interface TableConnection<G extends GameTypes = GameTypes> {
  readonly connection: Connection<G>
  readonly table: TableView
  /** The seats of this browser; none for a spectator. */
  readonly mine: readonly number[]
  readonly match: TableMatchView<G> | undefined
  readonly chat: readonly ChatLine[]
  readonly disconnect: Disconnect | undefined
  /** Whether the server can save changes. */
  readonly isSaving: boolean
  /** Reconnects because the browser has more seats than before, or fewer. */
  readonly rejoin: () => void
}

type Known = Pick<TableConnection, 'connection' | 'mine' | 'match' | 'chat' | 'disconnect' | 'isSaving'> & {
  readonly table: TableView | undefined
}

const known = (connection: Connection): Known => ({
  connection,
  table: connection.table,
  mine: connection.mine,
  match: connection.match,
  chat: connection.chatLines,
  disconnect: connection.disconnect,
  isSaving: connection.isSaving,
})

/** The state of the connection: connected, connecting (perhaps without a network), or refused for good. */
export type JoinState =
  | ({ readonly is: 'here' } & TableConnection)
  | { readonly is: 'on the way'; readonly disconnect: Disconnect | undefined }
  | { readonly is: 'gone'; readonly why: Disconnect['why'] }

export function useConnection(table: string, isWanted: boolean): JoinState {
  const [times, setTimes] = useState(0)
  const [state, setState] = useState<Known>()
  const rejoin = useCallback(() => setTimes((before) => before + 1), [])

  useEffect(() => {
    if (!isWanted) return undefined
    const connection = joinTable({ url: API.url, table, WebSocket: offlineAwareSocket })
    const show = (): void => setState((before) => withBefore(known(connection), before))
    const { onTable, onMatch, onChat, onDisconnect, onSaving } = connection
    const ends = [onTable(show), onMatch(show), onChat(show), onDisconnect(show), onSaving(show)]
    const hurry = (): void => connection.reconnectNow()
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
    if (state?.table !== undefined) rememberCommitments(state.table)
  }, [state])

  const lost = state?.disconnect
  if (lost !== undefined && lost.pause === undefined) return { is: 'gone', why: lost.why }
  if (state?.table === undefined) return { is: 'on the way', disconnect: lost }
  return { is: 'here', ...state, table: state.table, rejoin }
}

/** Until a new connection has received anything, the page shows the state of the last one. */
function withBefore(now: Known, before: Known | undefined): Known {
  if (now.table !== undefined || before?.table?.table === undefined) return now
  const { table, mine, match, chat } = before
  return { ...now, table, mine, match, chat }
}
