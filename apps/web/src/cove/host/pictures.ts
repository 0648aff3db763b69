/** What an answer brings, as a row of pictures: each event with the table as it stands right after it, until a question is open. */
import type { Event, State } from '@merchants/cove'
import { clone, cove, isOver, view, viewEvent } from '@merchants/cove'
import type { Answer, Position } from '@merchants/tabletop'
import { Unanswered } from '@merchants/tabletop'
import type { CoveFrame } from '../cove-sight.ts'

/** From a position on; of its first step, so many events were told before. */
export function picturesFrom(position: Position<State>, told: number, seat: number): CoveFrame[] {
  const frames: CoveFrame[] = []
  let { rest, answers } = position
  for (let known = told; ; known = 0) {
    const now = clone(rest)
    if (isOver(now)) return frames
    const given = answers
    let next = 0
    let heard = 0
    const decider = (): Answer | undefined => given[next++]
    const tell = (event: Event): void => {
      const seen = viewEvent(event, seat)
      if (heard++ >= known && seen !== undefined)
        frames.push({ event: seen, view: view({ now, decision: undefined }, seat) })
    }
    try {
      cove.step(now, decider, tell)
    } catch (thrown) {
      if (thrown instanceof Unanswered) return frames
      throw thrown
    }
    rest = now
    answers = []
  }
}
