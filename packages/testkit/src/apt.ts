/** Installs packages of Debian and its derivatives; needs root. */
import { runProgram, findProgram, isRoot } from './executables.ts'

const OPTIONS = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3', '-q']

/** Runlevel 1 keeps packages from starting services. */
const ENVIRONMENT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** Returns undefined, or what went wrong. */
export function installPackage(name: string): string | undefined {
  const apt = findProgram('apt-get')
  if (apt === undefined) return 'there is no apt-get here'
  if (!isRoot) return 'only root may install packages'

  const run = (...args: string[]) => runProgram(apt, [...OPTIONS, ...args], { env: ENVIRONMENT })
  run('update')
  return run('install', '-y', '--no-install-recommends', name)
}
