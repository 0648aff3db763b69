/** Whether a player here was ready for other options than the current ones and has to confirm again. */
import { useState } from 'react'
import type { TableConnection } from '../use-connection.ts'

export function useReadyReset({ table, mine }: Pick<TableConnection, 'table' | 'mine'>): boolean {
  const agreed = JSON.stringify(table.options)
  const isReady = mine.some((seat) => seat !== table.host && table.seats[seat]?.isReady === true)
  const [readyFor, setReadyFor] = useState<string>()
  if (isReady && readyFor !== agreed) setReadyFor(agreed)
  return !isReady && readyFor !== undefined && readyFor !== agreed
}
