/** The events of an answer one at a time, with the state right after each, to show an automaton's turn slowly. */
import type { Answer, Decision } from './ask.ts'
import { Unanswered } from './ask.ts'
import type { Game, Position } from './run.ts'

/** From a position on, until a question is open. Of its first step, this many events were told before; `frame` must not keep the state. */
export function framesOf<State, D extends Decision, Event, Frame>(
  game: Game<State, D, Event>,
  { rest, answers }: Position<State>,
  told: number,
  frame: (event: Event, now: State) => Frame | undefined,
): Frame[] {
  const frames: Frame[] = []
  const now = game.clone(rest)
  let given = answers
  for (let known = told; !game.isOver(now); known = 0) {
    let next = 0
    let heard = 0
    const decider = (): Answer | undefined => given[next++]
    const tell = (event: Event): void => {
      if (heard++ < known) return
      const framed = frame(event, now)
      if (framed !== undefined) frames.push(framed)
    }
    try {
      game.step(now, decider, tell)
    } catch (thrown) {
      if (thrown instanceof Unanswered) return frames
      throw thrown
    }
    given = []
  }
  return frames
}
