/** At a pace, the Huckster's turns begin by themselves. */
import { useEffect } from 'react'
import { usePace } from '../show/pace.ts'
import { useCove } from './table-context.tsx'

export function useAutoStart(): void {
  const { sight, showing, start } = useCove()
  const { pace } = usePace()
  const isDue = pace !== 'step' && !showing.isBusy && sight.view.waitsFor === sight.view.humans.length
  useEffect(() => {
    if (!isDue) return undefined
    const starting = setTimeout(() => start(), 500)
    return () => clearTimeout(starting)
  }, [isDue, start])
}
