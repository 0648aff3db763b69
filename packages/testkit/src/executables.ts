/** Finds executables on this machine and runs them to the end. */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

export const isRoot = process.getuid?.() === 0

/** The full path of an executable, if this machine has it. */
export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs a command and returns undefined, or the end of its output if it failed. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): string | undefined {
  const { status, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8', timeout: 600_000 })
  if (status === 0) return undefined
  return `${program} ${args.join(' ')} failed: ${error?.message ?? stderr.slice(-400)}`
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The command line of a running process. */
export function commandOf(pid: number): string {
  const listed = `/proc/${pid}/cmdline`
  if (existsSync(listed)) return readFileSync(listed, 'utf8').replaceAll('\0', ' ')
  return spawnSync('ps', ['-o', 'command=', '-ww', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
