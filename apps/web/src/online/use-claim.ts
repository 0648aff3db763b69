/** A personal link to a seat. Its secret is sent to the server once, and stays neither in the address nor in the history. */
import { claimSeat } from '@merchants/client'
import type { Refusal } from '@merchants/tabletop'
import { isRefusal } from '@merchants/tabletop'
import { useEffect, useState } from 'react'
import { API } from './api-base.ts'

const SEAT = /^#seat=([A-Za-z0-9_-]{43})$/

/** `true` once the seat is ours or there was none to claim, or why it is not ours. */
export function useClaim(table: string): boolean | Refusal {
  const [state, setState] = useState<boolean | Refusal>(() => !SEAT.test(location.hash))

  useEffect(() => {
    const [, secret] = SEAT.exec(location.hash) ?? []
    if (secret === undefined) return
    history.replaceState(history.state, '', location.pathname)
    void claimSeat(API, table, secret).then((taken) => setState(isRefusal(taken) ? taken : true))
  }, [table])
  return state
}
