/** Starts games in the page the way a person does: by a link that carries the table. */
import type { Page } from 'playwright-core'
import type { PageOptions } from './page.ts'
import { openPage } from './page.ts'

/** Sets a table by its link and waits for its first question; bots answer at once. */
export async function openTable(table: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options)
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ state: { speed: 'off' }, version: 0 })))
  await page.reload()
  await page.locator('.btn.set').first().waitFor({ state: 'attached' })
  await page.evaluate((link) => {
    location.hash = link
  }, `table=${table}`)
  await page.waitForFunction(() => location.hash === '')
  await page.locator('.btn.set:visible').first().click()
  await page.locator('.table-root, .curtain').first().waitFor()
  return page
}

export const AGAINST_A_BOT = 'me,novice:Juniper;decks:platypuses,macaws,squirrels;starts:1'
