/** The answer that was pressed once and needs a second press. The first one counts for a few seconds. */
import { useEffect } from 'react'
import { useCove } from '../table/table-context.tsx'

/** The answer that nothing more is chosen. Options are numbered from 0. */
export const NOTHING_MORE = -1

const PATIENCE_MS = 10_000

/** The option that was pressed once, or that nothing more is chosen. */
export function useArmed(): number | undefined {
  const { armed, arm } = useCove().choosing
  useEffect(() => {
    if (armed === undefined) return undefined
    const waiting = setTimeout(() => arm(undefined), PATIENCE_MS)
    return () => clearTimeout(waiting)
  }, [arm, armed])
  return armed
}
