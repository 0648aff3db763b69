/** The page's end of a worker, with the store of games and the open table. */
import type { Call, Reply } from './worker-messages.ts'
import type { InParts } from './log-parts.ts'
import { joined } from './log-parts.ts'

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** A method of the other side, called from here. */
type Method<Of, Name extends keyof Of> = Of[Name] extends (...args: infer Args) => Promise<infer Result>
  ? (...args: Args) => Promise<Result>
  : never

export interface Remote<Host, Table, MatchView> {
  readonly host: <Name extends keyof Host & string>(name: Name) => Method<Host, Name>
  readonly table: <Name extends keyof Table & string>(name: Name) => Method<Table, Name>
  /** Opens a game, whose views follow. Resolves to whether it exists. */
  readonly open: (game: string, watch: (match: MatchView) => void) => Promise<boolean>
}

export function remote<Host, Table, MatchView extends { readonly log: readonly unknown[] }>(
  worker: Worker,
): Remote<Host, Table, MatchView> {
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

  return {
    host: calling('host'),
    table: calling('table'),
    open: (game, watcher) => {
      watch = joined(watcher)
      return send<boolean>('host', 'open', [game])
    },
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
