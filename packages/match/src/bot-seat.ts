/** A seat played by a bot. */
import type { Answer, Chance } from '@merchants/tabletop'

/** The bot's time limit, by the caller's clock, and the signal that its answer is no longer wanted. */
export interface Thinking {
  /** In milliseconds since 1970. */
  readonly deadline: number
  readonly signal: AbortSignal
  /** A game as it may be, as text, for a bot that looks ahead; the match hands it in. */
  readonly world?: () => string | undefined
}

export interface BotSeat<View> {
  readonly name: string
  /** Answers the decision in the view, which is always present. The random generator is the bot's own, not the match's. */
  decide(view: View, chance: Chance, thinking: Thinking): Answer | Promise<Answer>
}
