/** Hears keys from the moment on when what they are for can be seen, and not only after the next painting. */
import { useEffectEvent, useLayoutEffect } from 'react'

/** `isFirst` hears a key before everyone who is not. */
export function useKeyDown(press: (event: KeyboardEvent) => void, isFirst = false): void {
  const hear = useEffectEvent(press)
  useLayoutEffect(() => {
    addEventListener('keydown', hear, { capture: isFirst })
    return () => removeEventListener('keydown', hear, { capture: isFirst })
  }, [isFirst])
}
