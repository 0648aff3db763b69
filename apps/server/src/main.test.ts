/** The server as a program: it starts with nothing prepared, says where it is, and leaves in good order. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Guest, openTable } from './testing/guest.ts'

const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** A running server in a folder of its own. */
async function started(
  environment: Readonly<Record<string, string>>,
): Promise<{ url: string; folder: string; said: () => string; stop: () => Promise<number | null> }> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-main-'))
  const env = { PATH: process.env['PATH'], PORT: '0', PAGE: '0', LOG_LEVEL: 'silent', ...environment }
  const child = spawn(process.execPath, [PROGRAM], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
      if (said.includes('Ctrl-C')) resolve()
    })
    child.once('exit', () => reject(new Error(said)))
  })
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM')
    return gone
  }
  return { url: `http://127.0.0.1:${/:(\d+)/.exec(said)?.[1] ?? ''}`, folder, said: () => said, stop }
}

test('with nothing prepared it keeps its tables in a folder beside it, and everybody in the network may come', async () => {
  const { url, folder, said, stop } = await started({})
  const seated = await openTable(url)
  const ana = await Guest.at(url, seated)

  const code = await stop()

  expect(said()).toMatch(/^Merchants' Table is open at http:\/\/localhost:\d+ — Ctrl-C closes it.\n/)
  expect(ana.messages.at(-1)).toEqual({ is: 'closing' })
  expect(await ana.closed).toEqual({ code: 1012, reason: 'restart' })
  expect(code).toBe(0)
  expect(existsSync(join(folder, 'data'))).toBe(true)
})

test('it stays on this machine if asked to', async () => {
  const { said, stop } = await started({ HOST: '127.0.0.1', STORAGE: 'memory' })

  await stop()

  expect(said()).toMatch(/^Merchants' Table is open at http:\/\/127.0.0.1:\d+ — Ctrl-C closes it.\n$/)
})
