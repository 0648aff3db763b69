/** Replays stored answers in one go and copies hardly anything on the way. */
import type { AnswerWords, StoredAnswer } from './answer-words.ts'
import { possibleAnswer } from './answer-words.ts'
import type { Answer, Decision } from './ask.ts'
import { Unanswered } from './ask.ts'
import type { Game, Pause } from './run.ts'

/** The result of one answer, the same that its pause would give. */
export interface ReplayedAnswer<Event> {
  readonly answer: Answer
  readonly seat: number
  /** Whether all could see that this was asked. */
  readonly isOpen: boolean
  learned: boolean
  readonly news: Event[]
}

export interface Trace<State, Event> {
  readonly steps: readonly ReplayedAnswer<Event>[]
  /** Some of the rests, and after how many answers each came; towards the end all of them. */
  readonly rests: readonly { readonly step: number; readonly rest: State }[]
}

/** Answers between two kept rests. Within this many answers of the end, every rest is kept. */
const NOW_AND_THEN = 24

/** A game whose stored answers are replayed. */
interface ReplayedGame<State, D extends Decision, Event> extends Game<State, D, Event> {
  readonly words: AnswerWords<D>
  readonly isOpen: (moment: { readonly now: State; readonly decision: D }) => boolean
}

/** Throws if one of the answers cannot be given, or if the game is over before the last. */
export function fastReplay<State, D extends Decision, Event>(
  game: ReplayedGame<State, D, Event>,
  pause: Pause<State, D, Event>,
  answers: readonly StoredAnswer[],
): Trace<State, Event> {
  const state = game.clone(pause.rest)
  const before = pause.answers
  const steps: ReplayedAnswer<Event>[] = []
  const rests: { readonly step: number; readonly rest: State }[] = []
  let given = 0
  let kept = 0
  const decider = (decision: D): Answer | undefined => {
    if (given < before.length) return before[given++]
    const stored = answers[steps.length]
    if (stored === undefined) return undefined
    const answer = possibleAnswer(game.words, decision, stored)
    const isOpen = game.isOpen({ now: state, decision })
    steps.push({ answer, seat: decision.seat, isOpen, learned: false, news: [] })
    return answer
  }
  const tell = (event: Event): void => void steps.at(-1)?.news.push(event)
  const learned = (): void => {
    const last = steps.at(-1)
    if (last !== undefined) last.learned = true
  }
  try {
    while (!game.isOver(state)) {
      game.step(state, decider, tell, learned)
      const step = steps.length
      if (step - kept >= NOW_AND_THEN || (step > kept && answers.length - step < NOW_AND_THEN)) {
        rests.push({ step, rest: game.clone(state) })
        kept = step
      }
    }
  } catch (thrown) {
    if (!(thrown instanceof Unanswered)) throw thrown
  }
  if (steps.length < answers.length) throw new Error('The game is over before its last stored answer.')
  return { steps, rests }
}
