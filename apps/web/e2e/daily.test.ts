/** The daily harbour, from its page to a line to share, and the harbour book. */
import { expect, test } from 'vitest'
import { look, openHarbour } from './cove.ts'
import { expectAccessible, expectNothingBeside } from './page.ts'
import { playAtOnce } from './player.ts'

/** Runs in the page. Other tests share the clipboard of the browser. */
function catchCopied(): void {
  navigator.clipboard.writeText = (text) => {
    document.body.dataset['copied'] = text
    return Promise.resolve()
  }
}

test('today’s harbour is started, continued and shared, and is in the harbour book', async () => {
  const page = await openHarbour({ size: 'short phone', now: '2026-03-07T23:59:59Z' })
  await page.locator('button[data-daily]').tap()
  await page.locator('.cv-table').waitFor()
  await page.goto('/cove')
  await page.locator('a[data-daily]').tap()
  await page.locator('.cv-table').waitFor()
  await playAtOnce(page, look)
  await expect.poll(() => page.locator('.score tr.is-sum').count()).toBe(1)
  await expectAccessible(page)

  await page.goto('/cove')
  const daily = page.locator('.cv-daily')
  await page.evaluate(catchCopied)
  await daily.locator('[data-share]').tap()
  await daily.getByText('Link copied').waitFor()
  const [line = '', link = ''] = (await page.locator('body').getAttribute('data-copied'))?.split('\n') ?? []
  expect(line).toMatch(/^Merchants Cove, 7 March: \d+ to \d+ against the Huckster$/)
  const { hash } = new URL(link)
  const [own, his] = line.match(/\d+(?= (to|against))/g) ?? []
  expect(hash).toContain(`;gold=${own},${his};`)
  await expectAccessible(page)

  await page.goto('/cove/book')
  await expect.poll(() => page.locator('.stamp:not(:empty)').allInnerTexts()).toEqual([own])
  await expectNothingBeside(page)
  await expectAccessible(page)
})
