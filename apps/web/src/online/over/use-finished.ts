/** A finished game of a table online, brought into this browser: from then on it is a game like any other here. */
import { proofOf } from '@merchants/client'
import { isRefusal } from '@merchants/tabletop'
import { useEffect, useState } from 'react'
import { useHost } from '../../host-context.tsx'
import type { SeatInfo, Sight } from '../../sight.ts'
import { gameName } from '../online-sight.ts'
import { notedSeal } from '../seals.ts'
import { SERVER } from '../server.ts'

/** The end with all cards open, once the proof has come; nothing before that, or if it never does. */
export function useFinished(table: string, game: number, seats: readonly SeatInfo[] | undefined): Sight | undefined {
  const host = useHost()
  const [end, setEnd] = useState<Sight>()
  const people = JSON.stringify(seats)

  useEffect(() => {
    let isWanted = true
    const bring = async (): Promise<void> => {
      const proof = await proofOf(SERVER, table, game)
      if (isRefusal(proof)) return
      const kept = await host.keep({ proof, noted: notedSeal(table, game) }, JSON.parse(people) as SeatInfo[])
      const sight = await host.lookBack(kept, proof.answers.length, 'open')
      if (isWanted) setEnd(sight)
    }
    if (people !== undefined) void bring().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [game, host, people, table])
  return end?.game === gameName(table, game) ? end : undefined
}
