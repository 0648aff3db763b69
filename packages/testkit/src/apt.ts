/** Installs packages of Debian and its derivatives; needs root. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram, findProgram, isRoot } from './executables.ts'

const OPTIONS = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3', '-q']

/** Runlevel 1 keeps packages from starting services. */
const ENVIRONMENT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** apt-get waits for others who install, but not for others who update their lists. Both halves of `npm test` may. */
const LOCK = join(tmpdir(), 'merchants-apt.lock')

/** Returns undefined, or what went wrong. */
export function installPackage(name: string): string | undefined {
  const apt = findProgram('apt-get')
  if (apt === undefined) return 'there is no apt-get here'
  if (!isRoot) return 'only root may install packages'

  const flock = findProgram('flock')
  const command = flock === undefined ? [apt] : [flock, LOCK, apt]
  const run = (...args: string[]) => {
    const [program = apt, ...words] = [...command, ...OPTIONS, ...args]
    return runProgram(program, words, { env: ENVIRONMENT })
  }
  run('update')
  return run('install', '-y', '--no-install-recommends', name)
}
