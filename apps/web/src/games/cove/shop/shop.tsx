/** The visible shop, either of the human whose turn it is, or of the other one for looking only. */
import { useMemo } from 'react'
import { NO_CHOICE } from '../choose/no-choice.ts'
import { CoveTableProvider, useCove } from '../table/table-context.tsx'
import { Laboratory } from './laboratory.tsx'
import { Smithy } from './smithy.tsx'

export function Shop(): React.ReactNode {
  const state = useCove()
  const { match, shop, showing } = state
  const looked = useMemo(() => ({ ...state, choosing: NO_CHOICE }), [state])
  const isSmith = showing.view.humans[shop.seat]?.merchant === 'blacksmith'
  return (
    <CoveTableProvider value={shop.seat === match.view.seat ? state : looked}>
      {isSmith ? <Smithy /> : <Laboratory />}
    </CoveTableProvider>
  )
}
