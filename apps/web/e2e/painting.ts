/**
 * Pages under test are laid out, but painted only on request: painting costs two fifths of what a page costs, and tests
 * measure boxes and press what they find there. Pictures and contrasts need a page that can be seen.
 */
import type { Page } from 'playwright-core'

/** Runs in a page before its own scripts. A transparent page can be pressed, focused and measured as before. */
export function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Shows a page for as long as something is done with it. */
export async function painted<Result>(page: Page, use: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '1', 'important'))
  try {
    return await use()
  } finally {
    await page.evaluate(() => document.documentElement.style.removeProperty('opacity'))
  }
}

/** Leaves a picture of a page in a file. */
export const takePicture = (page: Page, path: string): Promise<unknown> =>
  painted(page, () => page.screenshot({ path }))
