/**
 * Pages under test are laid out, but painted only on request: painting costs two fifths of what a page costs, and tests
 * measure boxes and press what they find there. Only pictures need a page that can be seen.
 */
import type { Page } from 'playwright-core'

/** Runs in a page before its own scripts. A transparent page can be pressed, focused and measured as before. */
export function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Leaves a picture of a page in a file. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '1', 'important'))
  await page.screenshot({ path })
  await page.evaluate(() => document.documentElement.style.removeProperty('opacity'))
}
