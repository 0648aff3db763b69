/** Copying. A browser has one clipboard for all its windows, so all tests that read it are here, one after the other. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openOnline } from './online.ts'
import { openPage } from './page.ts'
import { openReplay } from './replays.ts'
import { HOUSE } from './browser.ts'

/** Presses a copy button and waits until the page confirms it, which it does for a moment only. */
async function copy(page: Page, button: string, said: string): Promise<void> {
  await Promise.all([
    page.getByText(said, { exact: true }).first().waitFor(),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ])
}

/** Presses a copy button and reads the clipboard. */
async function copied(page: Page, button: string, said: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy(page, button, said)
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a table is shared as a link', async () => {
  const chosen = (page: Page): Promise<string[]> => page.locator('.decks [aria-pressed=true] .dn').allTextContents()
  const page = await openPage()
  await page.getByRole('button', { name: '3 players' }).click()
  await page.getByLabel('Name in seat 2').fill('Pip & Co; Ltd')
  await page.getByLabel('Player type in seat 3').selectOption('On this device')
  await page.getByLabel('Starting player').selectOption('Pip & Co; Ltd')
  await page.locator('.decks').getByRole('button', { name: 'Ocelots' }).click()

  await page.getByRole('button', { name: 'Invite' }).click()
  const other = await openPage({ path: await copied(page, 'Copy link', 'Copied') })

  await other.getByText('Setup loaded from the link.').waitFor()
  await expect.poll(() => other.getByLabel('Name in seat 2').inputValue()).toBe('Pip & Co; Ltd')
  await expect.poll(() => other.getByLabel('Player type in seat 3').inputValue()).toBe('guest')
  await expect.poll(() => other.getByLabel('Starting player').inputValue()).toBe('1')
  await expect.poll(() => chosen(other)).toEqual(await chosen(page))
  await other.getByRole('button', { name: 'Start game' }).click()
  await other.waitForURL(/\/table\/[0-9a-f]+$/)
})

test('the link to a move opens the game anywhere, at that move', async () => {
  const { page } = await openReplay('two-players')
  const place = (at: Page): Promise<string> => at.getByRole('slider').inputValue()
  await page.getByRole('slider').fill('10')
  await page.getByRole('button', { name: 'Share' }).click()
  const said = 'Link copied. It opens the game at this move and shows all cards.'
  const link = await copied(page, 'Copy link', said)

  const other = await openPage({ path: link })
  await other.locator('.transport').waitFor()
  await expect.poll(() => place(other)).toBe('10')
  const moves = (at: Page): Promise<string[]> => at.locator('.moves').allTextContents()
  await expect.poll(() => moves(other)).toEqual(await moves(page))

  // Followed again, it is still one game.
  await other.goto(link)
  await other.locator('.transport').waitFor()
  await other.goto('/replays')
  await expect.poll(() => other.locator('.pasts > li').count()).toBe(1)

  await other.goto(link.slice(0, -40))
  await other.getByRole('heading', { name: 'This link is incomplete' }).waitFor()
  await other.goto('/replay/0123456789/4')
  await other.getByRole('heading', { name: 'This replay isn’t in this browser' }).waitFor()
})

test('the link of an online table is copied, even on plain http', async () => {
  const page = await openOnline('Ada', { baseURL: inject('page').replace('127.0.0.1', HOUSE) })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await copy(page, 'Copy', 'Copied')

  // Such a page cannot read the clipboard, but a person can paste.
  await page.locator('.chat input').click()
  await page.keyboard.press('Control+V')
  await expect.poll(() => page.locator('.chat input').inputValue()).toBe(page.url())
})
