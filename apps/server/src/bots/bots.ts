/** The bots. They think on their own threads, so that nothing else waits for them. */
import { isSearching, type SearchingLevel, THINKING_MS } from '@merchants/bots'
import type { BotLevel } from '@merchants/protocol'
import type { AnyView, Answer } from '@merchants/tabletop'
import { availableParallelism } from 'node:os'
import { WorkerQueue } from './worker-queue.ts'
import type { BotJobResult, BotJob } from './bot-jobs.ts'

export interface Bots {
  /** The answer of a bot of this level; `undefined` if it failed. `world` is a dealt game for a level that looks ahead. */
  decide(game: string, level: BotLevel, view: AnyView, world?: string): Promise<Answer | undefined>
  /** The legal moves of a position that its game has written; `undefined` if that took too long. A second request in the meantime gets the same list. */
  legalMoves(game: string, position: string): Promise<readonly string[] | undefined>
  close(): Promise<void>
}

/** How long one piece of work may take, in milliseconds. */
const JOB_TIMEOUT_MS = 5000

/** Threads for levels that look ahead; one core is left to the tables. */
const AHEAD = Math.min(4, Math.max(1, availableParallelism() - 1))

const keyOf = ({ game, position }: Extract<BotJob, { do: 'list' }>): string => `${game} ${position}`

export function startBots(timeoutMs = JOB_TIMEOUT_MS): Bots {
  const deciding = new WorkerQueue(timeoutMs)
  const listing = new WorkerQueue(timeoutMs)
  const ahead = Array.from({ length: AHEAD }, () => new WorkerQueue(timeoutMs))
  const lists = new Map<string, ReturnType<Bots['legalMoves']>>()
  const makeList = async (job: Extract<BotJob, { do: 'list' }>): ReturnType<Bots['legalMoves']> => {
    const outcome = await listing.ask(job)
    lists.delete(keyOf(job))
    return 'result' in outcome ? (outcome.result as readonly string[]) : undefined
  }
  /** When many look ahead, they share the time. */
  const lookAhead = (game: string, level: SearchingLevel, view: AnyView, world: string): Promise<BotJobResult> => {
    const thread = ahead.reduce((best, each) => (each.load < best.load ? each : best))
    const milliseconds = THINKING_MS[level] / (1 + thread.load)
    return thread.ask({ do: 'look ahead', game, level, view, world, milliseconds })
  }

  return {
    decide: async (game, level, view, world) => {
      const canLookAhead = world !== undefined && isSearching(level)
      const outcome = await (canLookAhead
        ? lookAhead(game, level, view, world)
        : deciding.ask({ do: 'decide', game, level, view }))
      return 'result' in outcome ? (outcome.result as Answer) : undefined
    },
    legalMoves: (game, position) => {
      const job = { do: 'list', game, position } as const
      const list = lists.get(keyOf(job)) ?? makeList(job)
      lists.set(keyOf(job), list)
      return list
    },
    close: async () => {
      await Promise.all([deciding, listing, ...ahead].map((thread) => thread.close()))
    },
  }
}
