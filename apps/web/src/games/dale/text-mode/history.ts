/** Lines that were typed before, to be brought back with the arrow keys. */
import { useRef } from 'react'

const KEPT = 100

export interface LineHistory {
  readonly add: (line: string) => void
  /** The line before or after the one shown; what is being typed is kept as the last. */
  readonly step: (by: -1 | 1, typed: string) => string
}

export function useLineHistory(): LineHistory {
  const lines = useRef<string[]>([])
  const at = useRef(0)
  const draft = useRef('')
  return {
    add: (line) => {
      const others = lines.current.filter((each) => each !== line)
      lines.current = [...others, line].slice(-KEPT)
      at.current = lines.current.length
    },
    step: (by, typed) => {
      if (at.current === lines.current.length) draft.current = typed
      at.current = Math.min(lines.current.length, Math.max(0, at.current + by))
      return lines.current[at.current] ?? draft.current
    },
  }
}
