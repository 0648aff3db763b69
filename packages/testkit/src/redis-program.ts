/** The executable of Redis from this machine, installed now, or unpacked into the user's cache folder. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installPackage } from './apt.ts'
import { runProgram, findProgram } from './executables.ts'

export interface RedisProgram {
  readonly path: string
  readonly environment: NodeJS.ProcessEnv
}

const ADVICE =
  'Install it (on Debian: sudo apt-get install redis-server; on macOS: brew install redis), or set TEST_REDIS_URL to a Redis that tests may fill.'

const CACHE = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
const UNPACKED = join(CACHE, 'merchants-table', 'redis')

/** Redis and the libraries that a bare machine lacks. */
const PACKAGES = [
  'redis-server',
  'redis-tools',
  'libjemalloc2',
  'liblua5.1-0',
  'liblzf1',
  'lua-bitop',
  'lua-cjson',
  'libatomic1',
  'libssl3',
]

export function findRedis(): RedisProgram {
  const found = foundHere()
  if (found !== undefined) return found

  console.log('There is no Redis here: fetching one for the tests.')
  const faults = [installPackage('redis-server')]
  if (foundHere() === undefined) faults.push(unpack())
  const fetched = foundHere()
  if (fetched === undefined) throw new Error(`No Redis: ${faults.join('; ')}. ${ADVICE}`)
  return fetched
}

function foundHere(): RedisProgram | undefined {
  const path = findProgram('redis-server') ?? findProgram('valkey-server')
  if (path !== undefined) return { path, environment: process.env }

  const unpacked = join(UNPACKED, 'usr/bin/redis-server')
  if (!existsSync(unpacked)) return undefined
  const machine = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
  return { path: unpacked, environment: { ...process.env, LD_LIBRARY_PATH: join(UNPACKED, 'usr/lib', machine) } }
}

/** Downloads and unpacks Debian packages, which needs no rights. Returns undefined on success, or the failure. */
function unpack(): string | undefined {
  if (findProgram('apt-get') === undefined || findProgram('dpkg') === undefined) return 'there is no apt-get here'

  const part = `${UNPACKED}.${process.pid}`
  try {
    mkdirSync(part, { recursive: true })
    const fault = runProgram('apt-get', ['download', ...PACKAGES], { cwd: part })
    if (fault !== undefined) return fault
    for (const file of readdirSync(part).filter((name) => name.endsWith('.deb'))) {
      const unpacking = runProgram('dpkg', ['-x', join(part, file), part])
      if (unpacking !== undefined) return unpacking
      rmSync(join(part, file))
    }
    if (!existsSync(UNPACKED)) renameSync(part, UNPACKED)
    return undefined
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}
