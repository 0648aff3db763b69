/** The page for operators, with live plots for holders of the token only. */
import { buildApp, defaultSettings } from '@merchants/server'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible, expectNoScroll, expectNothingBeside, openPage, type PageOptions } from './page.ts'

const TOKEN = 'a-token-of-the-operator'

/** A server of its own, since most have no operator. */
async function openAdmin(options: PageOptions = {}): Promise<Page> {
  const app = await buildApp({ settings: { ...defaultSettings(), adminToken: TOKEN } })
  onTestFinished(() => app.close())
  return openPage({ ...options, path: '/admin', baseURL: await app.listen({ host: '127.0.0.1', port: 0 }) })
}

async function enter(page: Page): Promise<void> {
  await page.getByLabel('Admin token').fill(TOKEN)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('.plot canvas').first().waitFor()
}

test.each(['light', 'dark'] as const)('nine plots fill the window (%s)', async (colorScheme) => {
  const page = await openAdmin({ colorScheme })
  await page.getByLabel('Admin token').waitFor()
  await expectAccessible(page)

  await enter(page)

  await expect.poll(() => page.locator('.plot canvas').count()).toBe(9)
  const memory = (): Promise<string | null> => page.locator('[data-plot=memory] b').first().textContent()
  await expect.poll(memory).toMatch(/^\d+ MB$/)
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('lines are drawn and grow', async () => {
  const page = await openAdmin()
  await enter(page)
  const lengthOf = (): Promise<number> => page.locator('[data-plot=sockets]').evaluate(columnsWithLines)
  await expect.poll(lengthOf).toBeGreaterThan(0)
  const before = await lengthOf()

  await expect.poll(lengthOf).toBeGreaterThan(before)
})

/** In how many columns of its picture a plot has a line. Letters and grid come and go as time passes, and have other colours. */
function columnsWithLines(plot: Element): number {
  const canvas = plot.querySelector('canvas') as HTMLCanvasElement
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] }
  const colours = [...plot.querySelectorAll('li i')].map((sign) =>
    getComputedStyle(sign).color.match(/\d+/g)?.map(Number),
  )
  const isLine = (pixel: number): boolean =>
    (data[pixel * 4 + 3] ?? 0) > 200 &&
    colours.some((colour) => colour?.every((part, at) => Math.abs(part - (data[pixel * 4 + at] ?? 0)) < 24))
  return Array.from({ length: width }, (_, column) => column).filter((column) =>
    Array.from({ length: height }, (_, row) => row * width + column).some(isLine),
  ).length
}

test('the token is kept while the tab is open, until the operator signs out', async () => {
  const page = await openAdmin()
  await enter(page)

  await page.reload()
  await page.locator('.plot canvas').first().waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.reload()

  await page.getByLabel('Admin token').waitFor()
  await expect.poll(() => page.locator('.plot').count()).toBe(0)
})

test('on a phone the plots are one below the other', async () => {
  const page = await openAdmin({ size: 'phone' })
  await enter(page)

  await expectNothingBeside(page)
  await expectAccessible(page)
})
