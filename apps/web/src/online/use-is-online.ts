/** Whether the browser has a network, now and after every change. */
import { useSyncExternalStore } from 'react'

function watch(notify: () => void): () => void {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
