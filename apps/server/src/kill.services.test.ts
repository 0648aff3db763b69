/** Killed at random moments under load, a server loses nothing that it has acknowledged, and clients continue without help. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/crash-test.mjs', import.meta.url))

const run = (...subscriptions: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...subscriptions], {
    encoding: 'utf8',
    timeout: 590_000,
  })
  return stdout + stderr
}

test('one server with its folder', () => {
  expect(run('4')).toMatch(/^4 blows, \d+ acknowledged answers, none lost.\n$/)
})

test('three servers with a database and Redis, which are cut off and restarted too', () => {
  expect(run('6', '3')).toMatch(
    /^(The database at DATABASE_URL does not answer yet.*\n)*6 blows, \d+ acknowledged answers, none lost.\n$/,
  )
})
