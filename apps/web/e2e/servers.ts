/** Real servers for tests online: the program itself, alone with a folder, or as two nodes that share a database and Redis. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

type Environment = Readonly<Record<string, string>>

/** Programs answer at once, and nobody is told to be slower. */
const QUICK: Environment = { HOST: '127.0.0.1', PORT: '0', LIMITS: '0', BOT_PACE_MS: '0', LOG_LEVEL: 'error' }

/** The address of a server that ends with the test. */
async function start(environment: Environment): Promise<string> {
  const server = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, ...QUICK, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isDown = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await isDown
  })
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('The server did not start.')
}

/** One program with a folder of its own. */
export async function startOne(environment: Environment = {}): Promise<readonly [string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-online-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const address = await start({ DATA: folder, ...environment })
  return [address, address]
}

/** Two nodes: people of one table are at different ones. */
export async function startTwo(): Promise<readonly [string, string]> {
  const shared = { DATABASE_URL: inject('postgres'), REDIS_URL: inject('redis') }
  return Promise.all([start(shared), start(shared)])
}
