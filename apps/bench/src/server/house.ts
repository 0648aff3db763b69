/** A server under test: its own process, its own folder, a free port of this machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beside, type Program, startProgram } from './processes.ts'
import type { Memory } from './talk.ts'

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))

/** A server that is not there by then will not come. */
const PATIENCE = 100_000

export interface House {
  readonly url: string
  /** Where it keeps its tables. */
  readonly folder: string
  /** From the start of the process to its first "ready", in milliseconds. */
  readonly readyMs: number
  readonly memory: () => Promise<Memory>
  /** Ends it and starts it again on the same folder and port; the time until it was ready. */
  readonly restart: (signal: NodeJS.Signals) => Promise<void>
  readonly close: () => Promise<void>
}

export interface HouseOptions {
  readonly storage: 'memory' | 'durable'
  readonly environment?: Readonly<Record<string, string>>
  /** More flags for Node, for example to profile. */
  readonly flags?: readonly string[]
}

export async function openHouse({ storage, environment = {}, flags = [] }: HouseOptions): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const wish = {
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
    flags: ['--expose-gc', '--import', beside('probe'), ...flags],
  }
  const start = async (): Promise<{ readonly program: Program; readonly readyMs: number }> => {
    const began = performance.now()
    const program = startProgram(wish)
    while (!(await isReady(url))) {
      if (performance.now() - began > PATIENCE) throw new Error(`The server did not start:\n${program.output()}`)
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
