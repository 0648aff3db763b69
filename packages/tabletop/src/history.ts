/** A game in progress with its past: every answer, and the way back while no one has learned anything. */
import type { Answer, Decision, Refusal } from './ask.ts'
import type { Game, Pause, Position } from './run.ts'
import { apply, isRefusal, run } from './run.ts'

interface Past<State, D extends Decision, Event> {
  readonly position: Position<State>
  /** The question that was answered. */
  readonly decision: D | undefined
  readonly told: number
  /** Events up to this answer. */
  readonly news: readonly Event[]
  readonly answer: Answer
  /** Whether this answer let a player learn something or used randomness. */
  readonly learned: boolean
}

export interface History<State, D extends Decision, Event> {
  readonly past: readonly Past<State, D, Event>[]
  readonly pause: Pause<State, D, Event>
}

export const begin = <State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  rest: State,
): History<State, D, Event> => ({ past: [], pause: run(game, { rest, answers: [] }) })

/** The game one answer further, or why the answer cannot be given. */
export function advance<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  { past, pause }: History<State, D, Event>,
  answer: Answer,
): History<State, D, Event> | Refusal {
  const next = apply(game, pause, answer)
  if (isRefusal(next)) return next
  const { rest, answers, decision, events, news } = pause
  const step = { position: { rest, answers }, decision, told: events.length, news, answer, learned: next.learned }
  return { past: [...past, step], pause: next }
}

/** The game after all of these answers, or why one of them cannot be given. */
export function advanceAll<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  history: History<State, D, Event>,
  answers: readonly Answer[],
): History<State, D, Event> | Refusal {
  let after = history
  for (const answer of answers) {
    const next = advance(game, after, answer)
    if (isRefusal(next)) return next
    after = next
  }
  return after
}

/** Everything that happened so far, in order. */
export const allEvents = <State, D extends Decision, Event>({ past, pause }: History<State, D, Event>): Event[] => [
  ...past.flatMap(({ news }) => news),
  ...pause.news,
]

/** Why the last answer cannot be taken back; `undefined` if it can. */
export function whyNoUndo<State, D extends Decision, Event>(history: History<State, D, Event>): Refusal | undefined {
  const last = history.past.at(-1)
  if (last === undefined) return { key: 'nothing-to-undo', facts: {} }
  return last.learned ? { key: 'something-was-learned', facts: {} } : undefined
}

/** Takes the last answer back, whether or not anyone has learned anything: ask `whyNoUndo` first. */
export function undo<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  history: History<State, D, Event>,
): History<State, D, Event> {
  return undoTo(game, history, history.past.length - 1)
}

/** The game as it was after this many answers. */
export function undoTo<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  history: History<State, D, Event>,
  step: number,
): History<State, D, Event> {
  const next = history.past[step]
  if (next === undefined) return history
  return { past: history.past.slice(0, step), pause: { ...run(game, next.position, next.told), news: next.news } }
}

/** Plays all answers from a first state. The result is the same on any machine. */
export const replay = <State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  rest: State,
  answers: readonly Answer[],
): History<State, D, Event> | Refusal => advanceAll(game, begin(game, rest), answers)
