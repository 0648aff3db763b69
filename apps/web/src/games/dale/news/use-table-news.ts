/** The view that is on the table now, and what has just happened there. */
import { useMemo } from 'react'
import type { DaleMatchView } from '../match-types.ts'
import { deedsSince, lastActions } from './deeds.ts'
import type { TableNews } from './news-context.ts'
import type { Pacing } from './use-stage.ts'
import { useStage } from './use-stage.ts'

interface StagedTable {
  readonly match: DaleMatchView
  readonly news: TableNews
}

export function useTableNews(given: DaleMatchView, timeOfFlight: React.RefObject<number>, pacing: Pacing): StagedTable {
  const { match, turns, deeds, told, canSkip, skip } = useStage(given, timeOfFlight, pacing)
  const { seat, seats } = match.view
  const last = useMemo(() => lastActions(deeds), [deeds])
  const since = useMemo(() => deedsSince(deeds, turns, seat, seats.length), [deeds, turns, seat, seats.length])
  const news = useMemo(() => ({ told, last, since, canSkip, skip }), [told, last, since, canSkip, skip])
  return { match, news }
}
