/** Shared data for the parts of a waiting table. */
import { useMemo } from 'react'
import type { BotNames } from '../names.ts'
import { useBotNames } from '../names.ts'
import type { OnlineGame } from '../games/online-game.ts'
import type { TableConnection } from '../use-connection.ts'
import type { RequestStatus } from '../use-request-status.ts'
import { useRequestStatus } from '../use-request-status.ts'
import type { ChangeTable } from './use-table-options.ts'
import { useTableOptions } from './use-table-options.ts'

export interface WaitingRoom {
  readonly at: TableConnection
  readonly game: OnlineGame
  readonly isHost: boolean
  readonly botName: BotNames
  readonly tell: RequestStatus['track']
  readonly change: ChangeTable
  /** Why the last request was refused, in words. */
  readonly refusal: string | undefined
  readonly isBusy: boolean
}

export function useWaitingRoom(at: TableConnection, game: OnlineGame): WaitingRoom {
  const { connection, table, mine } = at
  const botName = useBotNames(table.seats)
  const { track, refusal, isBusy } = useRequestStatus()
  const isHost = mine.includes(table.host)
  const change = useTableOptions(connection, track)
  return useMemo(
    () => ({ at, game, isHost, botName, tell: track, change, refusal, isBusy }),
    [at, botName, change, game, isBusy, isHost, refusal, track],
  )
}
