/** Judges a decision: what it changed, what would have been better, and what was drawn after it. */
import type { DaleDecision, View } from '@merchants/dale'
import { guess, playUnwatched, World } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { Habit } from '../strong/habit.ts'
import { netFor } from '../strong/levels.ts'
import type { Thinking } from '../strong/thinking.ts'
import type { AdvisedMove, PlayedMove } from './advice.ts'
import { advise } from './advice.ts'
import type { PlayedDecision } from './decisions.ts'
import { shownWhileWatching } from './shown-chance.ts'

export interface Judged {
  readonly step: number
  readonly turn: number
  readonly best: AdvisedMove
  readonly played: PlayedMove
  /** The probability of winning with the cards drawn at the end of the turn. */
  readonly drawn: number | undefined
}

/** The turns played on from a view, as far as those of the decision before it, and on how many deals. */
const TURNS = 3
const DEALS = 60
/** A playout with more questions than this is stopped. */
const MOST_QUESTIONS = 3000

/** `undefined` if it isn't wanted any more, or can't be judged. */
export async function judge(decision: PlayedDecision, chance: Chance, thinking: Thinking): Promise<Judged | undefined> {
  const { step, turn, played, drawn } = decision
  const world = World.read(decision.world)
  const advice = world && (await advise(world, chance, thinking, played))
  if (advice?.played === undefined) return undefined
  const { best, played: move } = advice
  return { step, turn, best, played: move, drawn: drawn && standing(drawn, chance, DEALS) }
}

/** A seat’s probability of winning while it only watches. */
function standing(seen: View, chance: Chance, deals: number): number {
  let sum = 0
  for (let deal = 0; deal < deals; deal++) {
    const state = guess(seen, chance)
    const habit = new Habit(state, chance)
    let asked = 0
    const end = state.turn + TURNS
    const policy = (decision: DaleDecision): Answer => {
      asked += 1
      return habit.answer(state, decision)
    }
    while (state.phase !== 'over' && state.turn < end && asked < MOST_QUESTIONS) playUnwatched(state, policy, 1)
    sum += netFor(state).chanceOf(state, seen.seat)
  }
  return shownWhileWatching(sum / deals, seen.stalls.length)
}
