/** The server as a process. It starts without preparation, prints its address, and stops cleanly. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { TestClient, openTable } from './testing/test-client.ts'

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

test('without settings it stores its tables in a folder beside it and listens to the whole network', async () => {
  const { url, folder, said, stop } = await started({})
  const seated = await openTable(url)
  const ana = await TestClient.at(url, seated)

  const code = await stop()

  expect(said()).toMatch(/^Merchants' Table is running at http:\/\/localhost:\d+ \(Ctrl-C stops it\)\n/)
  expect(await ana.closed).toEqual({ code: 1012, reason: 'restart' })
  expect(ana.messages.at(-1)).toEqual({ is: 'closing' })
  expect(code).toBe(0)
  expect(existsSync(join(folder, 'data'))).toBe(true)
})

test('it stays on this machine if asked to', async () => {
  const { said, stop } = await started({ HOST: '127.0.0.1', STORAGE: 'memory' })

  await stop()

  expect(said()).toMatch(/^Merchants' Table is running at http:\/\/127.0.0.1:\d+ \(Ctrl-C stops it\)\n$/)
})

test('an unreachable database is reported at once while the server waits for it', async () => {
  const env = { PATH: process.env['PATH'], PAGE: '0', PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))

  await expect.poll(() => said).toContain('does not answer yet')
  expect(child.exitCode).toBeNull()
})

test('a damaged file of keys is reported in one sentence, without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-main-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'vapid.json'), '{')
  const env = { PATH: process.env['PATH'], PAGE: '0', PORT: '0', DATA: folder }
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))

  expect(code).toBe(1)
  expect(said).toMatch(/^The server cannot start: The file .*vapid\.json is damaged/)
  expect(said.trim().split('\n')).toHaveLength(1)
})
