/** The Cove's host in a worker of its own, so that the page never waits for rules. */
import type { CoveLink, CoveSight } from '../cove-sight.ts'
import type { Call, Reply } from './calls.ts'
import { LocalCoveHost } from './cove-host.ts'
import { memoryCoveStore, openCoveStore } from './store.ts'

const host = openCoveStore()
  .catch(() => memoryCoveStore())
  .then((store) => new LocalCoveHost(store))
let link: CoveLink | undefined

const post = (reply: Reply): void => postMessage(reply)

async function perform({ to, name, args }: Call): Promise<unknown> {
  if (to === 'table') return (link?.[name] as ((...args: unknown[]) => unknown) | undefined)?.(...args)
  const home = await host
  if (name !== 'open') return (home[name] as (...args: unknown[]) => unknown).apply(home, args as unknown[])
  const [game] = args as [string]
  link = await home.open(game, (sight: CoveSight) => post({ sight }))
  return link !== undefined
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  perform(data).then(
    (result) => post({ id: data.id, result }),
    (error: unknown) => post({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  )
})
