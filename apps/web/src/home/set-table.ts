/** Sets a table and goes to it. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import type { TableSetup } from '../sight.ts'

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
    host.create(setup).then(
      (game) => goTo(`/table/${game}`),
      () => {
        setBusy(false)
        onFailure()
      },
    )
  }
  return Object.assign(set, { isBusy })
}
