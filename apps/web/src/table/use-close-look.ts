/** A card that is shown large while the pointer rests on it, a finger stays on it, or the keyboard is there. */
import { useRef } from 'react'
import type { CardId } from '@merchants/dale'
import { useTable } from './table-context.tsx'
import { useLongPress } from './use-long-press.ts'

/** How long the pointer rests before a card is shown large. */
const REST = 450
/** Who walks over the cards with arrows is faster than that. */
const REST_OF_KEYS = 700

interface CloseLook<E extends HTMLElement> {
  /** What the large card is shown beside. */
  readonly element: React.RefObject<E | null>
  readonly show: () => void
  readonly wasLong: () => boolean
  readonly handlers: {
    readonly onPointerEnter: (event: React.PointerEvent) => void
    readonly onPointerMoveCapture: (event: React.PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onPointerDown: (event: React.PointerEvent) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onFocus: (event: React.FocusEvent) => void
    readonly onBlur: () => void
  }
}

export function useCloseLook<E extends HTMLElement>(
  card: CardId | undefined,
  value?: number,
  /** What a long press does as well, beside this place, and a mouse as soon as it has come here. */
  onCome?: (beside: DOMRect) => void,
): CloseLook<E> {
  const { lookCloser } = useTable()
  const element = useRef<E>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A card that is laid under a pointer at rest is not looked at before the pointer moves. */
  const isNew = useRef(false)
  const show = (): void => {
    const { current } = element
    if (card !== undefined && current !== null) lookCloser({ card, value, beside: current.getBoundingClientRect() })
  }
  const come = (): void => {
    if (element.current !== null) onCome?.(element.current.getBoundingClientRect())
  }
  const leave = (): void => {
    isNew.current = false
    clearTimeout(resting.current)
    lookCloser(undefined)
  }
  const rest = (time: number): void => {
    clearTimeout(resting.current)
    resting.current = setTimeout(show, time)
  }
  const { wasLong, ...press } = useLongPress(() => {
    show()
    come()
  })
  return {
    element,
    show,
    wasLong,
    handlers: {
      ...press,
      onPointerEnter: ({ pointerType }) => {
        isNew.current = pointerType === 'mouse'
      },
      onPointerMoveCapture: ({ movementX, movementY }) => {
        if (!isNew.current || (movementX === 0 && movementY === 0)) return
        isNew.current = false
        come()
        rest(REST)
      },
      onPointerLeave: leave,
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) rest(REST_OF_KEYS)
      },
      onBlur: leave,
    },
  }
}
