/** Services of killed tests are cleaned up by the next tests that start some. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { startOwnRedis } from './redis.ts'

/**
 * Starts a service of this kind in its own process, kills the process, and returns what it left behind. From then on
 * any test may clean it up.
 */
async function abandoned(start: string): Promise<{ owner: number; url: URL }> {
  const script = `
    const { ${start} } = await import('@merchants/testkit')
    process.stdout.write((await ${start}()).url)
  `
  const { TEST_DATABASE_URL: _, ...env } = process.env
  const args = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const url = new URL(said.toString())
  expect(await isOpen(url)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { owner: child.pid as number, url }
}

function isOpen({ port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

test.each([
  ['startPostgres', startPostgres],
  ['startOwnRedis', startOwnRedis],
])('%s ends what a killed one has left', async (name, start) => {
  const left = await abandoned(name)

  const service = await start()
  onTestFinished(() => service.stop())

  // Those who sweep at the same moment help each other, and one of them is the last.
  const foldersLeft = () => readdirSync(tmpdir()).filter((folder) => folder.includes(`-${left.owner}-`))
  await expect.poll(() => isOpen(left.url)).toBe(false)
  await expect.poll(foldersLeft).toEqual([])
})
