/** The bots behind the levels of play. Those that look ahead think in a worker of their own. */
import type { SearchingLevel } from '@merchants/bots'
import { seasonedBot, noviceBot } from '@merchants/bots'
import type { View } from '@merchants/dale'
import type { BotSeat } from '@merchants/match'
import { below } from '@merchants/tabletop'
import type { BotLevel } from '@merchants/protocol'
import { BotWorkers } from '../../../local/bot-workers.ts'

export const botWorkers = new BotWorkers()

const ahead = (level: SearchingLevel): BotSeat<View> => ({
  name: level,
  decide: (view, chance, { deadline, signal, world }) =>
    botWorkers
      .ask('decide', { level, view, world: world?.(), seed: below(chance, 0x7fffffff), deadline }, signal)
      // In a browser where no such worker starts, the game goes on without it.
      .catch(() => seasonedBot.decide(view, chance)),
})

export const BOTS: Readonly<Record<BotLevel, BotSeat<View>>> = {
  novice: noviceBot,
  seasoned: seasonedBot,
  quick: ahead('quick'),
  trader: ahead('trader'),
  master: ahead('master'),
}
