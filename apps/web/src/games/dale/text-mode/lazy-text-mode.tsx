/** The table in words, which is fetched when someone wants to read it. */
import { lazy } from 'react'

export const LazyTextMode = lazy(() => import('./text-mode.tsx').then(({ TextMode: it }) => ({ default: it })))
