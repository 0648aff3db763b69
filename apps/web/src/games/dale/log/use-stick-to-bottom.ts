/** Keeps the end of a growing text in view, unless its reader has scrolled up. */
import { useEffect, useLayoutEffect, useRef } from 'react'

type Part = React.RefObject<HTMLElement | null>

/** This close to the end counts as the end. */
const NEAR = '24px'

/** Returns a function that keeps the current lines in view while more are added above them. */
export function useStickToBottom(box: Part, end: Part, text: unknown): () => void {
  const isAtEnd = useRef(true)
  const below = useRef<number>(undefined)

  useEffect(() => {
    if (end.current === null) return
    const note = (seen: readonly IntersectionObserverEntry[]): void => {
      isAtEnd.current = seen.at(-1)?.isIntersecting ?? true
    }
    const observer = new IntersectionObserver(note, { root: box.current, rootMargin: NEAR })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [box, end])

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    if (below.current !== undefined) element.scrollTo({ top: element.scrollHeight - below.current })
    else if (isAtEnd.current) element.scrollTo({ top: element.scrollHeight })
    below.current = undefined
  }, [box, text])

  return () => {
    const element = box.current
    if (element !== null) below.current = element.scrollHeight - element.scrollTop
  }
}
