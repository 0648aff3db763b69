/** What programs at a table online are called: friendly names that no person there has, the same at every screen. */
import type { TableView } from '@merchants/protocol'
import { useMemo } from 'react'
import type { BotNames } from './online-sight.ts'

const FRIENDLY = ['Juniper', 'Hazel', 'Bram', 'Odile', 'Clover', 'Otis', 'Maren', 'Fern']

export function botNamesAt(taken: readonly string[]): BotNames {
  const free = FRIENDLY.filter((name) => !taken.includes(name))
  return (seat) => free[seat] ?? ''
}

export function useBotNames(seats: TableView['seats']): BotNames {
  const taken = seats.map(({ name }) => name).join('\n')
  return useMemo(() => botNamesAt(taken.split('\n')), [taken])
}
