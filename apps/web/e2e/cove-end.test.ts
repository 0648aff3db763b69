/** The end of a game of the Cove: the way to another one, and the sources of one's gold. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { frozenCove } from './frozen-cove.ts'
import { expectAccessible, openPage } from './page.ts'

async function openEnd(): Promise<Page> {
  const page = await openPage({ path: await frozenCove(0) })
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('.cv-end').waitFor()
  return page
}

const WINDOWS = [
  [1366, 768],
  [1366, 625],
  [1280, 585],
] as const

test('the buttons for another game are in the window, however low it is', async () => {
  const page = await openEnd()
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const bottoms = await page
      .locator('.deeds button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom))
    expect(bottoms).not.toEqual([])
    expect(Math.max(...bottoms), `${width}x${height}`).toBeLessThanOrEqual(height)
  }
})

test('the chart and what explains it are as high as their content, however low the window is', async () => {
  const page = await openEnd()
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const squeezed = await page
      .locator('.bars > *')
      .evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ className }) => className),
      )
    expect(squeezed, `${width}x${height}`).toEqual([])
  }
})

test('every part of the bar of one’s gold has a name', async () => {
  const page = await openEnd()
  const parts = await page.locator('.source-bar span').allInnerTexts()
  const names = await page.locator('.source-names li:has(i)').allInnerTexts()
  expect(parts).not.toEqual([])
  expect(names.map((name) => name.trim())).toEqual(parts.map((gold) => expect.stringMatching(`^\\D.*: ${gold}$`)))
  await expectAccessible(page)
})
