/** What a program has to be to play a human of the Cove. */
import type { DecisionView, View } from '@merchants/cove'
import type { Answer, Chance } from '@merchants/tabletop'
import type { Outlook } from './outlook.ts'

export interface CoveBot {
  readonly name: string
  /** Answers the decision in the view, which is there; `chance` is the bot's own, not the game's. */
  decide(view: View, chance: Chance): Answer
}

/** Answers one kind of question. */
export type Handler = (decision: DecisionView, outlook: Outlook, chance: Chance) => Answer

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
