/** Dragging a card to a place, an alternative to two clicks. */
import { useRef, useState } from 'react'
import type { ActView } from '../match-types.ts'
import type { Spot } from './spots.ts'
import { spotAt } from './spots.ts'
import { useTableWithChoice } from './table-context.tsx'
import type { Choice } from './use-choice.ts'

/** How far a pointer can tremble before it drags; a finger trembles more, most of all while a card is read under it. */
const SLACK = 6
const SLACK_OF_TOUCH = 12
const SLACK_OF_READING = 30

interface Drag {
  readonly isDragged: boolean
  readonly handlers: {
    readonly onPointerDownCapture: (event: React.PointerEvent) => void
    readonly onPointerMove: (event: React.PointerEvent) => void
    readonly onPointerUpCapture: (event: React.PointerEvent) => void
    readonly onPointerCancelCapture: () => void
  }
}

export function useDrag(
  spot: Spot,
  element: React.RefObject<HTMLDivElement | null>,
  /** Whether the card is being held to be read. */
  isHeld: () => boolean,
): Drag {
  const { choice, lookCloser, askWhy } = useTableWithChoice()
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  // On a slow machine, a pointer can be released before the drag is drawn.
  const drags = useRef(false)
  const [isDragged, setDragged] = useState(false)

  const rest = (): void => {
    from.current = undefined
    drags.current = false
    setDragged(false)
    element.current?.style.removeProperty('translate')
  }
  return {
    isDragged,
    handlers: {
      onPointerDownCapture: ({ clientX, clientY, button, isPrimary }) => {
        const state = choice.stateOf(spot)
        const isFree =
          state === 'legal' || state === 'selected' || (spot.startsWith('hand') && choice.decision?.kind === 'acts')
        if (button === 0 && isPrimary && isFree) from.current = { x: clientX, y: clientY }
      },
      onPointerMove: (event) => {
        const start = from.current
        if (start === undefined) return
        const slack = event.pointerType === 'mouse' ? SLACK : isHeld() ? SLACK_OF_READING : SLACK_OF_TOUCH
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
        if (!drags.current && Math.hypot(dx, dy) < slack) return
        if (!drags.current) {
          drags.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          lookCloser(undefined)
          askWhy(undefined)
          setDragged(true)
        }
        element.current?.style.setProperty('translate', `${dx}px ${dy}px`)
      },
      onPointerUpCapture: (event) => {
        if (!drags.current) return rest()
        event.preventDefault()
        event.stopPropagation()
        const over = document.elementsFromPoint(event.clientX, event.clientY)
        const place = over.find((each) => each instanceof HTMLElement && each.dataset['drop'] !== undefined)
        const slot = over.find((each) => each.matches('.good') && !each.contains(element.current))
        const good = slot instanceof HTMLElement ? spotAt('market', -1, Number(slot.dataset['at'])) : undefined
        rest()
        const { arranging } = choice
        if (arranging !== undefined) return good === undefined ? undefined : arranging.swap(spot, good)
        if (place instanceof HTMLElement) drop(choice, spot, place.dataset['drop'] ?? '', good)
      },
      onPointerCancelCapture: rest,
    },
  }
}

/** The action that dropping a hand card on a place begins. */
const ACT_OF: Readonly<Record<string, ActView['do']>> = { stall: 'build', discard: 'take inventory' }

function drop(choice: Choice, spot: Spot, place: string, good: Spot | undefined): void {
  if (!spot.startsWith('hand')) return place === 'hand' ? choice.choose(spot) : undefined
  const act = ACT_OF[place]
  if (act !== undefined) return choice.canAct(act) ? choice.beginWith({ act }, spot) : undefined
  if (place === 'schedule') return choice.choose(spot)
  const state = good === undefined ? undefined : choice.stateOf(good)
  if (good !== undefined && (state === 'legal' || state === 'other')) choice.beginWith({ spot: good }, spot)
}
