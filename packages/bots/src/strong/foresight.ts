/**
 * Plays on a full state like the level that looks at the end of its turn, in a tenth of a millisecond. It tries each move on one deal of
 * the cards that its seat doesn't know, so the state has to say who knows what. The strongest level lets all seats play like this in the
 * worlds it looks ahead in.
 */
import type { DaleDecision, State } from '@merchants/dale'
import { clone, copyInto, playUnwatched, redeal } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { below, whyNotAnswer } from '@merchants/tabletop'
import { candidatesFor } from './candidates.ts'
import type { Habit } from './habit.ts'
import type { Candidate } from './halving.ts'
import type { Net } from './net.ts'

/** As in a search, at some point no further technique is considered. */
const TIRED = 8

export class Foresight {
  private readonly habit: Habit
  private readonly net: Net
  private readonly chance: Chance
  private readonly dealt: State
  private readonly scratch: State
  /** The answers of a whole move. */
  private plan: readonly Answer[] = []
  private next = 0

  constructor(state: State, habit: Habit, net: Net, chance: Chance) {
    this.habit = habit
    this.net = net
    this.chance = chance
    this.dealt = clone(state)
    this.scratch = clone(state)
  }

  readonly answer = (state: State, decision: DaleDecision): Answer => {
    // In the middle of an effect a copy would begin at the wrong question.
    if (decision.ask === 'action' || decision.ask === 'bonus') {
      this.plan = this.bestMove(state, decision)
      this.next = 0
    }
    const planned = this.plan[this.next++]
    const isPossible = planned !== undefined && whyNotAnswer(planned, decision) === undefined
    return isPossible ? planned : this.habit.answer(state, decision)
  }

  private bestMove(state: State, decision: DaleDecision): readonly Answer[] {
    const { chance, habit, dealt } = this
    const isTired = decision.ask === 'bonus' && below(chance, TIRED) === 0
    const candidates = candidatesFor(state, decision, habit, isTired, 1)
    if (candidates.length < 2) return candidates[0]?.answers ?? []
    copyInto(dealt, state)
    redeal(dealt, decision.seat, chance)
    let best = candidates[0] as Candidate
    let most = -Infinity
    for (const candidate of candidates) {
      const points = this.tried(candidate, decision.seat) - candidate.cost
      if (points <= most) continue
      best = candidate
      most = points
    }
    return best.answers
  }

  /** The probability of winning at the end of the turn. */
  private tried({ answers }: Candidate, seat: number): number {
    const { scratch, habit } = this
    copyInto(scratch, this.dealt)
    let next = 0
    const policy = (decision: DaleDecision): Answer =>
      next < answers.length ? (answers[next++] as Answer) : habit.answer(scratch, decision)
    playUnwatched(scratch, policy, 1)
    return this.net.chanceOf(scratch, seat)
  }
}
