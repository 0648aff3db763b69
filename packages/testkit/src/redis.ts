/** A Redis for tests: the one we are given, or a throwaway one of this machine. */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { findRedis } from './redis-program.ts'
import { freePort, givenService, startProgram, stopProgram, sweep, throwawayFolder, type Service } from './service.ts'

const KIND = 'redis'

/** It keeps nothing on disk, and its command line stays as it was called. */
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

/** A Redis that tests may stop and start again: it forgets everything, and its address stays. */
export interface OwnRedis extends Service {
  start(): Promise<void>
  /** It is there and says nothing, until it wakes. */
  sleep(): void
  wake(): void
}

export async function startRedis(): Promise<Service> {
  const given = process.env['TEST_REDIS_URL']
  return given ? givenService(given) : startOwnRedis()
}

export async function startOwnRedis(): Promise<OwnRedis> {
  await sweep(KIND)
  const { path, environment } = findRedis()
  const port = await freePort()
  let child: ChildProcess | undefined
  let folder = ''

  const redis: OwnRedis = {
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

/** A corner of its own for a test, in the Redis that all tests share. */
export function freshRedis(server: string): string {
  return `${server}?prefix=test-${randomBytes(8).toString('hex')}`
}
