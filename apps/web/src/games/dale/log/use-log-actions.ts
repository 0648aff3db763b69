/** Actions on an entry of the log. The functions stay the same while the log is shown, so that lines need no update. */
import { focusVisibly } from '../../../look/focus-visibly.ts'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { CardId } from '@merchants/dale'

export interface LogHandlers {
  /** Shows the table as it was after this many answers. */
  readonly onJump?: ((step: number) => void) | undefined
  /** A card's name is pressed. */
  readonly onCard?: ((card: CardId) => void) | undefined
}

export interface LogActs {
  readonly jump: (step: number) => void
  readonly look: (card: CardId) => void
  /** The keyboard is at this entry now. */
  readonly enter: (entry: number) => void
  /** Up, down, home and end go from entry to entry. */
  readonly press: (event: React.KeyboardEvent) => void
}

export function useLogActions(handlers: LogHandlers, enter: (entry: number) => void): LogActs {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    () => ({
      jump: (step) => latest.current.onJump?.(step),
      look: (card) => latest.current.onCard?.(card),
      enter,
      press: (event) => {
        if (!moveFocus(event.currentTarget, event.key)) return
        event.preventDefault()
        event.stopPropagation()
      },
    }),
    [enter],
  )
}

function moveFocus(button: Element, key: string): boolean {
  const entries = [...(button.closest('[role=log]')?.querySelectorAll('[data-entry]') ?? [])]
  const at = entries.findIndex((entry) => entry.contains(button))
  const last = entries.length - 1
  const places: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }
  const to = places[key]
  if (to === undefined) return false
  focusVisibly(entries[Math.max(0, Math.min(last, to))]?.querySelector<HTMLElement>('button, [role=button]'))
  return true
}
