/** A match as one viewer can see it: now, at an earlier step, or event by event. */
import type { LogEntry, MatchFrame, MatchSnapshot } from '@merchants/protocol'
import { isAnnouncement } from '@merchants/protocol'
import type { GameDefinition, GameTypes } from '@merchants/tabletop'
import { apply, framesOf, isRefusal } from '@merchants/tabletop'
import type { LogMark } from './log-mark.ts'
import { sharedLength } from './log-mark.ts'
import type { Match } from './match.ts'
import type { MatchEvent } from './match-log.ts'
import { NOTHING_TO_UNDO, undoTarget } from './undo.ts'

type SnapshotOf<G extends GameTypes> = MatchSnapshot<G['view'], G['eventView'], G['act']>
type LogOf<G extends GameTypes> = LogEntry<G['eventView']>[]

/** The match now, with the log since a mark. A viewer without a seat cannot undo. */
export function snapshotOf<G extends GameTypes>(
  match: Match<G>,
  viewer: number,
  sent: LogMark | undefined,
  undoers: readonly number[],
): SnapshotOf<G> & { readonly mark: LogMark } {
  const { game, history, log, cuts, step } = match
  const { length } = log
  const shared = sent === undefined ? length : sharedLength(match, sent, length)
  const from = sent?.viewer === viewer ? shared : 0
  const target = undoTarget(match, undoers)
  return {
    step,
    view: game.view(history.pause, viewer),
    act: history.pause.decision?.seat === viewer ? game.actUnderWay(history) : undefined,
    from,
    log: logFor(log.slice(from), (event) => game.viewEvent(event, viewer)),
    news: shared,
    whyNoUndo: typeof target === 'number' ? undefined : target,
    curtain: undefined,
    mark: { viewer, cuts: cuts.length, length },
  }
}

/** The match after this many answers, for looking only, from a seat or with nothing hidden; the news is what the previous answer brought. */
export function snapshotAt<G extends GameTypes>(
  match: Match<G>,
  step: number,
  viewer: number,
  isRevealed = false,
): SnapshotOf<G> {
  const { game, log } = match
  const at = Math.max(0, Math.min(step, match.step))
  const { pause } = match.historyAt(at)
  const shown = log.filter((each) => each.step <= at)
  const told = logFor(shown, (event) => (isRevealed ? game.reveal.event(event) : game.viewEvent(event, viewer)))
  const news = told.findIndex((each) => each.step === at)
  return {
    step: at,
    view: isRevealed ? game.reveal.view(pause, viewer) : game.view(pause, viewer),
    act: undefined,
    from: 0,
    log: told,
    news: news < 0 ? told.length : news,
    whyNoUndo: NOTHING_TO_UNDO,
    curtain: undefined,
  }
}

function logFor<G extends GameTypes>(
  entries: readonly MatchEvent<G>[],
  viewEvent: (event: G['event']) => G['eventView'] | undefined,
): LogOf<G> {
  return entries.flatMap(({ step, event }) => {
    const seen = isAnnouncement(event) ? event : viewEvent(event)
    return seen === undefined ? [] : { step, event: seen }
  })
}

export type FrameOf<G extends GameTypes> = MatchFrame<G['view'], G['eventView']>

/** The events between two steps, frame by frame, so that an automaton's turn can be followed at any pace. No `from` begins with the deal. */
export function framesBetween<G extends GameTypes>(
  match: Match<G>,
  from: number | undefined,
  to: number,
  viewer: number,
): FrameOf<G>[] {
  const { game, steps, first } = match
  const start = from ?? 0
  const frames =
    from === undefined ? framesOf(game, { rest: first, answers: [] }, 0, frameFor(game, viewer, start)) : []
  let { pause } = match.historyAt(start)
  for (const [at, { answer }] of steps.slice(start, to).entries()) {
    const position = { rest: pause.rest, answers: [...pause.answers, answer] }
    frames.push(...framesOf(game, position, pause.events.length, frameFor(game, viewer, start + at + 1)))
    const next = apply(game, pause, answer)
    if (isRefusal(next)) throw new Error(`A stored answer is not possible: ${next.key}.`)
    pause = next
  }
  return frames
}

const frameFor =
  <G extends GameTypes>({ view, viewEvent }: GameDefinition<G>, viewer: number, step: number) =>
  (event: G['event'], now: G['state']): FrameOf<G> | undefined => {
    const seen = viewEvent(event, viewer)
    return seen && { step, event: seen, view: view({ now, decision: undefined }, viewer) }
  }
