/** The programs behind the levels of play. */
import type { Bot } from '@merchants/bots'
import { greedyBot, noviceBot } from '@merchants/bots'
import type { BotLevel } from '../sight.ts'

export const BOTS: Readonly<Record<BotLevel, Bot>> = { novice: noviceBot, seasoned: greedyBot }
