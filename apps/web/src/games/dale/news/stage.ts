/**
 * Chooses the view to draw. Each view stays until its cards have landed and its actions have been read. A press shows
 * the newest one, and a question to the viewer is never held up.
 */
import type { DaleMatchView } from '../match-types.ts'
import type { Deed } from './deeds.ts'
import { isTold } from './deeds.ts'

export interface Stage {
  readonly shown: DaleMatchView
  /** Those that come next, the oldest first. */
  readonly waiting: readonly DaleMatchView[]
  /** Whether the shown one has been seen for long enough. */
  readonly isAtRest: boolean
  /** The length of the log in the previous view; entries after that are news. */
  readonly newsFrom: number
}

export const stageOf = (shown: DaleMatchView): Stage => ({
  shown,
  waiting: [],
  isAtRest: true,
  newsFrom: shown.log.length,
})

/** A view has come. */
export function arrive(stage: Stage, match: DaleMatchView): Stage {
  const { shown, waiting, isAtRest, newsFrom } = stage
  if (!goesOn(waiting.at(-1) ?? shown, match)) return stageOf(match)
  // The same moment again, because a player has come or gone or the language has changed.
  const newest = waiting.at(-1) ?? shown
  if (newest.step === match.step && newest.log.length === match.log.length) {
    return waiting.length === 0 ? { ...stage, shown: match } : { ...stage, waiting: [...waiting.slice(0, -1), match] }
  }
  const isFree = isAtRest || shown.view.decision !== undefined
  if (isFree && waiting.length === 0) return show(shown, match, [])
  return { shown, waiting: [...waiting, match], isAtRest, newsFrom }
}

/** The shown view was seen for long enough. */
export function comeToRest(stage: Stage): Stage {
  const [next, ...later] = stage.waiting
  return next === undefined ? { ...stage, isAtRest: true } : show(stage.shown, next, later)
}

/** Straight to the newest view, which then has nothing more to tell. */
export function skipAhead(stage: Stage): Stage {
  const { shown, waiting } = stage
  return { ...stage, shown: waiting.at(-1) ?? shown, waiting: [], isAtRest: true }
}

const show = (before: DaleMatchView, shown: DaleMatchView, waiting: readonly DaleMatchView[]): Stage => ({
  shown,
  waiting,
  isAtRest: false,
  newsFrom: before.log.length,
})

/** Whether a view follows another of the same game, seen by the same viewer. */
function goesOn(before: DaleMatchView, { game, view, log, step }: DaleMatchView): boolean {
  return (
    before.game === game && before.view.seat === view.seat && before.log.length <= log.length && before.step <= step
  )
}

/** More than this at once means a return to the table, so only the last action is shown. */
const MAX_TOLD = 6

/** The texts of the bar for a view, one after the other. */
export function tellings(deeds: readonly Deed[], { shown, newsFrom }: Stage): readonly Deed[] {
  const fresh = deeds.filter((deed) => deed.id >= newsFrom && isTold(deed, shown.view.seat))
  return fresh.length > MAX_TOLD ? fresh.slice(-1) : fresh
}
