/** The interface of a bot that plays a human of the Cove. */
import type { DecisionView, View } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import type { Assessment } from './assessment.ts'

export interface CoveBot {
  readonly name: string
  /** Answers the decision in the view, which is always present. The random generator is the bot's own, not the game's. */
  decide(view: View, chance: Chance): Answer
}

/** A question whose kind says what its options are. */
export interface Question extends Pick<DecisionView, 'ask' | 'min' | 'max' | 'ordered' | 'about'> {
  readonly options: readonly unknown[]
}

/** Answers one kind of question. */
export type DecisionHandler = (question: Question, own: Assessment, chance: Chance) => Answer

/** The place of the best option. */
export function bestOf<Option>(options: readonly Option[], worth: (option: Option) => number): number {
  let found = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < options.length; at++) {
    const each = worth(options[at] as Option)
    if (each <= most) continue
    most = each
    found = at
  }
  return found
}

/** The best option, or none if even that is worth no more than `least`. */
export function bestAbove<Option>(
  options: readonly Option[],
  least: number,
  worth: (option: Option) => number,
): number[] {
  const at = bestOf(options, worth)
  return options.length > 0 && worth(options[at] as Option) > least ? [at] : []
}
