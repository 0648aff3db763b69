/** The page's end of a worker, with the store of games and the open table. */
import type { GameStore } from './game-store.ts'
import type { InParts } from './log-parts.ts'
import { joined } from './log-parts.ts'
import type { Call, Reply } from './worker-messages.ts'

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** A method of the other side, called from here. */
type Method<Of, Name extends keyof Of> = Of[Name] extends (...args: infer Args) => Promise<infer Result>
  ? (...args: Args) => Promise<Result>
  : never

export interface Remote<Host, Table, Shared> {
  readonly host: <Name extends keyof Host & string>(name: Name) => Method<Host, Name>
  readonly table: <Name extends keyof Table & string>(name: Name) => Method<Table, Name>
  /** The methods that the stores of all games have. A game that is opened takes these commands. */
  readonly shared: (commands: Table) => Shared
}

export function remote<
  Host extends GameStore<Summary, Result, MatchView, Table>,
  Summary,
  Result,
  MatchView extends { readonly log: readonly unknown[] },
  Table,
>(worker: Worker): Remote<Host, Table, GameStore<Summary, Result, MatchView, Table>> {
  endWithPage(worker)
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let watch: ((match: InParts<MatchView>) => void) | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<Reply<InParts<MatchView>>>) => {
    if ('match' in data) return watch?.(data.match)
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result as never)
  })

  const send = <Result>(to: Call['to'], name: string, args: readonly unknown[]): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++calls
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, to, name, args } satisfies Call)
    })
  const calling = (to: Call['to']) => (name: string) => ((...args: readonly unknown[]) => send(to, name, args)) as never

  const host = calling('host')
  return {
    host,
    table: calling('table'),
    shared: (commands) => ({
      games: host('games'),
      unreadGames: host('unreadGames'),
      checkGame: host('checkGame'),
      open: async (game, watcher) => {
        watch = joined(watcher)
        return (await send<boolean>('host', 'open', [game])) ? commands : undefined
      },
      takeOver: host('takeOver'),
      leave: host('leave'),
      deleteGame: host('deleteGame'),
      results: host('results'),
      addResults: host('addResults'),
      save: host('save'),
    }),
  }
}

/**
 * Safari puts aside a page that is left, with its worker as it stands. In the middle of a write, that would keep the
 * database from every later page, so the worker ends at once. Going back to the page loads it again.
 */
function endWithPage(worker: Worker): void {
  addEventListener('pagehide', () => worker.terminate())
  addEventListener('pageshow', ({ persisted }) => (persisted ? location.reload() : undefined))
}
