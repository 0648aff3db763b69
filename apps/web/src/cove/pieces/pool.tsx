/** The eight spaces of the Huckster's pool; the four arrival spaces have a plum foot. */
import type { Adventurer as Who } from '@merchants/cove'
import { ARRIVAL_SPACES, POOL_SPACES } from '@merchants/cove'
import { Adventurer } from './adventurer.tsx'

export function Pool({
  pool,
  height = 35,
}: {
  readonly pool: readonly Who[]
  readonly height?: number
}): React.ReactNode {
  return (
    <div className="row8">
      {Array.from({ length: POOL_SPACES }, (_, at) => {
        const who = pool[at]
        const kind = `cv-slot${who === undefined ? '' : ' has'}${at < ARRIVAL_SPACES ? ' is-arrival' : ''}`
        return (
          <div key={at} className={kind} data-at={at}>
            {who !== undefined && <Adventurer who={who} height={height} />}
          </div>
        )
      })}
    </div>
  )
}
