/** Killed at random moments under load, a server loses nothing that it has acknowledged, and clients continue without help. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/crash-test.mjs', import.meta.url))

interface Told {
  readonly stdout: string
  readonly stderr: string
}

const run = (...subscriptions: readonly string[]): Told =>
  spawnSync(process.execPath, [SCRIPT, ...subscriptions], { encoding: 'utf8', timeout: 590_000 })

test('one server with its folder', () => {
  const { stdout, stderr } = run('4')
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^4 blows, \d+ acknowledged answers, none lost.\n$/)
})

test('three servers with a database and Redis, which are cut off and restarted too', () => {
  const { stdout, stderr } = run('6', '3')
  expect(stderr).toMatch(/^(The database at DATABASE_URL does not answer yet.*\n)*$/)
  expect(stdout).toMatch(/^6 blows, \d+ acknowledged answers, none lost.\n$/)
})
