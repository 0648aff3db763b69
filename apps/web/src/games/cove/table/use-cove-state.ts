/** The table as it is shown at this screen, from a view and how far it has been shown. */
import { useMemo, useState } from 'react'
import { useChoosing } from '../choose/use-choosing.ts'
import type { CoveMatchCommands, CoveMatchView } from '../cove-match-types.ts'
import { turnSteps } from '../playback/turn-steps.ts'
import type { Playback } from '../playback/use-playback.ts'
import type { CoveTableState } from './table-context.tsx'

interface CoveParts {
  readonly match: CoveMatchView
  readonly link: CoveMatchCommands
  readonly showing: Playback
  readonly start: CoveTableState['start']
  readonly online?: CoveTableState['online']
}

export function useCoveState({ match, link, showing, start, online }: CoveParts): CoveTableState {
  const [peeked, setPeeked] = useState<{ readonly step: number; readonly seat: number }>()
  const choosing = useChoosing(match, link, showing.isBusy)
  const { frames, shown, isHis, isBusy } = showing
  const story = useMemo(() => (isHis && isBusy ? turnSteps(frames, shown) : undefined), [frames, isBusy, isHis, shown])
  const { step, view } = match
  const shop = useMemo(
    () => ({
      seat: peeked?.step === step ? peeked.seat : view.seat,
      peek: (seat: number) => setPeeked({ step, seat }),
    }),
    [peeked, step, view.seat],
  )
  return useMemo(
    () => ({ match, link, showing, story, choosing, shop, start, online }),
    [choosing, link, online, shop, showing, match, start, story],
  )
}
