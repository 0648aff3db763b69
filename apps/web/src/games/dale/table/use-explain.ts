/** Buttons that cannot be used say why, for mouse, touch and keyboard. */
import { useRef } from 'react'
import type { Spot } from './spots.ts'
import { useTable } from './table-context.tsx'

interface Explained {
  readonly 'aria-disabled': boolean
  readonly onClick: (event: React.MouseEvent) => void
  readonly onPointerMove: (event: React.PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onFocus: (event: React.FocusEvent) => void
  readonly onBlur: () => void
}

/** The properties of a button that acts while it can, and explains itself while it cannot. */
export function useExplain(): (spot: Spot, can: boolean, act: () => void) => Explained {
  const { askWhy } = useTable()
  const explained = useRef<Spot>(undefined)
  return (spot, can, act) => {
    const explain = (element: Element): void => {
      if (!can) askWhy({ spot, above: element.getBoundingClientRect() })
    }
    const leave = (): void => {
      explained.current = undefined
      askWhy(undefined)
    }
    return {
      'aria-disabled': !can,
      onClick: ({ currentTarget }) => {
        if (can) act()
        else explain(currentTarget)
      },
      // A pointer at rest has asked nothing when a button comes to be under it.
      onPointerMove: ({ currentTarget, pointerType, movementX, movementY }) => {
        const isMoved = movementX !== 0 || movementY !== 0
        if (pointerType !== 'mouse' || !isMoved || explained.current === spot) return
        explained.current = spot
        explain(currentTarget)
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) explain(currentTarget)
      },
      onBlur: leave,
    }
  }
}
