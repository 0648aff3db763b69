/** The bots of `merchants sim`. */
import type { Bot } from '@merchants/bots'
import { seasonedBot } from '@merchants/bots'
import type { DaleDecision, State } from '@merchants/dale'
import { view } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { randomPlayer } from '@merchants/tabletop'

/** Answers a decision in place, at the table as it is. */
export type Policy = (decision: DaleDecision, state: State) => Answer

/** A bot sees what its seat can see, and nothing else. */
const seeing =
  (bot: Bot) =>
  (chance: Chance): Policy =>
  (decision, state) =>
    bot.decide(view({ now: state, decision }, decision.seat), chance)

/** A random answer needs no look at the table, which makes this bot a hundred times as fast. */
const BOTS: ReadonlyMap<string, (chance: Chance) => Policy> = new Map([
  ['random', randomPlayer],
  ['seasoned', seeing(seasonedBot)],
])

export const botNames: readonly string[] = [...BOTS.keys()]

/** The bot with this name, with `chance` as its own randomness; `undefined` if there is none. */
export const findBot = (name: string): ((chance: Chance) => Policy) | undefined => BOTS.get(name)
