/** The programs that play: they think in threads of their own, so that nobody waits for them. */
import type { View } from '@merchants/dale'
import type { BotLevel } from '@merchants/protocol'
import type { Answer } from '@merchants/tabletop'
import { Thread } from './thread.ts'

export interface Bots {
  /** What a program of this level answers; `undefined` if it failed. */
  decide(level: BotLevel, view: View): Promise<Answer | undefined>
  /** The legal moves of a position that dale has written; `undefined` if that took too long. Who asks again meanwhile gets the same list. */
  list(position: string): Promise<readonly string[] | undefined>
  close(): Promise<void>
}

/** How long one piece of work may take, in milliseconds. */
const PATIENCE = 5000

export function startBots(patience = PATIENCE): Bots {
  const deciding = new Thread(patience)
  const listing = new Thread(patience)
  const lists = new Map<string, ReturnType<Bots['list']>>()
  const makeList = async (position: string): ReturnType<Bots['list']> => {
    const outcome = await listing.ask({ do: 'list', position })
    lists.delete(position)
    return 'result' in outcome ? (outcome.result as readonly string[]) : undefined
  }
  return {
    decide: async (level, view) => {
      const outcome = await deciding.ask({ do: 'decide', level, view })
      return 'result' in outcome ? (outcome.result as Answer) : undefined
    },
    list: (position) => {
      const list = lists.get(position) ?? makeList(position)
      lists.set(position, list)
      return list
    },
    close: async () => {
      await Promise.all([deciding.close(), listing.close()])
    },
  }
}
