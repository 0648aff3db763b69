/** With automatic playback, the Huckster's turns start without a press. */
import { useEffect } from 'react'
import { usePace } from '../playback/pace.ts'
import { useCove } from './table-context.tsx'

export function useAutoStart(): void {
  const { match, showing, start } = useCove()
  const { pace } = usePace()
  const isDue = pace !== 'step' && !showing.isBusy && match.view.waitsFor === match.view.humans.length
  useEffect(() => {
    if (!isDue) return undefined
    const starting = setTimeout(() => start(), 500)
    return () => clearTimeout(starting)
  }, [isDue, start])
}
