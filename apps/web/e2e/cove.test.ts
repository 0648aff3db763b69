/** Whole games of the Cove: by touch on a phone, with both merchants, for two, in Polish; and how a turn is shown. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOptions } from './page.ts'
import { expectAccessible, expectNoScroll, openPage } from './page.ts'

/** Opens the door of the Cove; pictures follow each other at once. */
async function openDoor(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: '/cove' })
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ state: { speed: 'off' }, version: 0 })))
  await page.reload()
  await page.locator('[data-begin]').waitFor()
  return page
}

async function begin(page: Page, choices: readonly string[]): Promise<void> {
  for (const choice of choices) await page.locator(`input[value="${choice}"]`).check()
  await page.locator('[data-begin]').click()
  await page.locator('.cv-table, .cv-phone').waitFor()
}

/** What to press next, told by what a person would look at: the newest thing that glows, or what goes on. */
function look(): string | undefined {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  if (has('.cv-end')) return 'over'
  if (has('[data-to-end]')) return '[data-to-end]'
  if (has('[data-next]')) return '[data-next]'
  if (has('[data-confirm]:not(:disabled)')) return '[data-confirm]'
  const title = document.querySelector('.cv-ask h2')?.textContent ?? ''
  const isSelling = has('.cv-sum')
  const options = document.querySelectorAll('[data-option]').length
  if (options > 0 && (isSelling || !has('[data-decline]') || title.length % 3 > 0)) return '[data-option] >> nth=-1'
  if (has('[data-decline]')) return '[data-decline]'
  // Not always the same place: whoever rests all day makes nothing.
  const places = document.querySelectorAll('[data-place][data-can]').length
  return places === 0 ? undefined : `[data-place][data-can] >> nth=${Math.floor(Math.random() * places)}`
}

type Press = (page: Page, selector: string) => Promise<void>

const byTouch: Press = (page, selector) => page.locator(selector).first().tap({ timeout: 700 })

/** Quicker than any hand: for games that are about the rules and not about the pressing. */
const atOnce: Press = (page, selector) =>
  page.locator(selector).first().dispatchEvent('click', undefined, { timeout: 700 })

async function playToTheEnd(page: Page, press: Press, most = 2500): Promise<void> {
  for (let presses = 0, waited = 0; presses < most;) {
    const what = await page.evaluate(look)
    if (what === 'over') return
    if (what === undefined && ++waited > 400) throw new Error('Nothing can be done.')
    if (what === undefined) await page.waitForTimeout(50)
    else {
      // The table answers from a worker, so what was there to press may be gone by now; then we look again.
      await press(page, what).catch(() => undefined)
      presses++
    }
  }
  throw new Error(`The game was not over after ${most} presses.`)
}

test('a whole solo game by touch on a phone', async () => {
  const page = await openDoor({ size: 'phone' })
  await expectAccessible(page)
  await begin(page, ['blacksmith'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  await playToTheEnd(page, byTouch)
  expect(await page.locator('.score tr.is-sum').count()).toBe(1)
  await expectAccessible(page)
})

test('a whole solo game with the Alchemist, against cultists on the hard level', async () => {
  const page = await openDoor()
  await expectAccessible(page)
  await begin(page, ['alchemist', 'hard', 'cultists', 'locals'])
  await page.locator('[data-next]').waitFor()
  await expectNoScroll(page)
  await expectAccessible(page)

  await playToTheEnd(page, atOnce)
  await expectNoScroll(page)
  await expectAccessible(page)
})

test('two people and the Huckster in Polish', async () => {
  const page = await openDoor({ locale: 'pl' })
  await begin(page, ['two', 'robbers'])

  await playToTheEnd(page, atOnce)
  expect(await page.locator('.tot2').count()).toBe(3)
})

test('the Huckster’s turn goes on and back step by step, and says its rules', async () => {
  const page = await openDoor()
  await begin(page, [])
  const shown = page.locator('.cv-step.is-now')
  await page.getByRole('button', { name: 'His turn' }).click()
  await page.locator('.cv-steps').waitFor()
  expect(await shown.textContent()).toContain('H-24')

  await page.keyboard.press('n')
  expect(await shown.textContent()).toContain('H-25')
  expect(await page.locator('.beam').count()).toBe(1)

  await page.keyboard.press('b')
  expect(await shown.textContent()).toContain('H-24')
})

test('a place that cannot be used says why, and a begun visit can be cancelled', async () => {
  const page = await openDoor()
  await begin(page, [])
  while ((await page.locator('[data-place="rest"]:not(:disabled)').count()) === 0) {
    await page
      .locator('[data-to-end]')
      .click({ timeout: 700 })
      .catch(() => undefined)
  }
  await page.locator('[data-place="forge"]').click({ force: true })
  expect(await page.locator('.cv-why').textContent()).toContain('C-69')

  await page.locator('[data-place="rest"]').click()
  await page.locator('[data-confirm]:not(:disabled)').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.locator('[data-place="rest"]').getAttribute('aria-pressed')).toBe('false')
})
