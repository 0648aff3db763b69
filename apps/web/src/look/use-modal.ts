/** A dialog that is open while it is rendered and closes on Back or a press outside. */
import { useEffect, useRef } from 'react'
import { openSheet } from './open-sheets.ts'

export function useModal(): React.RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current === null) return undefined
    if (!current.open) current.showModal()
    // The ground behind a dialog is part of it, and everything in it has an element of its own. (`closedby` does the same, but not in Safari.)
    const press = ({ target }: MouseEvent): void => {
      if (target === current) current.close()
    }
    current.addEventListener('click', press)
    const forget = openSheet(() => current.close())
    return () => {
      forget()
      current.removeEventListener('click', press)
    }
  }, [])
  return dialog
}
