/** Sets the table. Changes that follow each other quickly build on each other, not on what the server has told so far. */
import type { Connection } from '@merchants/client'
import type { TableOptions } from '@merchants/protocol'
import { useCallback, useRef } from 'react'
import type { Told } from '../use-told.ts'
import type { SeatPlan } from './seat-plans.ts'
import { planOf } from './seat-plans.ts'

interface Wish {
  readonly options: TableOptions
  readonly seats: readonly SeatPlan[]
}

/** True once the server has done it. */
export type ChangeTable = (change: (now: Wish) => Wish) => Promise<boolean>

/** Only what is new is said: whoever is ready stays so, unless it is for other options. */
function changed(now: Wish, { options, seats }: Wish): Parameters<Connection['set']>[0] {
  return {
    ...(options !== now.options && { options: { ...options, decks: [...options.decks] } }),
    ...(seats !== now.seats && { seats: [...seats] }),
  }
}

export function useSetting(connection: Connection, tell: Told['tell']): ChangeTable {
  const wish = useRef<Wish>(undefined)
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
