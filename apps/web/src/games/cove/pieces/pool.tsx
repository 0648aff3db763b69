/** The spaces of the Huckster's pool; those with the arrival symbol have a plum foot. There may be gaps. */
import type { Stall } from '@merchants/cove'
import { takenSpaces } from '@merchants/cove'
import { Adventurer } from './adventurer.tsx'
import { SpaceRow } from './space-row.tsx'

interface PoolProps {
  readonly stall: Stall
  readonly spaces: number
  /** The spaces with the arrival symbol, counted from 1. */
  readonly symbols: readonly number[]
  readonly height?: number
}

export function Pool({ stall, spaces, symbols, height = 35 }: PoolProps): React.ReactNode {
  const taken = takenSpaces(stall)
  return (
    <SpaceRow spaces={Math.max(spaces, taken.at(-1) ?? 0)}>
      {(space) => {
        const who = stall.pool[taken.indexOf(space)]
        return {
          has: who !== undefined,
          isArrival: symbols.includes(space),
          face: who && <Adventurer who={who} height={height} />,
        }
      }}
    </SpaceRow>
  )
}
