/** The host in a worker of its own, so that the page never waits for rules or bots. */
import type { Sight, TableLink } from '../sight.ts'
import type { Call, Reply } from './calls.ts'
import { LocalHost } from './host.ts'
import { memoryStore, openStore } from './store.ts'

const host = openStore()
  .catch(() => memoryStore())
  .then((store) => new LocalHost(store))
let link: TableLink | undefined

const post = (reply: Reply): void => postMessage(reply)

async function perform({ to, name, args }: Call): Promise<unknown> {
  if (to === 'table') return (link?.[name] as ((...args: unknown[]) => unknown) | undefined)?.(...args)
  const home = await host
  if (name !== 'open') return (home[name] as (...args: unknown[]) => unknown)(...args)
  const [game] = args as [string]
  link = await home.open(game, (sight: Sight) => post({ sight }))
  return link !== undefined
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  perform(data).then(
    (result) => post({ id: data.id, result }),
    (error: unknown) => post({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  )
})
