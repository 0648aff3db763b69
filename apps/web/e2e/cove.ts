/** Opens the Cove, begins a game and comes to a turn, as people do. */
import type { Page } from 'playwright-core'
import { AT_ONCE, openPage, type PageOptions } from './page.ts'
import type { Scene } from './player.ts'

/** Opens the page of the Cove; pictures follow each other at once. */
export async function openHarbour(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, path: '/cove', settings: AT_ONCE })
  await page.locator('[data-play-now]').waitFor()
  return page
}

export async function begin(page: Page, choices: readonly string[]): Promise<void> {
  if (choices.length === 0) await page.locator('[data-play-now]').click()
  else {
    await page.locator('details:not([open]) summary').click()
    for (const choice of choices) await page.locator(`input[value="${choice}"]`).check()
    await page.locator('[data-begin]').click()
  }
  await page.locator('.cv-table').waitFor()
}

/** Finds the next thing to press as a person would, by the newest thing that glows. Runs in the page. */
export function look(): Scene {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  if (has('.cv-end')) return 'over'
  if (has('[data-to-end]')) return { press: '[data-to-end]' }
  if (has('[data-next]')) return { press: '[data-next]' }
  if (has('[data-place-dice]')) return { press: '[data-place-dice]' }
  if (has('[data-done]')) return { press: '[data-done]' }
  if (has('[data-confirm]:not(:disabled)')) return { press: '[data-confirm]' }
  const title = document.querySelector('.cv-ask h2')?.textContent ?? ''
  const isSelling = has('.offers')
  const options = document.querySelectorAll('[data-option]').length
  if (options > 0 && (isSelling || !has('[data-decline]') || title.length % 3 > 0)) {
    return { press: '[data-option] >> nth=-1' }
  }
  if (has('[data-decline]')) return { press: '[data-decline]' }
  const places = document.querySelectorAll('[data-place][data-can]').length
  if (places === 0) return 'waiting'
  // Resting all day would make nothing, so it goes anywhere; at one position always to the same place, however often it is looked at.
  let sum = 0
  for (const letter of document.querySelector('.cv-table')?.textContent ?? '')
    sum = (31 * sum + (letter.codePointAt(0) ?? 0)) % 65_521
  return { press: `[data-place][data-can] >> nth=${sum % places}` }
}

/** Lets the Huckster and all others act until it is this player's turn. */
export async function comeToOwnTurn(page: Page): Promise<void> {
  const own = page.locator('[data-place][data-can]').first()
  const toEnd = page.locator('[data-to-end]')
  await own.or(toEnd).first().waitFor()
  while (!(await own.isVisible())) {
    // It is gone as soon as there is nothing more to be shown.
    await toEnd.click({ timeout: 700 }).catch(() => undefined)
    await own.or(toEnd).first().waitFor()
  }
}

/** To the next step of his turn. While pictures of one step still follow each other, the key would only show the last of them. */
export async function goOnByKey(page: Page): Promise<void> {
  await page.locator('[data-next=""]').waitFor()
  await page.keyboard.press('n')
}
