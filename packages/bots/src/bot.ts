/** What a program has to be to sit at the table. */
import type { DecisionView, View } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import type { Outlook } from './outlook.ts'

export interface Bot {
  readonly name: string
  /** Answers the decision in the view, which is there; `chance` is the bot's own, not the game's. */
  decide(view: View, chance: Chance): Answer
}

/** Answers one kind of question. */
export type Handler = (decision: DecisionView, outlook: Outlook, chance: Chance) => Answer

/** An answer that is always legal: the first options, as few as may be. */
export const fewest = ({ min }: DecisionView): number[] => Array.from({ length: min }, (_, at) => at)

/** The places of the options with the best scores, best first; at least `min`, and more while the score is good. */
export function best<T>({ options, min, max }: DecisionView, score: (option: T) => number, good = Infinity): number[] {
  const scores = options.map((option) => score(option as T))
  const places = scores.map((_, at) => at).sort((a, b) => (scores[b] as number) - (scores[a] as number))
  const isWanted = (at: number, rank: number): boolean => rank < min || (rank < max && (scores[at] as number) >= good)
  return places.filter(isWanted)
}
