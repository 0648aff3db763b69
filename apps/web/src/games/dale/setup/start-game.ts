/** Starts a game and opens it. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import type { MatchStore, MatchSetup } from '../match-types.ts'

export interface StartGame {
  (setup: MatchSetup): void
  readonly isBusy: boolean
}

export function useStartGame(onFailure: () => void): StartGame {
  const host = useHost()
  const [, goTo] = useLocation()
  const [isBusy, setBusy] = useState(false)

  const set = (setup: MatchSetup): void => {
    if (isBusy) return
    setBusy(true)
    addressOf(setup, host).then(goTo, () => {
      setBusy(false)
      onFailure()
    })
  }
  return Object.assign(set, { isBusy })
}

/** The path of the new game, on this device, or online if a seat is for an online player. */
async function addressOf(setup: MatchSetup, host: MatchStore): Promise<string> {
  if (setup.seats.every(({ kind }) => kind !== 'elsewhere')) return `/table/${await host.create(setup)}`
  const { openOnline } = await import('../../../online/games/dale/open-dale-table.ts')
  return openOnline(setup)
}
