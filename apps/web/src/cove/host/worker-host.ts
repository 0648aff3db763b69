/** The page's end of the Cove's worker: the same host, a message away. The worker starts with the first call. */
import type { CoveHost, CoveLink, CoveSight } from '../cove-sight.ts'
import type { Call, Reply } from './calls.ts'

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

function workerHost(): CoveHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let watch: ((sight: CoveSight) => void) | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('sight' in data) return watch?.(data.sight)
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result as never)
  })

  const send = <Result>(call: Pick<Call, 'to' | 'name'>, args: readonly unknown[]): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++calls
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...call, id, args })
    })
  const host =
    <Name extends keyof CoveHost>(name: Name) =>
    (...args: Parameters<CoveHost[Name]>) =>
      send<Awaited<ReturnType<CoveHost[Name]>>>({ to: 'host', name }, args)
  const table =
    <Name extends keyof CoveLink>(name: Name) =>
    (...args: Parameters<CoveLink[Name]>) =>
      send<Awaited<ReturnType<CoveLink[Name]>>>({ to: 'table', name }, args)

  const link: CoveLink = {
    answer: table('answer'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
    undo: table('undo'),
    cancel: table('cancel'),
  }
  return {
    games: host('games'),
    create: host('create'),
    open: async (game, watcher) => {
      watch = watcher
      return (await send<boolean>({ to: 'host', name: 'open' }, [game])) ? link : undefined
    },
    forget: host('forget'),
    watchAgain: host('watchAgain'),
    save: host('save'),
    load: host('load'),
  }
}

let only: CoveHost | undefined

/** One host for all screens of the Cove. */
export function coveHost(): CoveHost {
  only ??= workerHost()
  return only
}
