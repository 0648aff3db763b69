/** Looks ahead in dealt games of the Cove: tries each answer on the same deals and plays on by rules of thumb. */
import type { CoveDecision, State, World } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import type { Candidate, Effort, Finding } from '../../strong/halving.ts'
import { halving } from '../../strong/halving.ts'
import { sensibleAnswer } from '../sensible.ts'
import { candidatesFor } from './candidates.ts'
import { chanceOf } from './standing.ts'

/** Compares what the seat of a world can answer. Yields after each deal. */
export function* searchCove(world: World, chance: Chance, effort: Effort): Generator<void, Finding> {
  const { now, decision } = world
  const candidates = candidatesFor(decision, usualAnswer(now, decision, chance))
  const judge = (candidate: Candidate): number => chanceOf(playedOn(world, candidate, chance), world.seat)
  return yield* halving(world, chance, candidates, judge, effort)
}

const ONLY: Answer = [0]
/** Fewer than usual, because there are many games to play. */
const ROLLS = 2

/** The rules of thumb look at the table itself, at the parts that everyone sees. */
export const usualAnswer = (state: State, decision: CoveDecision, chance: Chance): Answer =>
  decision.kind === 'steps' ? ONLY : sensibleAnswer({ ...state, seat: decision.seat }, decision, chance, ROLLS)

/** The table at the end of the day, after a candidate. */
export function playedOn(world: World, { answers }: Candidate, chance: Chance): State {
  const today = world.now.round
  let next = 0
  return world.play(
    (state, decision) => (next < answers.length ? answers[next++] : usualAnswer(state, decision, chance)),
    ({ round }) => round > today,
  )
}
