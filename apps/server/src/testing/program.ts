/** A server as a process of its own, for tests of its memory use. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The compiled entry, even when the tests run the sources. */
const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** Loaded into the process and its threads: collects garbage and tells how many bytes are in use, without compiled code. */
const PROBE = `
  import { getHeapCodeStatistics } from 'node:v8'
  process.on('message', () => {
    gc()
    gc()
    const { heapUsed, external } = process.memoryUsage()
    const { code_and_metadata_size: code, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics()
    process.send(heapUsed + external - code - bytecode)
  })
  process.channel?.unref()
`

export interface Program {
  readonly url: string
  readonly pid: number
  /** Bytes in use after garbage collection. */
  readonly memory: () => Promise<number>
  /** Everything it has written down so far. */
  readonly log: () => string
}

interface ProgramOptions {
  /** Where tables are kept, if not in a folder of its own. */
  readonly data?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs until the end of the test, in a folder of its own, and limits no one. */
export async function startProgram({ data, environment = {} }: ProgramOptions = {}): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-program-'))
  const child = fork(PROGRAM, [], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      PAGE: 'off',
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
      BOT_PACE_MS: '0',
      ...(data !== undefined && { DATA: data }),
      ...environment,
    },
    execArgv: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGKILL')) await gone
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The program has ended: ${said}`)))
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('Ctrl-C')) resolve()
    })
  })
  return {
    url: `http://127.0.0.1:${/:(\d+)/.exec(said)?.[1] ?? ''}`,
    pid: child.pid ?? 0,
    memory: async () => {
      child.send({})
      const [bytes] = (await once(child, 'message')) as [number]
      return bytes
    },
    log: () => said,
  }
}
