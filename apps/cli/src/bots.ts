/** The bots that can take a seat, by name. */
import type { Bot } from '@merchants/bots'
import { greedyBot } from '@merchants/bots'
import type { DaleDecision, State } from '@merchants/dale'
import { view } from '@merchants/dale'
import type { Answer, Chance } from '@merchants/tabletop'
import { randomPlayer } from '@merchants/tabletop'

/** Answers a decision in place, at the table as it lies. */
export type Policy = (decision: DaleDecision, state: State) => Answer

/** A bot sees what its seat may know, and nothing else. */
const seeing =
  (bot: Bot) =>
  (chance: Chance): Policy =>
  (decision, state) =>
    bot.decide(view({ now: state, decision }, decision.seat), chance)

/** A random answer needs no look at the table, which makes this bot a hundred times as fast. */
const BOTS: ReadonlyMap<string, (chance: Chance) => Policy> = new Map([
  ['random', randomPlayer],
  ['greedy', seeing(greedyBot)],
])

export const botNames: readonly string[] = [...BOTS.keys()]

/** The bot with this name, which takes its own chances from `chance`; `undefined` if there is none. */
export const findBot = (name: string): ((chance: Chance) => Policy) | undefined => BOTS.get(name)
