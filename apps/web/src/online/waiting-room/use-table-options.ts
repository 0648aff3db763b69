/** Changes the options of the table. Quick changes build on each other, not on the server's last reply. */
import type { Connection } from '@merchants/client'
import type { TableOptions } from '@merchants/protocol'
import { useCallback, useRef } from 'react'
import type { RequestStatus } from '../use-request-status.ts'
import type { SeatPlan } from './seat-plans.ts'
import { planOf } from './seat-plans.ts'

interface WantedChange {
  readonly options: TableOptions
  readonly seats: readonly SeatPlan[]
}

/** True once the server has done it. */
export type ChangeTable = (change: (now: WantedChange) => WantedChange) => Promise<boolean>

/** Sends only new options, so that players stay ready unless the options change. */
function changed(now: WantedChange, { options, seats }: WantedChange): Parameters<Connection['set']>[0] {
  return {
    ...(options !== now.options && { options }),
    ...(seats !== now.seats && { seats: [...seats] }),
  }
}

export function useTableOptions(connection: Connection, tell: RequestStatus['track']): ChangeTable {
  const wish = useRef<WantedChange>(undefined)
  const underWay = useRef(0)
  return useCallback(
    async (change) => {
      const { table } = connection
      if (table === undefined) return false
      const now = wish.current ?? { options: table.options, seats: planOf(table.seats) }
      const next = change(now)
      wish.current = next
      underWay.current++
      const isDone = await tell(connection.set(changed(now, next), table.host))
      underWay.current--
      if (underWay.current === 0 || !isDone) wish.current = undefined
      return isDone
    },
    [connection, tell],
  )
}
