/** The game at this screen's own pace. */
import type { Cove } from '@merchants/cove'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableConnection } from '../../use-connection.ts'
import type { Followed } from '../follower.ts'
import { Follower } from '../follower.ts'

interface Following {
  /** The moment on the screen; none before the first view. */
  readonly followed: Followed<Cove> | undefined
  /** Says whether everything that is on the screen was shown. */
  readonly rest: (isIdle: boolean) => void
  /** Jumps to the current moment of the game. */
  readonly skip: () => void
}

export function useFollowing({ connection, match, disconnect }: TableConnection<Cove>): Following {
  const [followed, show] = useState<Followed<Cove>>()
  const follower = useMemo(() => new Follower<Cove>(connection.frames, show), [connection])
  useEffect(() => {
    if (disconnect !== undefined) follower.lose()
  }, [follower, disconnect])
  useEffect(() => {
    if (match !== undefined) follower.see(match)
  }, [follower, match])
  const rest = useCallback((isIdle: boolean) => follower.rest(isIdle), [follower])
  const skip = useCallback(() => follower.skip(), [follower])
  return { followed, rest, skip }
}
