/** Whether somebody here was ready for another table than this: what the host has changed since asks for a new word. */
import { useState } from 'react'
import type { AtTable } from '../use-connection.ts'

export function useIsTakenBack({ table, mine }: Pick<AtTable, 'table' | 'mine'>): boolean {
  const agreed = JSON.stringify(table.options)
  const isReady = mine.some((seat) => seat !== table.host && table.seats[seat]?.isReady === true)
  const [readyFor, setReadyFor] = useState<string>()
  if (isReady && readyFor !== agreed) setReadyFor(agreed)
  return !isReady && readyFor !== undefined && readyFor !== agreed
}
