/** The coach in the page gives a hint at the table, shows the chances, and analyses a game that was played. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frozenCove } from './frozen-cove.ts'
import { begin, comeToOwnTurn, openHarbour } from './cove.ts'
import { openTable } from './games.ts'
import { escape, expectAccessible, expectNothingBeside, openPage, waitForNoSheet } from './page.ts'
import { takePicture } from './painting.ts'
import { openReplay } from './replays.ts'

const WINDOWS = [
  { name: 'a laptop', width: 1366, height: 625 },
  { name: 'a phone', width: 390, height: 664 },
]

/** Where pictures are left, if they are wanted. */
const pictures = process.env['COACH_PICTURES']
const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (pictures !== undefined) await takePicture(page, `${pictures}/${name.replaceAll(' ', '-')}.png`)
}

/** Nothing is beside the window and everyone can use it, on a laptop and then on a phone, where the test goes on. */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const { name, ...size } of WINDOWS) {
    await page.setViewportSize(size)
    await expectNothingBeside(page)
    await expectAccessible(page)
    await keepPicture(page, `${what} ${name}`)
  }
}

test('a hint names the move, its chances and the reason, and plays it', async () => {
  const page = await openTable('me,quick:Juniper;decks:platypuses,macaws,squirrels;starts:1')
  const dialog = page.getByRole('dialog', { name: 'Hint' })
  await page.locator('.table .bar').getByRole('button', { name: 'Hint' }).click()
  await dialog.getByRole('heading', { name: 'Best move' }).waitFor()

  await expect.poll(() => dialog.getByRole('meter').count()).toBe(3)
  await expect.poll(() => dialog.innerText()).toMatch(/ · \d+%/)
  await expectFits(page, 'hint')

  const before = await page.locator('.table-root').innerText()
  await dialog.getByRole('button', { name: 'Play this move' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.table-root').innerText()).not.toBe(before)
})

test('the keyboard asks for a hint, and the chances are shown where they are wanted', async () => {
  const page = await openTable('me,quick:Juniper;decks:platypuses,macaws,squirrels;starts:1')
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: 'Hint' }).waitFor()
  await escape(page)
  await expect.poll(() => page.locator('.my-chances').count()).toBe(0)

  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ state: { chances: true }, version: 0 })))
  await page.reload()
  await page.locator('.my-chances').getByRole('meter').waitFor()
  await expect.poll(() => page.getByRole('meter').getAttribute('aria-label')).toMatch(/^Chance of winning: \d+%$/)
  await keepPicture(page, 'chances')
})

test('a game is analysed, stopped, shown and tried again', async () => {
  const { page } = await openReplay('two-players')
  await page.goto(`${page.url()}?analysis`)
  const dialog = page.getByRole('dialog', { name: 'Analysis' })
  await dialog.getByLabel('Player').selectOption({ label: 'P2' })
  await dialog.getByRole('button', { name: 'Start analysis' }).click()
  await dialog.getByRole('img', { name: /^Chance of winning.*\(P2\)/ }).waitFor()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Try again from here, turn' }).first().waitFor()

  await expect.poll(() => dialog.innerText()).toMatch(/Better: [a-z].+\(\d+%\)\. /)
  await expectFits(page, 'analysis')

  // The list may change until the analysis has ended, so the turn is found, read and shown at one moment.
  const turn = await page.evaluate(() => {
    const show = document.querySelector<HTMLElement>('dialog [aria-label^="Show turn"]')
    show?.click()
    return /\d+/.exec(show?.ariaLabel ?? '')?.[0]
  })
  await expect.poll(() => page.locator('.place .whose-turn').innerText()).toContain(`Turn ${turn}`)
  await waitForNoSheet(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('.btn.analyse')?.click())
  await dialog.getByRole('button', { name: 'Try again from here, turn' }).first().click()
  await page.waitForURL('**/table/*')
  await page.locator('.table-root').waitFor()
})

test.each(WINDOWS)('at the Cove a hint names an answer and plays it: $name', async ({ name, ...size }) => {
  const page = await openHarbour()
  await page.setViewportSize(size)
  await begin(page, [])
  await comeToOwnTurn(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Hint' })
  await dialog.getByRole('heading', { name: 'Best move' }).waitFor()

  expect(await dialog.getByRole('meter').count()).toBe(3)
  expect(await dialog.innerText()).toMatch(/ · \d+%/)
  await expectNothingBeside(page)
  await expectAccessible(page)
  await keepPicture(page, `cove hint ${name}`)

  const before = await page.locator('.cv-ask').innerText()
  await dialog.getByRole('button', { name: 'Play this move' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.cv-ask').innerText()).not.toBe(before)
})

test.each(WINDOWS)('a finished game of the Cove is analysed: $name', async ({ name, ...size }) => {
  const page = await openPage({ path: await frozenCove(40) })
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Analyse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Analysis' })
  await dialog.getByRole('button', { name: 'Start analysis' }).click()
  await dialog.getByRole('img', { name: /^Chance of winning/ }).waitFor()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog
    .getByText(/Better: [a-z].+\(\d+%\)\. /)
    .first()
    .waitFor()
  await expectNothingBeside(page)
  await expectAccessible(page)
  await keepPicture(page, `cove analysis ${name}`)
})
