/** How far the newest pictures have been shown: by hand, at a pace, or at once. */
import type { View } from '@merchants/cove'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CoveFrame, CoveMatchView } from '../cove-match-types.ts'
import { eveningOf, groupsOf } from './groups.ts'
import { usePace } from './pace.ts'
import { keepShown, shownBefore } from './shown-before.ts'
import { SPEED_FACTOR, useSettings } from '../../../settings/settings.ts'

export interface Playback {
  /** The table as it stands at the picture that is shown. */
  readonly view: View
  /** Pictures of the newest turn, and how many of them are shown. */
  readonly frames: readonly CoveFrame[]
  readonly shown: number
  /** Whether these belong to the Huckster's turn or market phase and are shown step by step at that pace. */
  readonly isHis: boolean
  /** Whether there is more to show before anyone can decide. */
  readonly isBusy: boolean
  /** Whether more of the same group follows automatically. */
  readonly isMoving: boolean
  /** Whether everything was shown, and the last sentence waits for a press. */
  readonly isRead: boolean
  /** Whether a day is over and the next one has not been started. */
  readonly isEvening: boolean
  readonly canGoBack: boolean
  readonly next: () => void
  readonly back: () => void
  readonly toEnd: () => void
}

/** Between two pictures of one group, and between groups at a pace. */
const WITHIN = 360
const REST = 2400

const isHisBatch = (frames: readonly CoveFrame[], humans: number): boolean => {
  const first = frames.find(({ event }) => event.what !== 'shuffled')?.event
  if (first === undefined) return false
  if (first.what === 'turn began') return first.seat === humans
  return first.what === 'phase began' && first.phase === 'market'
}

interface Place {
  readonly shown: number
  /** The last group was read and left. */
  readonly isLeft: boolean
}

interface Newest {
  readonly batch: CoveMatchView
  /** The table before its first picture. */
  readonly before: View
  readonly place: Place
  readonly show: (count: number, isLeft?: boolean) => void
}

/** The newest pictures, and the place in them. The batch that comes with the step `atOnce` is shown whole. */
function useNewest(match: CoveMatchView, atOnce: number): Newest {
  const [batch, setBatch] = useState<CoveMatchView>(match)
  const [before, setBefore] = useState<View>(match.frames[0]?.view ?? match.view)
  const [place, setPlace] = useState<Place>({ shown: shownBefore(match) ?? 0, isLeft: false })
  if (match !== batch) {
    setBefore(batch.view)
    setBatch(match)
    const isWhole = match.step === atOnce
    const first = firstNew(match)
    setPlace({ shown: isWhole ? (eveningIn(match) ?? match.frames.length) : first, isLeft: isWhole })
  }
  const show = useCallback((count: number, isLeft = false) => setPlace({ shown: count, isLeft }), [])
  return { batch, before, place, show }
}

export function usePlayback(match: CoveMatchView, atOnce: number): Playback {
  const { pace } = usePace()
  const { batch, before, place, show } = useNewest(match, atOnce)
  const { frames, view: now } = batch
  const humans = now.humans.length
  const ends = useMemo(() => groupsOf(frames.map(({ event }) => event)), [frames])
  const evening = useMemo(() => eveningOf(frames.map(({ event }) => event)), [frames])
  const isHis = useMemo(() => isHisBatch(frames, humans), [frames, humans])
  const { shown } = place
  const isAtEnd = shown >= frames.length
  const isEvening = shown === evening
  const isResting = isHis && ends.includes(shown)
  const isWaiting = isEvening || (isHis && pace === 'step' && isResting)
  const isRead = isAtEnd && isHis && !place.isLeft && frames.length > 0
  useEffect(() => keepShown(batch, isAtEnd && !isRead ? undefined : shown), [batch, isAtEnd, isRead, shown])

  const next = useCallback(() => {
    if (isAtEnd) return show(frames.length, true)
    // In the middle of a group, shows the rest of it immediately.
    const end = ends.find((each) => each >= shown) ?? frames.length
    show(isHis && end > shown ? end : Math.min(shown + 1, frames.length))
  }, [ends, frames.length, isAtEnd, isHis, show, shown])
  const back = useCallback(() => {
    const earlier = ends.findLast((each) => each < shown)
    if (earlier !== undefined) show(earlier)
  }, [ends, show, shown])
  const toEnd = useCallback(() => {
    const isBefore = evening !== undefined && shown < evening
    show(isBefore ? evening : frames.length, !isBefore)
  }, [evening, frames.length, show, shown])

  const isAtOnce = pace === 'end' && isHis
  const toNext = isAtEnd || isResting ? REST : isHis ? WITHIN : pauseBefore(frames[shown]?.event.what)
  const isGoingOn = frames.length > 0 && !isWaiting && (!isAtEnd || isRead)
  const goOn = useCallback(
    () => (isAtEnd || isAtOnce ? show(frames.length, true) : show(shown + 1)),
    [frames, isAtEnd, isAtOnce, show, shown],
  )
  useAfter(isGoingOn ? (isAtOnce ? 0 : toNext) : undefined, goOn)

  return {
    view: isAtEnd ? now : (frames[shown - 1]?.view ?? before),
    frames,
    shown,
    isHis,
    isBusy: !isAtEnd || isRead,
    isMoving: !isAtEnd && !isResting && !isEvening,
    isRead,
    isEvening,
    canGoBack: isHis && ends.some((each) => each < shown),
    next,
    back,
    toEnd,
  }
}

const eveningIn = ({ frames }: CoveMatchView): number | undefined => eveningOf(frames.map(({ event }) => event))

/** The first new picture. The player has seen the dice go into the furnaces. */
const firstNew = ({ frames }: CoveMatchView): number =>
  Math.min(frames.findLastIndex(({ event }) => event.what === 'loaded') + 2, frames.length)

/** Frequent events are shown quickly. */
function pauseBefore(what: string | undefined): number {
  if (what === 'arrived' || what === 'went home' || what === 'pooled') return 90
  if (what === 'turn began' || what === 'phase began' || what === 'worked' || what === 'filled square') return 60
  return 420
}

/** Does something after a pause, at the speed of the settings; never, if there is none. */
function useAfter(pause: number | undefined, act: () => void): void {
  const { speed } = useSettings()
  useEffect(() => {
    if (pause === undefined) return undefined
    const going = setTimeout(act, pause * SPEED_FACTOR[speed])
    return () => clearTimeout(going)
  }, [act, pause, speed])
}
