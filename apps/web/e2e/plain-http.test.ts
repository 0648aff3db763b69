/** The page on plain http under a name, as a phone in the same house sees it: browsers withhold much from such a page. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openTable } from './games.ts'
import { openPage } from './page.ts'
import { byMouse, playUntil, until } from './player.ts'
import { HOUSE } from './browser.ts'

const baseURL = inject('page').replace('127.0.0.1', HOUSE)

const expectInsecure = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

test('a game starts, continues and is saved', async () => {
  const page = await openTable('me,novice:Juniper;decks:platypuses,macaws,squirrels;starts:1', { baseURL })
  await expectInsecure(page)

  await playUntil(page, byMouse, until(3))
  await page.reload()
  await playUntil(page, byMouse, until(5))
})

test('every page opens', async () => {
  const page = await openPage({ baseURL, path: '/' })
  await expectInsecure(page)
  for (const path of ['/', '/cove', '/rules', '/learn', '/replays', '/settings', '/decks', '/online']) {
    await page.goto(path)
    await page.locator('h1, h2').first().waitFor()
  }
})
