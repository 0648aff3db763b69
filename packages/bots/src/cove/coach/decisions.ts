/**
 * A game of the Cove that was played, cut into the decisions of one human. It sees the true game, and hands out only worlds that were
 * dealt for that human.
 */
import type { CoveDecision, DecisionView, Event, State } from '@merchants/cove'
import { cove, view, World } from '@merchants/cove'
import type { Answer, Chance, Pause } from '@merchants/tabletop'
import { apply, fastChance, isRefusal, run } from '@merchants/tabletop'
import type { Thinking } from '../../strong/thinking.ts'
import type { CoveAdvisedMove, CovePlayedMove } from './advice.ts'
import { adviseInCove } from './advice.ts'

type CovePause = Pause<State, CoveDecision, Event>

export interface CovePlayedDecision {
  /** How many answers were given before it. */
  readonly step: number
  /** The turns of this human so far. */
  readonly turn: number
  readonly day: number
  readonly question: DecisionView
  /** A dealt game as text. */
  readonly world: string
  readonly played: Answer
}

export interface CovePlayedGame {
  readonly decisions: readonly CovePlayedDecision[]
  /** Whether this human has won; `undefined` if the game isn't over. */
  readonly hasWon: boolean | undefined
}

export function coveDecisionsOf(first: State, answers: readonly Answer[], seat: number): CovePlayedGame {
  const decisions: CovePlayedDecision[] = []
  const chance = fastChance(seat + 1)
  let turn = 0
  let pause: CovePause = run(cove, { rest: first, answers: [] })
  for (const [step, answer] of answers.entries()) {
    const { decision, now } = pause
    if (decision?.ask === 'action' && decision.seat === seat) turn += 1
    const question = decision?.seat === seat ? view(pause, seat).decision : undefined
    if (question !== undefined && isChoice(question)) {
      const world = World.of(pause, chance)?.write()
      if (world !== undefined) decisions.push({ step, turn, day: now.round, question, world, played: answer })
    }
    const next = apply(cove, pause, answer)
    if (isRefusal(next)) break
    pause = next
  }
  return { decisions, hasWon: cove.isOver(pause.now) ? pause.now.winners.includes(seat) : undefined }
}

const isChoice = ({ options, min }: DecisionView): boolean => options.length > min

export interface CoveJudged extends Omit<CovePlayedDecision, 'world' | 'played'> {
  readonly best: CoveAdvisedMove
  readonly played: CovePlayedMove
  /** Draws are part of the change until the next decision. */
  readonly drawn: undefined
}

/** `undefined` if it isn't wanted any more. */
export async function judgeInCove(
  decision: CovePlayedDecision,
  chance: Chance,
  thinking: Thinking,
): Promise<CoveJudged | undefined> {
  const { step, turn, day, question } = decision
  const world = World.read(decision.world)
  const advice = world && (await adviseInCove(world, chance, thinking, decision.played))
  if (advice?.played === undefined) return undefined
  return { step, turn, day, question, best: advice.best, played: advice.played, drawn: undefined }
}
