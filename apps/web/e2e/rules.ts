/** Rule numbers on a screen, each of which opens its rule. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { escape } from './page.ts'

/** Opens every rule whose number is on the screen and was not opened yet. */
export async function openRules(page: Page, opened: Set<string>): Promise<void> {
  const tags = page.locator('button.cv-rule:visible')
  for (const [at, text] of (await tags.allTextContents()).entries()) {
    const [rule] = /[HCV]-?\d+/.exec(text) ?? []
    if (rule === undefined || opened.has(rule)) continue
    opened.add(rule)
    await tags.nth(at).click()
    const shown = (): Promise<string[]> => page.locator('dialog[open] [aria-current]').allInnerTexts()
    await expect.poll(shown).toEqual([expect.stringContaining(rule)])
    await escape(page)
  }
}
