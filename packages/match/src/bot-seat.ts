/** A seat that a program plays. */
import type { Answer, Chance } from '@merchants/tabletop'

/** How long a bot may think, by the clock of whoever calls it, and how it hears that its answer is no longer wanted. */
export interface Thinking {
  /** In milliseconds since 1970. */
  readonly deadline: number
  readonly signal: AbortSignal
}

export interface BotSeat<View> {
  readonly name: string
  /** Answers the decision in the view, which is there; `chance` is the bot's own, not the match's. */
  decide(view: View, chance: Chance, thinking: Thinking): Answer | Promise<Answer>
}
