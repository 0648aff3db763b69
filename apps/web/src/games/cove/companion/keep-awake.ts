/** Keeps the screen on while the companion is in front, if the browser can. */
import { useEffect, useState } from 'react'

/**
 * Browsers have no wake lock on plain http, and some have none at all; then people are told to change their phone's own setting.
 * A hidden video that plays in a loop would not help: phones ignore silent ones, and one with sound stops the music at the table.
 */
const canStayAwake = (): boolean => 'wakeLock' in navigator

/**
 * Whether the screen stays on right now; nothing as long as that is not known. A lock is lost whenever the page is hidden, and asked
 * for again when it is shown.
 */
export function useKeepAwake(): boolean | undefined {
  const [isAwake, setIsAwake] = useState(canStayAwake() ? undefined : false)
  useEffect(() => {
    if (!canStayAwake()) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        lock.addEventListener('release', () => setIsAwake(undefined))
        if (isOver) await lock.release()
        else setIsAwake(true)
      } catch {
        // The battery is low, or the user refused, so the screen may go dark.
        setIsAwake(false)
      }
    }
    const again = (): void => void ask()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
  return isAwake
}
