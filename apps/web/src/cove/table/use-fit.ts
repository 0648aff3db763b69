/** How much larger a picture of fixed size can be drawn in its frame. */
import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

export function useFit(
  frame: RefObject<HTMLElement | null>,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const measure = (): void => setScale(Math.min(element.clientWidth / width, element.clientHeight / height))
    const watcher = new ResizeObserver(measure)
    measure()
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [frame, height, width])
  return scale
}
