/** A step as a row of pictures: each event with the table as it stands right after it. For showing it slowly, and back again. */
import type { Answer, Position } from '@merchants/tabletop'
import { Unanswered } from '@merchants/tabletop'
import type { Event } from './events.ts'
import { cove } from './game.ts'
import type { State } from './state.ts'
import { clone } from './state.ts'

export interface Frame {
  readonly event: Event
  readonly now: State
}

/** What happens from the rest of a position on, with its answers, until a question is open or the step is done. */
export function framesOf({ rest, answers }: Position<State>): Frame[] {
  const now = clone(rest)
  const frames: Frame[] = []
  let next = 0
  const decider = (): Answer | undefined => answers[next++]
  try {
    cove.step(now, decider, (event) => frames.push({ event, now: clone(now) }))
  } catch (thrown) {
    if (!(thrown instanceof Unanswered)) throw thrown
  }
  return frames
}
