/** How far the newest pictures have been shown: by hand, at a pace, or at once. */
import type { View } from '@merchants/cove'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CoveFrame, CoveSight } from '../cove-sight.ts'
import { groupsOf } from './groups.ts'
import { usePace } from './pace.ts'
import { SPEED_FACTOR, useSettings } from '../../settings/settings.ts'

export interface Showing {
  /** The table as it stands at the picture that is shown. */
  readonly view: View
  /** Pictures of the newest turn, and how many of them are shown. */
  readonly frames: readonly CoveFrame[]
  readonly shown: number
  /** Whether these are of the Huckster's turn or market phase: then they are shown by hand if that is the pace. */
  readonly isHis: boolean
  /** Whether there is more to show before anybody can decide. */
  readonly isBusy: boolean
  /** Whether more of what belongs together follows by itself. */
  readonly isMoving: boolean
  /** Whether everything was shown, and the sentence waits to be left. */
  readonly isRead: boolean
  readonly canGoBack: boolean
  readonly next: () => void
  readonly back: () => void
  readonly toEnd: () => void
}

/** Between two pictures of one group, and between groups at a pace. */
const WITHIN = 560
const REST = 1600

const isHisBatch = (frames: readonly CoveFrame[], humans: number): boolean => {
  const first = frames.find(({ event }) => event.what !== 'shuffled')?.event
  if (first === undefined) return false
  if (first.what === 'turn began') return first.seat === humans
  return first.what === 'phase began' && first.phase === 'market'
}

interface Place {
  readonly step: number
  readonly shown: number
  /** The last group was read and left. */
  readonly isLeft: boolean
}

/** The batch that comes with the step `atOnce` is shown whole. */
export function useShowing(sight: CoveSight, atOnce: number): Showing {
  const { pace } = usePace()
  const { speed } = useSettings()
  const [batch, setBatch] = useState<CoveSight>(sight)
  const [before, setBefore] = useState<View>(sight.frames[0]?.view ?? sight.view)
  const [place, setPlace] = useState<Place>({ step: sight.step, shown: 0, isLeft: false })
  if (sight !== batch) {
    setBefore(batch.view)
    setBatch(sight)
    const isWhole = sight.step === atOnce
    const first = sight.frames.length > 0 ? 1 : 0
    setPlace({ step: sight.step, shown: isWhole ? sight.frames.length : first, isLeft: isWhole })
  }
  const { frames, view: now } = batch
  const humans = now.humans.length
  const ends = useMemo(() => groupsOf(frames.map(({ event }) => event)), [frames])
  const isHis = useMemo(() => isHisBatch(frames, humans), [frames, humans])
  const { shown } = place
  const isAtEnd = shown >= frames.length
  const isResting = isHis && ends.includes(shown)
  const isWaiting = isHis && pace === 'step' && isResting
  const isRead = isAtEnd && isHis && !place.isLeft && frames.length > 0

  const show = useCallback(
    (count: number, isLeft = false) => setPlace(({ step }) => ({ step, shown: count, isLeft })),
    [],
  )
  const next = useCallback(() => {
    if (isAtEnd) return show(frames.length, true)
    // In the middle of a group: the rest of it at once.
    const end = ends.find((each) => each >= shown) ?? frames.length
    show(end > shown ? end : Math.min(shown + 1, frames.length))
  }, [ends, frames.length, isAtEnd, show, shown])
  const back = useCallback(() => {
    const earlier = ends.findLast((each) => each < shown)
    if (earlier !== undefined) show(earlier)
  }, [ends, show, shown])
  const toEnd = useCallback(() => show(frames.length, true), [frames.length, show])

  useEffect(() => {
    if (frames.length === 0 || isWaiting) return undefined
    if (isAtEnd) {
      if (!isRead) return undefined
      const leaving = setTimeout(() => show(frames.length, true), pace === 'end' ? 0 : REST)
      return () => clearTimeout(leaving)
    }
    const event = frames[shown]?.event
    const wait = pace === 'end' && isHis ? 0 : isResting ? REST : isHis ? WITHIN : pauseBefore(event?.what)
    const factor = isResting ? 1 : SPEED_FACTOR[speed]
    const showing = setTimeout(
      () => (pace === 'end' && isHis ? show(frames.length, true) : show(shown + 1)),
      wait * factor,
    )
    return () => clearTimeout(showing)
  }, [frames, isAtEnd, isHis, isRead, isResting, isWaiting, pace, show, shown, speed])

  const view = isAtEnd ? now : (frames[shown - 1]?.view ?? before)
  return {
    view,
    frames,
    shown,
    isHis,
    isBusy: !isAtEnd || isRead,
    isMoving: !isAtEnd && !isResting,
    isRead,
    canGoBack: isHis && ends.some((each) => each < shown),
    next,
    back,
    toEnd,
  }
}

/** What comes in numbers comes quickly. */
function pauseBefore(what: string | undefined): number {
  if (what === 'arrived' || what === 'went home' || what === 'pooled') return 130
  if (what === 'turn began' || what === 'phase began' || what === 'worked' || what === 'filled square') return 60
  return 420
}
