/** A file that is dropped anywhere on the page, and whether one hovers over it. */
import { useEffect, useState } from 'react'

export function useDrop(read: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const hover = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      read(event.dataTransfer?.files[0])
    }
    addEventListener('dragover', hover)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', hover)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [read])
  return isOver
}
