/** A large card beside the one that is being looked at, wholly inside the window. */
import { useLayoutEffect, useRef } from 'react'
import { LargeCard } from '../card/large-card.tsx'
import type { Closer } from './table-context.tsx'
import { zoomOf } from './zoom.ts'

const MARGIN = 12

export function CloseLook({ card, value, beside }: Closer): React.ReactNode {
  const element = useRef<HTMLDivElement>(null)

  // Rulings come later than the card, so the height is only known when it is there.
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const fit = (): void => {
      const { width, height } = current.getBoundingClientRect()
      const middle = beside.top + beside.height / 2 - height / 2
      const margin = MARGIN * zoomOf(current.firstElementChild ?? current)
      current.style.top = `${Math.max(margin, Math.min(innerHeight - height - margin, middle))}px`
      current.style.left = `${leftOf(beside, width)}px`
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [beside])

  return (
    <div ref={element} className="closer">
      <LargeCard card={card} {...(value === undefined ? {} : { value })} />
    </div>
  )
}

/** On the side with more room. */
function leftOf({ left, right }: DOMRect, width: number): number {
  const isLeft = left > innerWidth - right
  return isLeft ? Math.max(8, left - width - 14) : Math.max(8, Math.min(innerWidth - width - 8, right + 14))
}
