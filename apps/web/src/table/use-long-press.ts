/** A press with a finger that lasts: what a mouse does by resting. */
import { useRef } from 'react'

const LONG = 480

interface LongPress {
  readonly onPointerDown: (event: React.PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  /** Whether the press that has just ended was a long one, so that it chooses nothing. */
  readonly wasLong: () => boolean
}

export function useLongPress(act: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType }) => {
      isLong.current = false
      stop()
      if (pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        isLong.current = true
        act()
      }, LONG)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    wasLong: () => isLong.current,
  }
}
