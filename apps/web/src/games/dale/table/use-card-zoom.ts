/** A card that is shown large: for a while where the pointer or the keyboard rests, and until it is closed by a long press or a key. */
import { useRef } from 'react'
import type { CardId } from '@merchants/dale'
import { useSettings } from '../../../settings/settings.ts'
import { useTable } from './table-context.tsx'
import { useLongPress } from './use-long-press.ts'

/** How long the pointer rests before a card is shown large. */
const REST = 450
/** Moving over the cards with arrows is faster than this. */
const REST_OF_KEYS = 700
/** The texts in one's own hand can be read where they are. */
const REST_IN_HAND = 1300

interface CardZoomState<E extends HTMLElement> {
  /** The card looked at. */
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

export function useCardZoom<E extends HTMLElement>(
  card: CardId | undefined,
  value?: number,
  /** Handlers for this place; a long press works as well, and a mouse as soon as it enters. */
  onCome?: (beside: DOMRect) => void,
): CardZoomState<E> {
  const { lookCloser } = useTable()
  const isWanted = useSettings(({ hoverCards }) => hoverCards)
  const element = useRef<E>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A card that lands under a resting pointer is not enlarged until the pointer moves. */
  const isNew = useRef(false)
  const open = (isHeld: boolean): void => {
    clearTimeout(resting.current)
    if (card === undefined) return
    lookCloser((shown) => (!isHeld && shown?.isHeld === true ? shown : { card, value, isHeld }))
  }
  const come = (): void => {
    if (element.current !== null) onCome?.(element.current.getBoundingClientRect())
  }
  const leave = (): void => {
    isNew.current = false
    clearTimeout(resting.current)
    lookCloser((shown) => (shown?.isHeld === true ? shown : undefined))
  }
  const rest = (time: number): void => {
    clearTimeout(resting.current)
    if (isWanted) resting.current = setTimeout(() => hasColumn() && open(false), time)
  }
  const { wasLong, ...press } = useLongPress(() => {
    open(true)
    come()
  })
  return {
    element,
    show: () => open(true),
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
        rest(element.current?.closest('.mine') ? REST_IN_HAND : REST)
      },
      onPointerLeave: leave,
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) rest(REST_OF_KEYS)
      },
      onBlur: leave,
    },
  }
}

/** Whether the log has its own column, where a large card covers nothing; elsewhere it has to be asked for. */
const hasColumn = (): boolean => {
  const rail = document.querySelector('.table-root .rail')
  return rail !== null && rail.checkVisibility() && getComputedStyle(rail).position === 'static'
}
