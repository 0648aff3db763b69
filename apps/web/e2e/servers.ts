/** Real servers for online tests, one process with a folder, or two nodes with a shared database and Redis. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, inject, onTestFinished } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

type Environment = Readonly<Record<string, string>>

/** Bots answer at once, and there are no rate limits. */
const QUICK: Environment = { HOST: '127.0.0.1', PORT: '0', LIMITS: '0', BOT_PACE_MS: '0', LOG_LEVEL: 'error' }

interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
}

async function start(environment: Environment): Promise<Server> {
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...QUICK, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isDown = once(server, 'exit')
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await isDown
  }
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return { address, stop }
  }
  throw new Error('The server did not start.')
}

async function startWithFolder(environment: Environment = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-online-'))
  const { address, stop } = await start({ DATA: folder, ...environment })
  return {
    address,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let shared: Promise<Server> | undefined

afterAll(async () => {
  await (await shared)?.stop()
})

/** A server for all tests of a file. */
export async function sharedServer(): Promise<string> {
  shared ??= startWithFolder()
  return (await shared).address
}

async function forThisTest(starting: Promise<Server>): Promise<string> {
  const { address, stop } = await starting
  onTestFinished(stop)
  return address
}

/** A server until the end of the test. */
export async function startOne(environment: Environment = {}): Promise<readonly [string, string]> {
  const address = await forThisTest(startWithFolder(environment))
  return [address, address]
}

/** Two nodes: people of one table are at different ones. */
export async function startTwo(): Promise<readonly [string, string]> {
  const nodes = { DATABASE_URL: inject('postgres'), REDIS_URL: inject('redis') }
  return Promise.all([forThisTest(start(nodes)), forThisTest(start(nodes))])
}
