/** Keeps the end of a growing text in view, unless its reader has scrolled up. */
import { useLayoutEffect, useRef } from 'react'

/** So close to the end counts as the end. */
const NEAR = 24

interface Tail {
  readonly onScroll: () => void
  /** What is in view stays there although more is about to be shown above it. */
  readonly stay: () => void
}

export function useTail(box: React.RefObject<HTMLElement | null>, text: unknown): Tail {
  const isAtEnd = useRef(true)
  const below = useRef<number>(undefined)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    if (below.current !== undefined) element.scrollTo({ top: element.scrollHeight - below.current })
    else if (isAtEnd.current) element.scrollTo({ top: element.scrollHeight })
    below.current = undefined
  }, [box, text])

  return {
    onScroll: () => {
      const { scrollHeight, scrollTop, clientHeight } = box.current as HTMLElement
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
    },
    stay: () => {
      const { scrollHeight, scrollTop } = box.current as HTMLElement
      below.current = scrollHeight - scrollTop
    },
  }
}
