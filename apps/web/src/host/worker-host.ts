/** The page's end of the worker: the same host, a message away. */
import type { GameHost, Sight, TableLink } from '../sight.ts'
import type { Call, Reply } from './calls.ts'

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

export function workerHost(): GameHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let calls = 0
  let watch: ((sight: Sight) => void) | undefined

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
    <Name extends keyof GameHost>(name: Name) =>
    (...args: Parameters<GameHost[Name]>) =>
      send<Awaited<ReturnType<GameHost[Name]>>>({ to: 'host', name }, args)
  const table =
    <Name extends keyof TableLink>(name: Name) =>
    (...args: Parameters<TableLink[Name]>) =>
      send<Awaited<ReturnType<TableLink[Name]>>>({ to: 'table', name }, args)

  const link: TableLink = {
    answer: table('answer'),
    say: table('say'),
    why: table('why'),
    legal: table('legal'),
    undo: table('undo'),
    cancel: table('cancel'),
    liftCurtain: table('liftCurtain'),
    setPace: table('setPace'),
  }
  return {
    games: host('games'),
    create: host('create'),
    open: async (game, watcher) => {
      watch = watcher
      return (await send<boolean>({ to: 'host', name: 'open' }, [game])) ? link : undefined
    },
    forget: host('forget'),
    replay: host('replay'),
    keep: host('keep'),
    proof: host('proof'),
    lookBack: host('lookBack'),
    playOnFrom: host('playOnFrom'),
    save: host('save'),
    load: host('load'),
  }
}
