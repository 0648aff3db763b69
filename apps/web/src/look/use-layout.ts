/** The layout of a box, which goes with its size. */
import { useEffect, useState } from 'react'
import { type Layout, layoutOf } from './layout.ts'

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** What `data-layout` of the box says at first. From then on it is set here, so that no picture shows the layout of another size. */
export function useLayout(box: React.RefObject<HTMLElement | null>): Layout {
  // Mostly the box fills the window of the browser, so that this is right from the beginning.
  const [first] = useState(() => layoutOf(innerWidth, innerHeight, remOf()))
  useEffect(() => {
    const { current: element } = box
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      element.dataset['layout'] = layoutOf(width, height, remOf())
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return first
}
