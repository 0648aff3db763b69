/** A game waits and goes on: position -> pause -> position. For bots, `playOut` needs neither. */
import type { Answer, Decider, Decision, Refusal } from './ask.ts'
import { Unanswered, whyNotAnswer } from './ask.ts'

/** The parts of a game that the engine uses. */
export interface Game<State, D extends Decision, Event> {
  clone(state: State): State
  isOver(state: State): boolean
  /**
   * Plays from one rest to the next, on the given state itself. Asks the decider and tells the listener, if there is
   * one. Calls `learned` whenever randomness was used or a player saw something hidden.
   */
  step(state: State, decider: Decider<D>, tell?: (event: Event) => void, learned?: () => void): void
}

/** A resting state and the answers given since. Small, plain, and all there is to save. */
export interface Position<State> {
  readonly rest: State
  readonly answers: readonly Answer[]
}

/** A position, played on until someone has to decide. */
export interface Pause<State, D extends Decision, Event> extends Position<State> {
  /** The table as it is right now, in the middle of an effect perhaps. */
  readonly now: State
  /** The open question; `undefined` once the game is over. */
  readonly decision: D | undefined
  /** Events since `rest`. */
  readonly events: readonly Event[]
  /** Events since the previous pause. */
  readonly news: readonly Event[]
  /** Whether the last answer let a player learn something or used randomness. */
  readonly learned: boolean
}

/** Runs the rules until someone has to decide. */
export function run<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  position: Position<State>,
  known = 0,
): Pause<State, D, Event> {
  let { rest, answers } = position
  const now = game.clone(rest)
  const news: Event[] = []
  let events: Event[] = []
  let learned = false
  let next = 0
  const decider = (): Answer | undefined => answers[next++]
  const tell = (event: Event): void => void events.push(event)
  const learn = (): void => void (learned ||= next === answers.length)
  for (let toldBefore = known; ; toldBefore = 0) {
    if (game.isOver(now)) return { rest, answers, now, decision: undefined, events, news, learned }
    let decision: D | undefined
    try {
      game.step(now, decider, tell, learn)
    } catch (thrown) {
      if (!(thrown instanceof Unanswered)) throw thrown
      decision = thrown.decision as D
    }
    for (let at = toldBefore; at < events.length; at++) news.push(events[at] as Event)
    if (decision !== undefined) return { rest, answers, now, decision, events, news, learned }
    rest = game.clone(now)
    answers = []
    events = []
    next = 0
  }
}

/** Goes on with an answer to the decision a pause waits for, or says why it cannot be given. */
export function apply<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  pause: Pause<State, D, Event>,
  answer: Answer,
): Pause<State, D, Event> | Refusal {
  if (pause.decision === undefined) return { key: 'game-is-over', facts: {} }
  const refusal = whyNotAnswer(answer, pause.decision)
  if (refusal !== undefined) return refusal
  return run(game, { rest: pause.rest, answers: [...pause.answers, answer] }, pause.events.length)
}

export const isRefusal = (result: object): result is Refusal => 'key' in result && 'facts' in result

/** Plays to the end on the given state itself without pausing; the policy answers in place. */
export function playOut<State, D extends Decision, Event>(
  game: Game<State, D, Event>,
  state: State,
  policy: (decision: D) => Answer,
  steps = Number.POSITIVE_INFINITY,
): void {
  for (let step = 0; step < steps && !game.isOver(state); step++) game.step(state, policy)
}
