/** The layout of a box, which goes with its size. */
import { useEffect, useState } from 'react'
import { type Layout, layoutOf } from './layout.ts'

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** An unseen box as wide as the letters of the page, which people may enlarge at any time. */
function oneLetter(): HTMLElement {
  const letter = document.createElement('i')
  letter.style.cssText = 'position: absolute; inline-size: 1rem; visibility: hidden'
  document.body.append(letter)
  return letter
}

/** What `data-layout` of the box says at first. From then on it is set here, so that no picture shows the layout of another size. */
export function useLayout(box: React.RefObject<HTMLElement | null>): Layout {
  // Mostly the box fills the window of the browser, so that this is right from the beginning.
  const [first] = useState(() => layoutOf(innerWidth, innerHeight, remOf()))
  useEffect(() => {
    const { current: element } = box
    if (element === null) return undefined
    const letter = oneLetter()
    let size = { width: innerWidth, height: innerHeight }
    const observer = new ResizeObserver((entries) => {
      size = entries.find(({ target }) => target === element)?.contentRect ?? size
      element.dataset['layout'] = layoutOf(size.width, size.height, remOf())
    })
    observer.observe(element)
    observer.observe(letter)
    return () => {
      observer.disconnect()
      letter.remove()
    }
  }, [box])
  return first
}
