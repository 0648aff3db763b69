/** Sets a table and goes to it. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import type { GameHost, TableSetup } from '../sight.ts'

export interface SetTable {
  (setup: TableSetup): void
  readonly isBusy: boolean
}

export function useSetTable(onFailure: () => void): SetTable {
  const host = useHost()
  const [, goTo] = useLocation()
  const [isBusy, setBusy] = useState(false)

  const set = (setup: TableSetup): void => {
    if (isBusy) return
    setBusy(true)
    addressOf(setup, host).then(goTo, () => {
      setBusy(false)
      onFailure()
    })
  }
  return Object.assign(set, { isBusy })
}

/** Where the new table is: in this browser, or online if somebody sits elsewhere. */
async function addressOf(setup: TableSetup, host: GameHost): Promise<string> {
  if (setup.seats.every(({ kind }) => kind !== 'elsewhere')) return `/table/${await host.create(setup)}`
  const { openOnline } = await import('../online/open-table.ts')
  return openOnline(setup)
}
