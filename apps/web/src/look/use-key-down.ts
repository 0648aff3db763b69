/** Listens for keys as soon as their targets are visible, and not only after the next paint. */
import { useEffectEvent, useLayoutEffect } from 'react'

/** With `isFirst`, a listener comes before all without it. */
export function useKeyDown(press: (event: KeyboardEvent) => void, isFirst = false): void {
  const hear = useEffectEvent(press)
  useLayoutEffect(() => {
    addEventListener('keydown', hear, { capture: isFirst })
    return () => removeEventListener('keydown', hear, { capture: isFirst })
  }, [isFirst])
}
