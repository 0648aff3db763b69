/** One PostgreSQL and one Redis for a whole test run, however many tests ask for them. */
import { startPostgres } from './postgres.ts'
import { startRedis } from './redis.ts'

export interface Services {
  readonly postgres: string
  readonly redis: string
  /** They stop when their last user releases them. */
  stop(): Promise<void>
}

interface Shared {
  askers: number
  running: Promise<{ postgres: string; redis: string; stop: () => Promise<void> }>
}

/** Test runners load modules more than once, so shared state is kept on the process. */
const place = Symbol.for('merchants-table.services')
const shelf = globalThis as { [place]?: Shared | undefined }

export async function startServices(): Promise<Services> {
  const shared = (shelf[place] ??= { askers: 0, running: startBoth() })
  shared.askers += 1
  const { postgres, redis, stop } = await shared.running

  return {
    postgres,
    redis,
    async stop() {
      shared.askers -= 1
      if (shared.askers > 0) return
      shelf[place] = undefined
      await stop()
    },
  }
}

/** If one does not start, the other must not be left behind. */
async function startBoth(): Promise<Awaited<Shared['running']>> {
  const starts = await Promise.allSettled([startPostgres(), startRedis()])
  const [postgres, redis] = starts
  const stop = async () => {
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    await Promise.all(started.map((service) => service.stop()))
  }
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled') {
    return { postgres: postgres.value.url, redis: redis.value.url, stop }
  }
  await stop()
  const faults = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  throw new Error(faults.join('\n'))
}
