/** Common behaviour of closing a sheet, by Escape, Back, or its own button. */
import { useEffect, useRef } from 'react'
import { openSheet } from './open-sheets.ts'

/** For a component that is there while the sheet is open. The ref is for its element. */
export function useClosing<E extends HTMLElement>(onClose: () => void, isOn = true): React.RefObject<E | null> {
  const element = useRef<E>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    if (!isOn) return undefined
    const opener = document.activeElement
    const sheet = element.current
    const forget = openSheet(() => close.current())
    return () => {
      forget()
      const { activeElement } = document
      const isLost = activeElement === null || activeElement === document.body || sheet?.contains(activeElement)
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOn])
  return element
}
