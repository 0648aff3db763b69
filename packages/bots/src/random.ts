/** A player that answers at random. */
import { randomPlayer } from '@merchants/tabletop'
import type { Bot } from './bot.ts'

export const randomBot: Bot = {
  name: 'random',
  decide: ({ decision }, chance) => (decision === undefined ? [] : randomPlayer(chance)(decision).slice()),
}
