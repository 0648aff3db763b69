/** Shows views one after the other, and what of each the bar tells. A press or Space goes straight to the newest. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TurnLines } from '../log/log-lines.ts'
import { logLinesOf } from '../log/log-lines.ts'
import { SPEED_FACTOR, useSettings } from '../../../settings/settings.ts'
import type { DaleMatchView } from '../match-types.ts'
import type { Deed } from './deeds.ts'
import { deedsOf, isTold } from './deeds.ts'
import { arrive, comeToRest, skipAhead, stageOf, tellings } from './stage.ts'

/** How long an action stands in the bar at normal speed. */
const READING = 800

export interface Staged {
  readonly match: DaleMatchView
  readonly turns: readonly TurnLines[]
  readonly deeds: readonly Deed[]
  /** The current text of the bar. */
  readonly told: Deed | undefined
  /** Whether others are playing and there is something to skip. */
  readonly canSkip: boolean
  readonly skip: () => void
}

export interface Pacing {
  /** Whether views wait for each other; someone who leafs through a game sets the pace themselves. */
  readonly isLive: boolean
  /** Asks bots to hurry. */
  readonly onHurry?: (() => void) | undefined
}

export function useStage(
  given: DaleMatchView,
  timeOfFlight: React.RefObject<number>,
  { isLive, onHurry }: Pacing,
): Staged {
  const factor = SPEED_FACTOR[useSettings(({ speed }) => speed)]
  const [stage, setStage] = useState(() => stageOf(given))
  const [latest, setLatest] = useState(given)
  if (given !== latest) {
    setLatest(given)
    setStage(arrive(isLive ? stage : skipAhead(stage), given))
  }
  const { shown: match, isAtRest } = stage
  const turns = useMemo(() => logLinesOf(match.log, match.view), [match])
  const deeds = useMemo(() => deedsOf(turns, match.view.seat), [turns, match])
  const news = useMemo(() => tellings(deeds, stage), [deeds, stage])
  const moment = `${match.game} ${match.step} ${stage.newsFrom}`
  const at = useReading(moment, news.length, READING * factor)

  useEffect(() => {
    if (isAtRest) return undefined
    const time = factor === 0 ? 0 : Math.max(news.length * READING * factor, timeOfFlight.current)
    const timer = setTimeout(() => setStage(comeToRest), time)
    return () => clearTimeout(timer)
  }, [moment, isAtRest, factor, news.length, timeOfFlight])

  const isAsked = match.view.decision !== undefined
  const isOver = match.view.phase === 'over'
  const show = useCallback(() => setStage(skipAhead), [])
  const skip = useCallback(() => {
    setStage(skipAhead)
    onHurry?.()
  }, [onHurry])
  const isWaiting = !isAsked && !isOver && match.handover === undefined
  const canSkip = isWaiting && (onHurry !== undefined || stage.waiting.length > 0 || (!isAtRest && news.length > 0))
  useSkipping({ isOn: !isAtRest || canSkip, canSkip, show, skip })
  const told = (isAtRest ? undefined : news[at]) ?? (isWaiting ? lastTold(deeds, match) : undefined)
  return { match, turns, deeds, told, canSkip, skip }
}

/** Which of the news is read by now. */
function useReading(moment: string, count: number, time: number): number {
  const [reading, setReading] = useState({ moment, at: 0 })
  const at = reading.moment === moment ? reading.at : 0
  useEffect(() => {
    if (at + 1 >= count) return undefined
    const timer = setTimeout(() => setReading({ moment, at: at + 1 }), time)
    return () => clearTimeout(timer)
  }, [moment, at, count, time])
  return at
}

/** While others play, the last thing they did stays in the bar. */
function lastTold(deeds: readonly Deed[], { view }: DaleMatchView): Deed | undefined {
  const deed = deeds.findLast((each) => isTold(each, view.seat))
  return deed !== undefined && deed.turn >= view.turn - 1 ? deed : undefined
}

interface Skipping {
  readonly isOn: boolean
  readonly canSkip: boolean
  readonly show: () => void
  readonly skip: () => void
}

/** A press does what it does and then shows the newest view. Space does only that while others play. */
function useSkipping({ isOn, canSkip, show, skip }: Skipping): void {
  useEffect(() => {
    if (!isOn) return undefined
    const type = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !canSkip || isElsewhere(event.target)) return show()
      event.preventDefault()
      event.stopPropagation()
      skip()
    }
    addEventListener('click', show)
    addEventListener('keydown', type, { capture: true })
    return () => {
      removeEventListener('click', show)
      removeEventListener('keydown', type, { capture: true })
    }
  }, [isOn, canSkip, show, skip])
}

/** Where Space has a meaning of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [popover], .rail, .bar, input, textarea, select') !== null
