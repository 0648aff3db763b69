/** A Redis for tests. Uses the configured one or a temporary one on this machine. */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { findRedis } from './redis-program.ts'
import {
  freePort,
  externalService,
  startProgram,
  stopProgram,
  removeOrphans,
  throwawayFolder,
  type Service,
} from './child-service.ts'

const KIND = 'redis'

/** It stores nothing on disk, and its command line stays unchanged. */
const FORGETFUL = [
  '--bind',
  '127.0.0.1',
  '--save',
  '',
  '--appendonly',
  'no',
  '--daemonize',
  'no',
  '--set-proc-title',
  'no',
]

/** A Redis that tests can stop and restart. It loses its data and keeps its address. */
export interface RestartableRedis extends Service {
  start(): Promise<void>
  /** Suspends it, so that it does not reply until it is resumed. */
  sleep(): void
  wake(): void
}

export async function startRedis(): Promise<Service> {
  const given = process.env['TEST_REDIS_URL']
  return given ? externalService(given) : startOwnRedis()
}

export async function startOwnRedis(): Promise<RestartableRedis> {
  await removeOrphans(KIND)
  const { path, environment } = findRedis()
  const port = await freePort()
  let child: ChildProcess | undefined
  let folder = ''

  const redis: RestartableRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      folder = throwawayFolder(KIND)
      child = await startProgram(path, ['--port', String(port), '--dir', folder, ...FORGETFUL], {
        env: environment,
        folder,
        ready: /Ready to accept connections/i,
      })
    },
    sleep: () => child?.kill('SIGSTOP'),
    wake: () => child?.kill('SIGCONT'),
    async stop() {
      if (child !== undefined) await stopProgram(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await redis.start()
  return redis
}

/** A key prefix for one test, in the Redis that all tests share. */
export function isolatedRedisUrl(server: string): string {
  return `${server}?prefix=test-${randomBytes(8).toString('hex')}`
}
