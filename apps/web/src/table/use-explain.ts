/** Buttons that cannot be pressed tell why: to a mouse, a finger and the keyboard. */
import type { Spot } from './spots.ts'
import { useTable } from './table-context.tsx'

interface Explained {
  readonly 'aria-disabled': boolean
  readonly onClick: (event: React.MouseEvent) => void
  readonly onPointerEnter: (event: React.PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onFocus: (event: React.FocusEvent) => void
  readonly onBlur: () => void
}

/** What a button needs that does something while it can, and explains itself while it cannot. */
export function useExplain(): (spot: Spot, can: boolean, act: () => void) => Explained {
  const { askWhy } = useTable()
  return (spot, can, act) => {
    const explain = (element: Element): void => {
      if (!can) askWhy({ spot, above: element.getBoundingClientRect() })
    }
    const leave = (): void => askWhy(undefined)
    return {
      'aria-disabled': !can,
      onClick: ({ currentTarget }) => {
        if (can) act()
        else explain(currentTarget)
      },
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') explain(currentTarget)
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) explain(currentTarget)
      },
      onBlur: leave,
    }
  }
}
