/**
 * Which of the sights that have come is on the table: each stays until its cards have landed and its actions were read.
 * Nothing waits for a person: a press shows the newest sight, and an own question never holds anything up.
 */
import type { Sight } from '../sight.ts'
import type { Deed } from './deeds.ts'
import { isTold } from './deeds.ts'

export interface Stage {
  readonly shown: Sight
  /** Those that come next, the oldest first. */
  readonly waiting: readonly Sight[]
  /** Whether the shown one has been seen for long enough. */
  readonly isAtRest: boolean
  /** How long the log was in the sight before it: what comes after that is news. */
  readonly newsFrom: number
}

export const stageOf = (shown: Sight): Stage => ({
  shown,
  waiting: [],
  isAtRest: true,
  newsFrom: shown.log.length,
})

/** A sight has come. */
export function arrive(stage: Stage, sight: Sight): Stage {
  const { shown, waiting, isAtRest, newsFrom } = stage
  if (!goesOn(waiting.at(-1) ?? shown, sight)) return stageOf(sight)
  // The same moment again: somebody has come or gone, or the view is told in other words.
  const newest = waiting.at(-1) ?? shown
  if (newest.step === sight.step && newest.log.length === sight.log.length) {
    return waiting.length === 0 ? { ...stage, shown: sight } : { ...stage, waiting: [...waiting.slice(0, -1), sight] }
  }
  const isFree = isAtRest || shown.view.decision !== undefined
  if (isFree && waiting.length === 0) return show(shown, sight, [])
  return { shown, waiting: [...waiting, sight], isAtRest, newsFrom }
}

/** The shown sight was seen for long enough. */
export function comeToRest(stage: Stage): Stage {
  const [next, ...later] = stage.waiting
  return next === undefined ? { ...stage, isAtRest: true } : show(stage.shown, next, later)
}

/** Straight to the newest sight, which then has nothing more to tell. */
export function skipAhead(stage: Stage): Stage {
  const { shown, waiting } = stage
  return { ...stage, shown: waiting.at(-1) ?? shown, waiting: [], isAtRest: true }
}

const show = (before: Sight, shown: Sight, waiting: readonly Sight[]): Stage => ({
  shown,
  waiting,
  isAtRest: false,
  newsFrom: before.log.length,
})

/** Whether a sight follows another of the same game, seen with the same eyes. */
function goesOn(before: Sight, { game, view, log, step }: Sight): boolean {
  return (
    before.game === game && before.view.seat === view.seat && before.log.length <= log.length && before.step <= step
  )
}

/** More than this at once is no news but a return to the table: then only the last action is told. */
const MOST_TOLD = 6

/** What the bar tells of a sight, one after the other. */
export function tellings(deeds: readonly Deed[], { shown, newsFrom }: Stage): readonly Deed[] {
  const fresh = deeds.filter((deed) => deed.id >= newsFrom && isTold(deed, shown.view.seat))
  return fresh.length > MOST_TOLD ? fresh.slice(-1) : fresh
}
