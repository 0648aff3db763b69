/** WebKit on a screen that no one sees, driven by WebKitWebDriver over HTTP. */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isProgram } from '../executables.ts'
import { freePort, removeFolder, removeOrphans, stopProgram, throwawayFolder } from '../child-service.ts'
import { COMMANDS, type Transport } from './commands.ts'

export interface WebKitPrograms {
  readonly driver: string
  readonly screen: string
}

/** Shrinks the driver's own buttons, which would otherwise keep its window wider than a phone. */
const NO_BUTTONS = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; border-width: 0; }
image { -gtk-icon-size: 1px; }`
const NO_MOTION = '[Settings]\ngtk-enable-animations=0\n'

interface Reply {
  readonly value: { readonly error?: string; readonly message?: string; readonly sessionId?: string } | null
}

export async function driveWebKit({ driver, screen }: WebKitPrograms): Promise<Transport> {
  await removeOrphans('webkit')
  const home = throwawayFolder('webkit')
  const settings = join(home, '.config', 'gtk-3.0')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'gtk.css'), NO_BUTTONS)
  writeFileSync(join(settings, 'settings.ini'), NO_MOTION)

  const { display, stop: stopScreen } = await startScreen(screen)
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local'),
    XDG_CACHE_HOME: join(home, '.cache'),
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without a graphics card, layers that are drawn one by one cost twice as much as the page.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    LANG: 'en_US.UTF-8',
  }
  const driving = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const end = () => driving.kill('SIGTERM')
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await answers(`${address}/status`)
  const session = await post(`${address}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  })
  const base = `${address}/session/${session?.sessionId}`
  return {
    send(command, parameters) {
      const [method, path] = COMMANDS[command].http
      return request(method, `${base}${path}`, method === 'POST' ? (parameters ?? {}) : undefined)
    },
    async close() {
      await fetch(base, { method: 'DELETE' }).catch(() => undefined)
      process.off('exit', end)
      await stopProgram(driving, 'SIGTERM')
      await stopScreen()
      removeFolder(home)
    },
  }
}

/** It belongs to the library and is not on the PATH. */
function findMiniBrowser(): string {
  const folders = ['/usr/lib', '/usr/libexec', ...subfoldersOf('/usr/lib'), ...subfoldersOf('/usr/libexec')]
  const found = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => join(folder, version, 'MiniBrowser')),
  )
  const program = found.find(isProgram)
  if (program === undefined) throw new Error('WebKit has a driver here, but no MiniBrowser.')
  return program
}

const subfoldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  )

interface Screen {
  readonly display: string
  readonly stop: () => Promise<void>
}

/** Xvfb finds a free display and says which. */
async function startScreen(program: string): Promise<Screen> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '2000x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const end = () => screen.kill('SIGTERM')
  process.once('exit', end)
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (said: Buffer) => resolve(said.toString().trim()))
    screen.once('error', reject)
    screen.once('exit', () => reject(new Error('Xvfb ended.')))
  })
  return {
    display,
    stop: async () => {
      process.off('exit', end)
      await stopProgram(screen, 'SIGTERM')
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 100) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

const post = (url: string, body: object): Promise<Reply['value']> => request('POST', url, body)

async function request(method: string, url: string, body: object | undefined): Promise<Reply['value']> {
  const response = await fetch(url, body === undefined ? { method } : { method, body: JSON.stringify(body) })
  const { value } = (await response.json()) as Reply
  if (value?.error !== undefined) throw new Error(`${url}: ${value.error} ${value.message}`)
  return value
}
