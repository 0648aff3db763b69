/** Everything that a running game in this browser needs at the table. */
import { useCallback, useState } from 'react'
import type { CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'
import { usePlayback } from '../playback/use-playback.ts'
import type { CoveTableState } from './table-context.tsx'
import { useCoveState } from './use-cove-state.ts'

export function useCoveTable(match: CoveMatchView, link: CoveMatchCommands): CoveTableState {
  const [atOnce, setAtOnce] = useState(-1)
  const showing = usePlayback(match, atOnce)
  const start = useCallback(
    (isAtOnce = false) => {
      if (isAtOnce) setAtOnce(match.step + 1)
      void link.answer(match.step, [[0]])
    },
    [link, match.step],
  )
  return useCoveState({ match, link, showing, start })
}
