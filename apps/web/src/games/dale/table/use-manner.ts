/** How much of the choosing this player leaves to the page. */
import { useMemo } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import type { Manner } from './settled.ts'
import { EVERYTHING_ASKED } from './settled.ts'

export function useManner(asksAll: boolean): Manner {
  const proposes = useSettings((settings) => settings.proposes)
  const lastAsk = useSettings((settings) => settings.lastAsk)
  return useMemo(() => (asksAll ? EVERYTHING_ASKED : { proposes, lastAsk }), [asksAll, lastAsk, proposes])
}
