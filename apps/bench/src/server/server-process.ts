/** A server under test, with its own process and folder, at a port that was free. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beside, type Program, startProgram } from './processes.ts'
import type { Memory, Processor, ToServer } from './process-messages.ts'

/** The checkout that this file is in. */
export const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url))

/** A server that has not started by then never will. */
const START_TIMEOUT_MS = 100_000

export interface ServerProcess {
  readonly url: string
  /** Where it stores its tables. */
  readonly folder: string
  /** From the start of the process to its first "ready", in milliseconds. */
  readonly readyMs: number
  readonly memory: () => Promise<Memory>
  readonly processor: () => Promise<Processor>
  /** Ends it and starts it again on the same folder and port; the time until it was ready. */
  readonly restart: (signal: NodeJS.Signals) => Promise<void>
  readonly close: () => Promise<void>
}

export interface ServerProcessOptions {
  readonly storage: 'memory' | 'durable'
  /** A built checkout of this repository, perhaps of another commit. */
  readonly checkout?: string
  readonly environment?: Readonly<Record<string, string>>
  /** More flags for Node, for example to profile. */
  readonly flags?: readonly string[]
}

interface Started {
  readonly program: Program
  readonly url: string
  readonly readyMs: number
}

export async function startServer({
  storage,
  checkout = CHECKOUT,
  environment = {},
  flags = [],
}: ServerProcessOptions): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-bench-'))
  const options = {
    path: join(checkout, 'apps/server/dist/main.js'),
    environment: {
      HOST: '127.0.0.1',
      DATA: folder,
      LIMITS: 'off',
      PAGE: 'off',
      LOG_LEVEL: 'error',
      ...(storage === 'memory' && { STORAGE: 'memory' }),
      ...environment,
    },
    flags: ['--max-semi-space-size=128', '--expose-gc', '--import', beside('probe'), ...flags],
  }
  const start = async (port = '0'): Promise<Started> => {
    const began = performance.now()
    const program = startProgram({ ...options, environment: { ...options.environment, PORT: port } })
    for (;;) {
      const [url = ''] = /http:\/\/[\d.:]+(?= )/.exec(program.output()) ?? []
      if (url !== '' && (await isReady(url))) return { program, url, readyMs: performance.now() - began }
      if (performance.now() - began > START_TIMEOUT_MS)
        throw new Error(`The server did not start:\n${program.output()}`)
      await pause(10)
    }
  }
  const first = await start()
  const { url, readyMs } = first
  let { program } = first
  return {
    url,
    folder,
    readyMs,
    memory: () => program.ask<Memory>({ do: 'memory' } satisfies ToServer),
    processor: () => program.ask<Processor>({ do: 'processor' } satisfies ToServer),
    restart: async (signal) => {
      await program.kill(signal)
      ;({ program } = await start(new URL(url).port))
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
