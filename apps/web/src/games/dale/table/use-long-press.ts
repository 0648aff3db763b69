/** A press that lasts, with a finger or a mouse. */
import { useRef } from 'react'
import { useSettings } from '../../../settings/settings.ts'

const LONG = 480
/** A longer movement than this is a drag. */
const FAR = 8

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
  const change = useSettings((settings) => settings.change)
  const stop = (): void => clearTimeout(timer.current)
  return {
    onPointerDown: ({ button, clientX, clientY }) => {
      isLong.current = false
      stop()
      if (button !== 0) return
      const still = new AbortController()
      timer.current = setTimeout(() => {
        still.abort()
        isLong.current = true
        change({ knowsHolding: true })
        act()
      }, LONG)
      const move = (event: PointerEvent): void => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < FAR) return
        still.abort()
        stop()
      }
      addEventListener('pointermove', move, { signal: still.signal, passive: true })
      addEventListener('pointerup', () => still.abort(), { signal: still.signal })
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    wasLong: () => isLong.current,
  }
}
