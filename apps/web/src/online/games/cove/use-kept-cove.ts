/** Saves a finished online game of the Cove in this browser, where it is then a game like any other. */
import { getProof } from '@merchants/client'
import { isRefusal } from '@merchants/tabletop'
import { useEffect, useState } from 'react'
import type { CoveMatchSetup, CoveMatchView } from '../../../games/cove/cove-match-types.ts'
import { coveHost } from '../../../games/cove/local/worker-host.ts'
import { API } from '../../api-base.ts'

/** The saved end; absent until the game is finished and its proof has arrived. */
export function useKeptCove(
  table: string,
  game: number | undefined,
  { names, isWatched = false }: CoveMatchSetup,
): CoveMatchView | undefined {
  const [end, setEnd] = useState<CoveMatchView>()
  const [kept, setKept] = useState<number>()

  useEffect(() => {
    let isWanted = true
    const bring = async (finished: number): Promise<void> => {
      const proof = await getProof(API, table, finished)
      if (isRefusal(proof)) return
      const name = await coveHost().importFinished(proof, { names, isWatched })
      const match = name === undefined ? undefined : await coveHost().lastView(name)
      if (!isWanted) return
      setEnd(match)
      setKept(finished)
    }
    if (game !== undefined) void bring(game).catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [game, isWatched, names, table])
  return kept === game ? end : undefined
}
