/** The page for operators: nobody without the token, and live plots for whoever has it. */
import { buildApp, usualSettings } from '@merchants/server'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible, expectNoScroll, openPage, type PageOptions } from './page.ts'

const TOKEN = 'a-token-of-the-operator'

/** A server of its own, since most have no operator. */
async function openAdmin(options: PageOptions = {}): Promise<Page> {
  const app = await buildApp({ settings: { ...usualSettings(), adminToken: TOKEN } })
  onTestFinished(() => app.close())
  return openPage({ ...options, path: '/admin', baseURL: await app.listen({ host: '127.0.0.1', port: 0 }) })
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('Operator’s token').fill(TOKEN)
  await page.getByRole('button', { name: 'Show the plots' }).click()
  await page.locator('.plot canvas').first().waitFor()
}

test.each(['light', 'dark'] as const)('nine plots fill the window (%s)', async (colorScheme) => {
  const page = await openAdmin({ colorScheme })
  await expectAccessible(page)

  await enter(page)

  await expect.poll(() => page.locator('.plot canvas').count()).toBe(9)
  const memory = (): Promise<string | null> => page.locator('[data-plot=memory] b').first().textContent()
  await expect.poll(memory, { timeout: 20_000 }).toMatch(/^\d+ MB$/)
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('lines are drawn and grow', async () => {
  const page = await openAdmin()
  await enter(page)
  const inked = (): Promise<number> =>
    page.locator('[data-plot=sockets] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      return data.filter((part, place) => place % 4 === 3 && part > 200).length
    })

  // The first picture is drawn before its scale is known.
  const first = await inked()
  await expect.poll(inked, { timeout: 20_000 }).not.toBe(first)
  const before = await inked()

  await expect.poll(inked, { timeout: 20_000 }).toBeGreaterThan(before)
})

test('the token is kept while the tab is open, until it is to be forgotten', async () => {
  const page = await openAdmin()
  await enter(page)

  await page.reload()
  await page.locator('.plot canvas').first().waitFor()
  await page.getByRole('button', { name: 'Forget the token' }).click()
  await page.reload()

  await page.getByLabel('Operator’s token').waitFor()
  await expect.poll(() => page.locator('.plot').count()).toBe(0)
})

test('on a phone the plots lie one below the other', async () => {
  const page = await openAdmin({ size: 'phone' })
  await enter(page)

  const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(needed).toBe(given)
  await expectAccessible(page)
})
