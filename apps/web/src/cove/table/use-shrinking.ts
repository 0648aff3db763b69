/** A window that is a little smaller than the drawn table shows it a little smaller. */
import { useSyncExternalStore } from 'react'

const WIDTH = 1366
const HEIGHT = 740

function subscribe(notify: () => void): () => void {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}

const fitNow = (): number => Math.min(1, innerWidth / WIDTH, innerHeight / HEIGHT)

export function useShrinking(): React.CSSProperties | undefined {
  const fit = useSyncExternalStore(subscribe, fitNow)
  return fit === 1 ? undefined : { zoom: fit, width: `${100 / fit}vw`, height: `${100 / fit}dvh` }
}
