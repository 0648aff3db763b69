/** The list of public tables, refreshed every few seconds while it is visible. */
import { listTables } from '@merchants/client'
import type { LobbyEntry } from '@merchants/protocol'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { useEffect, useState } from 'react'
import { gameAt } from '../games/games.ts'
import { API } from '../api-base.ts'

const EACH = 5000

interface Lobby {
  /** Nothing until the list has loaded. */
  readonly tables: readonly LobbyEntry[] | undefined
  readonly refusal: Refusal | undefined
}

export function useLobby(): Lobby {
  const [tables, setTables] = useState<readonly LobbyEntry[]>()
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    let isHere = true
    const look = async (): Promise<void> => {
      const found = await listTables(API)
      if (!isHere) return
      setRefusal(isRefusal(found) ? found : undefined)
      // Other games are played by other clients.
      if (!isRefusal(found)) setTables(found.filter(({ options }) => gameAt(options) !== undefined))
    }
    void look()
    const timer = setInterval(() => (document.hidden ? undefined : void look()), EACH)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [])
  return { tables, refusal }
}
