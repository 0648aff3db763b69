/** Saves a finished online game in this browser, where it is then a game like any other. */
import { getProof } from '@merchants/client'
import { isRefusal } from '@merchants/tabletop'
import { useEffect, useState } from 'react'
import { useHost } from '../../../games/dale/host-context.tsx'
import type { SeatInfo, DaleMatchView } from '../../../games/dale/match-types.ts'
import { gameName } from './to-match-view.ts'
import { rememberedCommitment } from '../../seen-commitments.ts'
import { API } from '../../api-base.ts'

/** The end with all cards face up, once the proof has arrived. */
export function useFinished(
  table: string,
  game: number,
  seats: readonly SeatInfo[] | undefined,
): DaleMatchView | undefined {
  const host = useHost()
  const [end, setEnd] = useState<DaleMatchView>()
  const people = JSON.stringify(seats)

  useEffect(() => {
    let isWanted = true
    const bring = async (): Promise<void> => {
      const proof = await getProof(API, table, game)
      if (isRefusal(proof)) return
      const kept = await host.importFinished(
        { proof, noted: rememberedCommitment(table, game) },
        JSON.parse(people) as SeatInfo[],
      )
      const match = await host.matchViewAt(kept, proof.answers.length, 'open')
      if (isWanted) setEnd(match)
    }
    if (people !== undefined) void bring().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [game, host, people, table])
  return end?.game === gameName(table, game) ? end : undefined
}
