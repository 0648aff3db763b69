/** Numbers of rules on a screen: each of them opens its rule. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Opens every rule whose number is on the screen and was not opened yet. */
export async function openRules(page: Page, opened: Set<string>): Promise<void> {
  const tags = page.locator('button.cv-rule:visible')
  for (const [at, text] of (await tags.allTextContents()).entries()) {
    const [rule] = /[HCV]-?\d+/.exec(text) ?? []
    if (rule === undefined || opened.has(rule)) continue
    opened.add(rule)
    await tags.nth(at).click()
    await expect.poll(() => page.locator('dialog[open] [aria-current]').allInnerTexts()).toHaveLength(1)
    expect(await page.locator('dialog[open] [aria-current]').innerText()).toContain(rule)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  }
}
