/** Whether the window fits a media query, now and after every change. */
import { useSyncExternalStore } from 'react'

export function useIsNarrow(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
  )
}
