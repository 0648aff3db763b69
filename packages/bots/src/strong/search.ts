/**
 * Looks ahead in dealt worlds: tries each candidate on the same deals, plays on by habit for a few turns, and asks the net who
 * stands how well. The worse half of the candidates is dropped again and again (sequential halving).
 */
import type { DaleDecision, State, World } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { below } from '@merchants/tabletop'
import { candidatesFor } from './candidates.ts'
import { Habit } from './habit.ts'
import type { Candidate, Effort, Finding } from './halving.ts'
import { halving } from './halving.ts'
import type { Net } from './net.ts'

/** How a level searches. */
export interface Depth {
  /** Turns that are played on. */
  readonly turns: number
  /** How many deals are enough for each candidate, on average. Two payments need fewer playouts than twenty moves. */
  readonly deals?: number
}

/** A playout with more questions than this is endless. */
const MOST_QUESTIONS = 3000
/** After a technique with a bonus action it stops looking at further ones at some point, or the same cards would go round forever. */
const TIRED = 8

/** Compares what the seat of a world can answer; nothing is tried if there is nothing to compare. Yields after each deal. */
export function* search(
  world: World,
  net: Net,
  chance: Chance,
  { turns, deals = Infinity }: Depth,
  effort: Effort,
): Generator<void, Finding> {
  const { now, decision } = world
  const habit = new Habit(now, chance)
  const isTired = decision.ask === 'bonus' && below(chance, TIRED) === 0
  const candidates = candidatesFor(now, decision, habit, isTired)
  const judge = (candidate: Candidate): number => valueOf(playedOn(world, candidate, habit, turns), world, net)
  const iterations = Math.min(effort.iterations, deals * candidates.length)
  return yield* halving(world, chance, candidates, judge, { ...effort, iterations })
}

/** The table some turns after a candidate; `undefined` if it did not get there. */
export function playedOn(world: World, { answers }: Candidate, habit: Habit, turns: number): State | undefined {
  let next = 0
  let asked = 0
  return world.play((state: State, decision: DaleDecision): Answer | undefined => {
    asked += 1
    if (asked > MOST_QUESTIONS) return undefined
    return next < answers.length ? answers[next++] : habit.answer(state, decision)
  }, turns)
}

/** The probability of winning at a table; a playout without end counts as if all stood equally well. */
export const valueOf = (after: State | undefined, { now, seat }: World, net: Net): number =>
  after === undefined ? 1 / now.stalls.length : net.chanceOf(after, seat)
