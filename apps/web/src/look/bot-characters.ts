/** How each computer player plays, in a line. */
import type { BotLevel } from '@merchants/protocol'

export const CHARACTERS = {
  novice: 'home.character-novice',
  seasoned: 'home.character-seasoned',
  quick: 'home.character-quick',
  trader: 'home.character-trader',
  master: 'home.character-master',
} as const satisfies Readonly<Record<BotLevel, string>>
