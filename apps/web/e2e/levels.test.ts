/** Computers that look ahead. They think in a worker of their own, and a game with them comes to its end. */
import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTable } from './games.ts'
import { playAtOnce } from './player.ts'

test('a game against a computer that thinks in a worker of its own', async () => {
  const page = await openTable('me,quick:Juniper;decks:platypuses,macaws,squirrels;starts:2')
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('bot-worker')).length).toBe(1)
  await playAtOnce(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('the worker with its weights is at most 60 kB to load', () => {
  const built = new URL('../dist/assets/', import.meta.url)
  const workers = readdirSync(built).filter((name) => /^bot-worker.*\.js\.br$/.test(name))

  expect(workers).toHaveLength(1)
  for (const name of workers) expect(statSync(new URL(name, built)).size).toBeLessThanOrEqual(60_000)
})
