/** Friendly names of bots at an online table, the same at every screen and different from all players' names. */
import type { TableView } from '@merchants/protocol'
import { useCallback, useMemo } from 'react'

/** Gives each bot a name. */
export type BotNames = (seat: number) => string

const FRIENDLY = ['Juniper', 'Hazel', 'Bram', 'Odile', 'Clover', 'Otis', 'Maren', 'Fern']

export function botNamesAt(taken: readonly string[]): BotNames {
  const free = FRIENDLY.filter((name) => !taken.includes(name))
  return (seat) => free[seat] ?? ''
}

export function useBotNames(seats: TableView['seats']): BotNames {
  const taken = seats.map(({ name }) => name).join('\n')
  return useMemo(() => botNamesAt(taken.split('\n')), [taken])
}

/** The name at each seat. */
export function useSeatNames(seats: TableView['seats']): (seat: number) => string {
  const bots = useBotNames(seats)
  return useCallback(
    (seat) => {
      const info = seats[seat]
      return info === undefined ? '' : info.is === 'person' ? info.name : bots(seat)
    },
    [bots, seats],
  )
}
