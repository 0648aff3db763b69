/** Shows the last stack at the table before the end screen. A press or a key skips the wait. */
import { useEffect, useState } from 'react'

/** How long at normal speed: cards fly, the stack is cheered. */
export const LAST_LOOK = 2200

export function useEnding(isOver: boolean, time: number): boolean {
  // Opened after its end, a game has nothing to wait for.
  const [isTold, setTold] = useState(isOver)
  if (!isOver && isTold) setTold(false)
  const waits = isOver && !isTold
  useEffect(() => {
    if (!waits) return undefined
    const tell = (): void => setTold(true)
    const timer = setTimeout(tell, time)
    addEventListener('pointerdown', tell)
    addEventListener('keydown', tell)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', tell)
      removeEventListener('keydown', tell)
    }
  }, [waits, time])
  return isOver && isTold
}
