/** The Cove online: two people with the Huckster, one of them at a phone, and a spectator. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { STOREROOM } from './kept.ts'
import { joinOnline, pathOf } from './online.ts'
import type { PageOptions } from './page.ts'
import { AT_ONCE, expectAccessible, expectNoScroll, openPage, waitForNoSheet } from './page.ts'
import { sharedServer } from './servers.ts'

/** Pictures follow each other at once; of the Huckster's turns only the end is shown, unless someone wants to step through them. */
const quick = (pace: 'end' | 'step', name = ''): PageOptions => ({
  settings: { ...AT_ONCE, name },
  stored: { 'cove-pace': JSON.stringify({ state: { pace }, version: 0 }) },
})

interface Until {
  readonly day?: number
  /** A selector of what is wanted. */
  readonly sees?: string
}

/** Plays in the page itself, quicker than any hand, until a day begins or something is seen. */
function playUntil(page: Page, { day = 9, sees = '.cv-end' }: Until): Promise<void> {
  return page.evaluate(
    ([lastDay, wanted]) =>
      new Promise<void>((resolve) => {
        const ways = [
          '[data-to-end]',
          '[data-next]',
          '[data-confirm]:not(:disabled)',
          '[data-place="guildVisit"][data-can]',
          '[data-place="rest"][data-can]',
          '[data-place-dice]',
          '[data-done]',
          '[data-decline]',
          '[data-option]',
        ]
        const find = (selector: string): HTMLElement | null => document.querySelector(selector)
        const press = (): void => {
          const today = Number(/\d/.exec(find('.day b')?.textContent ?? '')?.[0] ?? 0)
          if (today < lastDay && find(wanted) === null) return find(ways.find((each) => find(each)) ?? 'none')?.click()
          clearInterval(timer)
          resolve()
        }
        const timer = setInterval(press, 15)
      }),
    [day, sees] as const,
  )
}

/** Everything was shown, and the game waits for a player. */
const AT_REST = '.cv-ask:not(:has([data-next]))'

const golds = (page: Page): Promise<string[]> => page.locator('.tot2').allTextContents()
const asked = async (page: Page): Promise<string | null> => page.locator('.cv-ask h2').textContent()

test('two people play a whole game with the Huckster from two devices, each at their own pace, and a third watches', async () => {
  const baseURL = sharedServer()
  const ada = await openPage({ ...quick('end', 'Ada'), baseURL, path: '/cove' })
  await ada.setViewportSize({ width: 1366, height: 625 })
  await ada.getByRole('button', { name: 'Play online with a friend' }).click()
  await ada.waitForURL(/\/t\/[a-z2-7]{12}$/)
  await ada.getByLabel('Hard').check()
  const ben = await joinOnline('Ben', ada, { ...quick('step'), baseURL, size: 'short phone' })
  await ben.getByText('Hard').waitFor()
  await expectAccessible(ada)
  await ada.locator('.btn.primary', { hasText: 'Start game' }).click()
  const eve = await openPage({ ...quick('step'), baseURL, path: pathOf(ada) })
  for (const page of [ada, ben, eve]) await page.locator('.cv-table').waitFor()

  // Ben steps through the Huckster's turn while Ada goes on as far as she can.
  const adaPlays = playUntil(ada, { day: 2 })
  await playUntil(ben, { sees: '.steps' })
  const now = ben.locator('.steps [aria-current="step"]')
  for (const step of ['1', '2', '3', '4', '5']) {
    await expect.poll(() => now.textContent()).toContain(step)
    await ben.locator('[data-next=""]').click()
  }
  await Promise.all([adaPlays, playUntil(ben, { day: 2 })])

  await Promise.all([playUntil(ada, { sees: AT_REST }), playUntil(ben, { sees: AT_REST })])
  const question = await asked(ada)
  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('button', { name: 'Replay' }).click()
  await ada.getByRole('slider').waitFor()
  await ada.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => asked(ada)).toBe(question)
  await waitForNoSheet(ada)
  await ada.reload()
  await expect.poll(() => asked(ada)).toBe(question)
  await expectNoScroll(ada)
  await expectNoScroll(ben)
  await expectAccessible(ben)

  // The spectator leaves meanwhile and comes back to the end.
  await playUntil(eve, { day: 2 })
  await eve.goto(STOREROOM)
  await Promise.all([ada, ben].map((page) => playUntil(page, {})))
  await eve.goto(pathOf(ada))
  await expect.poll(() => golds(ada)).toHaveLength(3)
  for (const page of [ben, eve]) await expect.poll(() => golds(page)).toEqual(await golds(ada))

  await ben.getByRole('button', { name: 'Replay' }).click()
  await ben.getByRole('slider').waitFor()
  await ben.getByRole('button', { name: 'Close' }).click()
  const ended = await golds(ada)
  await ada.locator('[data-share]').waitFor()
  for (const page of [ada, ben]) await page.getByRole('button', { name: 'Rematch' }).click()
  for (const page of [ada, ben, eve]) await page.locator('.cv-table').waitFor()

  // The game that is over is one of Ada's games now.
  const table = pathOf(ada).split('/').at(-1)
  await ada.goto(new URL('/cove', ada.url()).href)
  await ada.locator(`.cv-kept a[href="/cove/${table}-1"]`).click()
  await ada.locator('.cv-end').waitFor()
  expect(await golds(ada)).toEqual(ended)
})
