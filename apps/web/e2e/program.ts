/** The built server as a process of its own, on a port of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export type Environment = Readonly<Record<string, string>>

/** Bots answer at once, and there are no rate limits. */
const QUICK: Environment = { HOST: '127.0.0.1', PORT: '0', LIMITS: '0', BOT_PACE_MS: '0', LOG_LEVEL: 'error' }

export interface Server {
  readonly address: string
  readonly stop: () => Promise<void>
}

export async function startServer(environment: Environment): Promise<Server> {
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

/** Keeps its tables in a folder, which is gone after it. */
export async function startWithFolder(environment: Environment = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-online-'))
  const { address, stop } = await startServer({ DATA: folder, ...environment })
  return {
    address,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
