/** A PostgreSQL for tests. Uses the configured one, or a temporary one from the npm registry or this machine. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, type PostgresPrograms } from './postgres-programs.ts'
import { isRoot } from './executables.ts'
import {
  freePort,
  externalService,
  startProgram,
  stopProgram,
  removeOrphans,
  throwawayFolder,
  type Service,
} from './child-service.ts'

const KIND = 'postgres'

/** It lives for minutes, so nothing needs to reach the disk. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** PostgreSQL refuses to run as root, but every machine has a user without rights. */
const NOBODY = 65_534
const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export async function startPostgres(): Promise<Service> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? externalService(given) : startOwnPostgres()
}

/** A private one, for tests that break it. */
export async function startOwnPostgres(): Promise<Service> {
  await removeOrphans(KIND)
  const folder = throwawayFolder(KIND)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return await startIn(folder, remove)
  } catch (error) {
    remove()
    throw error
  }
}

async function startIn(folder: string, remove: () => void): Promise<Service> {
  const programs = findPostgres(join(folder, 'programs'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) for (const each of [folder, data]) chownSync(each, NOBODY, NOBODY)
  chmodSync(folder, 0o755)
  initialise(programs, folder, data)

  const port = await freePort()
  const settings = [...CARELESS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const child = await startProgram(programs.postgres, args, {
    ...account,
    env: programs.environment,
    folder,
    ready: /ready to accept connections/,
  })

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopProgram(child, 'SIGINT')
      remove()
    },
  }
}

function initialise(programs: PostgresPrograms, folder: string, data: string): void {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const options = { ...account, cwd: folder, env: programs.environment, encoding: 'utf8', timeout: 120_000 } as const
  const { status, error, stderr } = spawnSync(programs.initdb, args, options)
  if (status !== 0) throw new Error(`PostgreSQL's initdb failed: ${error?.message ?? stderr}`)
}
