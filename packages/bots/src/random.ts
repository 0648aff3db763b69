/** A player that does anything that is legal. */
import type { DecisionView } from '@merchants/dale'
import type { Decision } from '@merchants/tabletop'
import { randomPlayer } from '@merchants/tabletop'
import type { Bot } from './bot.ts'

/** The engine's decisions carry a seat, which a random answer does not look at. */
const asked = (decision: DecisionView): Decision => ({ ...decision, seat: 0 })

export const randomBot: Bot = {
  name: 'random',
  decide: ({ decision }, chance) => (decision === undefined ? [] : randomPlayer(chance)(asked(decision)).slice()),
}
