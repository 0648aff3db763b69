/** Steps of players who meet at an online table. */
import type { Page } from 'playwright-core'
import type { PageOptions } from './page.ts'
import { expectAccessible, expectNothingBeside, openPage } from './page.ts'

/** Opens a table at a server and sits down at it. */
export async function openOnline(name: string, options: PageOptions, players = 2): Promise<Page> {
  const page = await openPage({ ...options, path: '/online' })
  await page.getByLabel('Your nickname').fill(name)
  await page.getByRole('button', { name: `${players} players` }).click()
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.waitForURL(/\/t\/[a-z2-7]{12}$/)
  await page.getByRole('heading', { name: 'Players' }).waitFor()
  return page
}

/** The path of the table that a page is at. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Comes by the link, sits down and is ready. */
export async function joinOnline(name: string, table: Page | string, options: PageOptions): Promise<Page> {
  const path = typeof table === 'string' ? table : pathOf(table)
  const page = await openPage({ ...options, path })
  await page.getByLabel('Your nickname').fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.getByRole('button', { name: 'I’m ready' }).click()
  return page
}

export async function startGame(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.locator('.btn.primary', { hasText: 'Start game' }).click()
  for (const page of [host, ...others]) await page.locator('.table-root, .curtain').first().waitFor()
}

/** Does something from the menu of the table. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name }).click()
}

/** No barrier, and nothing beside the page. */
export async function expectFits(page: Page): Promise<void> {
  await expectNothingBeside(page)
  await expectAccessible(page)
}
