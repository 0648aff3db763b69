/** The game of a table online up to a step, picture by picture, once it is asked for. */
import type { Cove } from '@merchants/cove'
import { isRefusal } from '@merchants/tabletop'
import { useCallback } from 'react'
import type { CoveFrame } from '../../../games/cove/cove-match-types.ts'
import type { TableConnection } from '../../use-connection.ts'

export function useFrames(
  connection: TableConnection<Cove>['connection'],
  step: number,
): () => Promise<readonly CoveFrame[]> {
  return useCallback(async () => {
    const frames = await connection.frames(undefined, step)
    return isRefusal(frames) ? [] : frames
  }, [connection, step])
}
