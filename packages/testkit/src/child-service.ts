/** A process that runs during tests. It starts in a temporary folder, stops at the end, and is cleaned up later if the tests were killed. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { commandOf, isRunning } from './executables.ts'

const PREFIX = 'merchants-table-'
const PID_FILE = 'program.pid'
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 8000

export interface Service {
  readonly url: string
  stop(): Promise<void>
}

/** Given by someone who also stops it. */
export function externalService(url: string): Service {
  return { url, stop: async () => {} }
}

/** All below the ports of connections. A connection could take a higher port before the service listens, or while it restarts. */
const PORTS = { first: 10_240, last: 32_000 }

/** A port for a service that cannot choose one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.last)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A folder whose name says which process owns it. */
export function throwawayFolder(kind: string): string {
  return mkdtempSync(join(tmpdir(), `${PREFIX}${kind}-${process.pid}-`))
}

/** A browser's helpers may still write when the browser is gone. Leftovers are deleted at the next start. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch (error) {
    console.warn(`${folder} is left for the next start: ${String(error)}`)
  }
}

export interface ProgramOptions extends SpawnOptions {
  readonly folder: string
  /** The line that it prints when it is ready. */
  readonly ready: RegExp
}

/** Starts a process and waits until it is ready. */
export async function startProgram(
  path: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<ChildProcess> {
  const { folder, ready, ...rest } = options
  const child = spawn(path, args, { ...rest, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid !== undefined) writeFileSync(join(folder, PID_FILE), String(child.pid))
  const leave = () => child.kill('SIGQUIT')
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))

  let said = ''
  let late: NodeJS.Timeout | undefined
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${path} ${why}: ${said}`))
    late = setTimeout(() => {
      child.kill('SIGKILL')
      fail('was not ready in time')
    }, START_TIMEOUT_MS)
    const hear = (part: Buffer) => {
      said = (said + part.toString()).slice(-1000)
      if (ready.test(said)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', (error) => fail(`did not start (${error.message})`))
    child.once('exit', (code) => fail(`ended with code ${code}`))
  }).finally(() => clearTimeout(late))
  child.stdout?.removeAllListeners('data').resume()
  child.stderr?.removeAllListeners('data').resume()
  return child
}

/** Asks a process to end, kills it if it does not, and resolves when it is gone. */
export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  child.kill(signal)
  await gone
  clearTimeout(insist)
}

/** Ends processes whose owner was killed and removes their folders. Those of other users stay. */
export async function removeOrphans(kind: string): Promise<void> {
  const name = new RegExp(`^${PREFIX}${kind}-(\\d+)-`)
  for (const each of readdirSync(tmpdir())) {
    const owner = name.exec(each)?.[1]
    if (owner === undefined || isRunning(Number(owner))) continue
    const folder = join(tmpdir(), each)
    try {
      await endProgramIn(folder)
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (!isNotOurs(error)) throw error
    }
  }
}

async function endProgramIn(folder: string): Promise<void> {
  const pid = Number(contentOf(join(folder, PID_FILE)) || 0)
  // The number may long belong to someone else.
  const isItsOwn = () => pid > 0 && isRunning(pid) && commandOf(pid).includes(folder)
  if (!isItsOwn()) return
  process.kill(pid, 'SIGQUIT')
  for (let waited = 0; waited < STOP_TIMEOUT_MS && isItsOwn(); waited += 100) await pause(100)
  if (isItsOwn()) process.kill(pid, 'SIGKILL')
}

/** It belongs to another account, or someone else was faster. */
function isNotOurs(error: unknown): boolean {
  return ['EPERM', 'EACCES', 'ESRCH', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
