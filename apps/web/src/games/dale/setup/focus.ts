/** Takes the focus to what has just come in place of what had it. */
import { useEffect, useRef } from 'react'

export function useFocusAtFirst<Kind extends HTMLElement>(isWanted: boolean): React.RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const isWantedAtFirst = useRef(isWanted)
  useEffect(() => {
    if (isWantedAtFirst.current) element.current?.focus()
  }, [])
  return element
}
