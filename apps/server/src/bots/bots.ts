/** The programs that play: they think in threads of their own, so that nobody waits for them. */
import type { View } from '@merchants/dale'
import type { BotLevel } from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import { Thread } from './thread.ts'

export interface Bots {
  /** What a program of this level answers; `undefined` if it failed. */
  decide(level: BotLevel, view: View): Promise<Answer | undefined>
  /** The legal moves of a position that dale has written; `undefined` if that took too long. */
  list(position: string): Promise<readonly string[] | undefined>
  close(): Promise<void>
}

/** How long one piece of work may take, in milliseconds. */
const PATIENCE = 5000

export function startBots(patience = PATIENCE): Bots {
  const deciding = new Thread(patience)
  const listing = new Thread(patience)
  return {
    decide: async (level, view) => {
      const outcome = await deciding.ask({ do: 'decide', level, view })
      return 'result' in outcome ? (outcome.result as Answer) : undefined
    },
    list: async (position) => {
      const outcome = await listing.ask({ do: 'list', position })
      return 'result' in outcome ? (outcome.result as readonly string[]) : undefined
    },
    close: async () => {
      await Promise.all([deciding.close(), listing.close()])
    },
  }
}
