/** The size that an element has on the screen. */
import { useLayoutEffect, useRef, useState } from 'react'

/** The size of an element, so that letters and marks in it are as large as everywhere. */
export function useSize(): readonly [React.RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 520, height: 226 })
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
