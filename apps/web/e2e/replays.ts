/** Games to replay, some of them old and imported as text. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { PageOptions } from './page.ts'
import { openPage } from './page.ts'

/** A whole game as it was saved. */
export const textOf = (name: string): string =>
  readFileSync(new URL(`../../../packages/dale/src/testing/golden/${name}.json`, import.meta.url), 'utf8')

/** Brings a whole game in at the list of games. Its replay is open then, and its name is returned. */
async function bringIn(page: Page, game: string): Promise<string> {
  await page.getByRole('textbox').fill(textOf(game))
  await page.locator('.load .primary').click()
  await page.waitForURL('**/replay/*')
  await page.locator('.transport').waitFor()
  return new URL(page.url()).pathname.split('/')[2] as string
}

export async function openReplay(game: string, options: PageOptions = {}): Promise<{ page: Page; name: string }> {
  const page = await openPage({ ...options, path: '/replays' })
  return { page, name: await bringIn(page, game) }
}
