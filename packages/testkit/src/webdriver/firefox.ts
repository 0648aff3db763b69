/** Headless Firefox, driven by Marionette with the WebDriver commands as JSON over a local TCP connection. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { removeFolder, removeOrphans, startProgram, stopProgram, throwawayFolder } from '../child-service.ts'
import { COMMANDS, type Transport } from './commands.ts'

/** A browser without dialogs and background requests, which behaves like one with a mouse. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'en',
}

/** Firefox keeps its window wide enough for its own buttons; a phone is narrower. */
const NO_MINIMUM = ':root { min-width: 0 !important; min-height: 0 !important }'

type Reply = readonly [1, number, { readonly message: string } | null, unknown]

export async function driveFirefox(program: string): Promise<Transport> {
  await removeOrphans('firefox')
  const folder = throwawayFolder('firefox')
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), preferences.join('\n'))
  mkdirSync(join(folder, 'chrome'))
  writeFileSync(join(folder, 'chrome', 'userChrome.css'), NO_MINIMUM)
  const browser = await startProgram(program, ['--headless', '--marionette', '--no-remote', '--profile', folder], {
    folder,
    ready: /headless mode/,
    env: { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
  })
  const marionette = new Marionette(connect(await portIn(folder), '127.0.0.1'))
  await marionette.call('WebDriver:NewSession', {})
  return {
    send: (command, parameters = {}) => marionette.call(COMMANDS[command].marionette, parameters),
    async close() {
      marionette.end()
      await stopProgram(browser, 'SIGTERM')
      removeFolder(folder)
    },
  }
}

/** Firefox chooses a free port and writes it into its profile. */
async function portIn(folder: string): Promise<number> {
  const file = join(folder, 'MarionetteActivePort')
  for (let waited = 0; waited < 120_000; waited += 50) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port > 0) return port
    await pause(50)
  }
  throw new Error('Firefox does not listen.')
}

/** Messages are `length:JSON`; each answer carries the number of its question. */
class Marionette {
  private readonly socket: Socket
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  private received = Buffer.alloc(0)
  private asked = 0

  constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', (part) => this.receive(part))
    socket.on('error', () => this.end())
  }

  async call(name: string, parameters: object): Promise<unknown> {
    const id = ++this.asked
    const message = JSON.stringify([0, id, name, parameters])
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      this.waiting.set(id, resolve)
      this.socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
    if (error !== null) throw new Error(`${name}: ${error.message}`)
    const { value = result } = (result ?? {}) as { readonly value?: unknown }
    return value
  }

  end(): void {
    this.socket.destroy()
    for (const resolve of this.waiting.values()) resolve([1, 0, { message: 'the browser has ended' }, null])
    this.waiting.clear()
  }

  private receive(part: Buffer): void {
    this.received = Buffer.concat([this.received, part])
    for (;;) {
      const colon = this.received.indexOf(':')
      const end = colon + 1 + Number(this.received.subarray(0, colon).toString())
      if (colon < 0 || this.received.length < end) return
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as Reply | object
      this.received = this.received.subarray(end)
      // It introduces itself first.
      if (!Array.isArray(message)) continue
      const reply = message as unknown as Reply
      this.waiting.get(reply[1])?.(reply)
      this.waiting.delete(reply[1])
    }
  }
}
