/** A finished game of the Cove travels in a link, with the gold to beat, the moves and every moment. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frozenCove } from './frozen-cove.ts'
import { expectAccessible, openPage } from './page.ts'

const moment = (page: Page): Promise<string> => page.getByRole('slider').inputValue()

test('a link to a moment opens there, even after a reload, and closing it leads to the end with the curve', async () => {
  const page = await openPage({ path: await frozenCove(40) })
  await expect.poll(() => moment(page)).toBe('40')
  await expect.poll(() => new URL(page.url()).hash).toBe('#step=40')
  await page.getByRole('heading', { name: /^Day 1, [a-z]/ }).waitFor()

  await page.getByRole('slider').press('ArrowRight')
  await expect.poll(() => new URL(page.url()).hash).toBe('#step=41')
  await page.reload()
  await expect.poll(() => moment(page)).toBe('41')

  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('img', { name: /^Gold over the days: You/ }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
})

test('a shared game shows the gold to beat and can be watched before it is played', async () => {
  const page = await openPage({ path: await frozenCove() })
  await page.getByText('Gold to beat: 61. The Huckster had 90.').waitFor()
  await page.locator('[data-watch-linked]').click()
  await expect.poll(() => moment(page)).toBe('0')
})
