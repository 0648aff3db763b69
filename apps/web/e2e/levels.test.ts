/** Computers that look ahead. They think in a worker of their own, and a game with them comes to its end. */
import { expect, test } from 'vitest'
import { openTable } from './games.ts'
import { playAtOnce } from './player.ts'

test('a game against a computer that thinks in a worker of its own', async () => {
  const page = await openTable('me,quick:Juniper;decks:platypuses,macaws,squirrels;starts:2')
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('bot-worker')).length).toBe(1)
  await playAtOnce(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
