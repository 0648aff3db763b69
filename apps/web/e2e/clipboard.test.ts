/** What is copied. A browser has one clipboard for all its windows, so whoever reads it stands here, one after the other. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openOnline } from './online.ts'
import { openPage } from './page.ts'
import { openReplay } from './replays.ts'
import { HOUSE } from './setup.ts'

/** Presses what copies, and reads what was copied when the page says that it was: it does so for a moment only. */
async function copied(page: Page, button: string, said: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await Promise.all([
    page.getByText(said, { exact: true }).first().waitFor(),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a table travels as a link', async () => {
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
  const said = 'Link copied. It opens the game at this move for everyone, with all its cards.'
  const link = await copied(page, 'Copy link', said)

  const other = await openPage({ path: link })
  await other.locator('.transport').waitFor()
  await expect.poll(() => place(other)).toBe('10')
  expect(await other.locator('.moves').allTextContents()).toEqual(await page.locator('.moves').allTextContents())

  // Followed again, it is still one game.
  await other.goto(link)
  await other.locator('.transport').waitFor()
  await other.goto('/replays')
  await expect.poll(() => other.locator('.pasts > li').count()).toBe(1)

  await other.goto(link.slice(0, -40))
  await other.getByRole('heading', { name: 'This link is not complete' }).waitFor()
  await other.goto('/replay/0123456789/4')
  await other.getByRole('heading', { name: 'This replay is not in this browser' }).waitFor()
})

test('the link of a table online is copied, also on plain http', async () => {
  const page = await openOnline('Ada', { baseURL: inject('page').replace('127.0.0.1', HOUSE) })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await page.getByText('Copied', { exact: true }).first().waitFor()

  // Such a page cannot read the clipboard, but a person can paste.
  await page.locator('.chat input').click()
  await page.keyboard.press('Control+V')
  await expect.poll(() => page.locator('.chat input').inputValue()).toBe(page.url())
})
