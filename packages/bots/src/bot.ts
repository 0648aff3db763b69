/** The interface of a bot. */
import type { DecisionView, View } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { itemAt } from '@merchants/tabletop'
import type { Assessment } from './assessment.ts'

export interface Bot {
  readonly name: string
  /** Answers the decision in the view, which is always present. The random generator is the bot's own, not the game's. */
  decide(view: View, chance: Chance): Answer
}

/** Answers one kind of question. */
export type DecisionHandler = (decision: DecisionView, own: Assessment, chance: Chance) => Answer

/** An answer that is always legal, with the first options and as few as possible. */
export const minimalAnswer = ({ min }: DecisionView): number[] => Array.from({ length: min }, (_, at) => at)

/** The places of the options with the best scores, best first; at least `min`, and more while the score is good. */
export function topOptions<T>(
  { options, min, max }: DecisionView,
  score: (option: T) => number,
  good = Infinity,
): number[] {
  const scores = options.map((option) => score(option as T))
  const isWanted = (at: number, rank: number): boolean => rank < min || (rank < max && itemAt(scores, at) >= good)
  return bestFirst(scores).filter(isWanted)
}

/** The places of scores, the highest first. */
export const bestFirst = (scores: readonly number[]): number[] =>
  [...scores.entries()].sort(([, a], [, b]) => b - a).map(([at]) => at)
