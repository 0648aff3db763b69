/** A server under test, with its own process, folder and free port. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beside, type Program, startProgram } from './processes.ts'
import type { Memory } from './process-messages.ts'

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))

/** A server that has not started by then never will. */
const START_TIMEOUT_MS = 100_000

export interface ServerProcess {
  readonly url: string
  /** Where it stores its tables. */
  readonly folder: string
  /** From the start of the process to its first "ready", in milliseconds. */
  readonly readyMs: number
  readonly memory: () => Promise<Memory>
  /** Ends it and starts it again on the same folder and port; the time until it was ready. */
  readonly restart: (signal: NodeJS.Signals) => Promise<void>
  readonly close: () => Promise<void>
}

export interface ServerProcessOptions {
  readonly storage: 'memory' | 'durable'
  readonly environment?: Readonly<Record<string, string>>
  /** More flags for Node, for example to profile. */
  readonly flags?: readonly string[]
}

export async function startServer({
  storage,
  environment = {},
  flags = [],
}: ServerProcessOptions): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const options = {
    path: SERVER,
    environment: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA: folder,
      LIMITS: 'off',
      PAGE: 'off',
      LOG_LEVEL: 'error',
      ...(storage === 'memory' && { STORAGE: 'memory' }),
      ...environment,
    },
    flags: ['--max-semi-space-size=128', '--expose-gc', '--import', beside('probe'), ...flags],
  }
  const start = async (): Promise<{ readonly program: Program; readonly readyMs: number }> => {
    const began = performance.now()
    const program = startProgram(options)
    while (!(await isReady(url))) {
      if (performance.now() - began > START_TIMEOUT_MS)
        throw new Error(`The server did not start:\n${program.output()}`)
      await pause(10)
    }
    return { program, readyMs: performance.now() - began }
  }
  let { program, readyMs } = await start()
  return {
    url,
    folder,
    readyMs,
    memory: () => program.ask<Memory>({ do: 'memory' }),
    restart: async (signal) => {
      await program.kill(signal)
      ;({ program } = await start())
    },
    close: async () => {
      await program.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isReady = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
