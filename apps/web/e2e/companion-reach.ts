/**
 * Whether everything on a screen of the companion can be seen and pressed, that is in its window, uncovered, large
 * enough, and scrollable into view.
 */
import type { Page } from 'playwright-core'
import { look, type Looked } from './reach/faults.ts'

const COMPANION: Looked = {
  root: '.companion',
  parts: '.cp-bar, .cp-do, .cp-q, .cp-pic, .cp-answers, .cp-go, .cp-ft, .cp-side',
  piece: '.cp-none-such',
  marks: 'i',
  scrollers: '[data-scroll], .cp-answers',
}

const LARGE: Looked = { ...COMPANION, scrollers: `.cp-scr, ${COMPANION.scrollers}` }

/** How the page is shown, beside its usual look. */
export interface Look {
  readonly forcedColors?: 'active'
  /** Size of the browser's own letters in percent. */
  readonly text?: number
}

/** The same in another look. With large letters all of a screen may scroll. */
export async function faultsIn(page: Page, given: Look, windows: readonly string[], what: string): Promise<string[]> {
  const { forcedColors = 'none', text = 100 } = given
  const setText = (size: number): Promise<void> =>
    page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), size)
  await page.emulateMedia({ forcedColors })
  await setText(text)
  const faults = await faultsAt(page, windows, `${what} ${JSON.stringify(given)}`, text > 100 ? LARGE : COMPANION)
  await setText(100)
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

export async function faultsAt(
  page: Page,
  windows: readonly string[],
  what: string,
  looked: Looked = COMPANION,
): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const window of windows) {
    const [width = 0, height = 0] = window.split('x').map(Number)
    await page.setViewportSize({ width, height })
    const found = [...(await look(page, looked)).faults, ...(await page.evaluate(badTargets, looked.scrollers))]
    faults.push(...found.map((fault) => `${window} ${what}: ${fault}`))
  }
  if (before !== null) await page.setViewportSize(before)
  return faults
}

/** Runs in the page. Checks touch targets, that rows hold what they show, and that everything in a scroller can be brought into view. */
function badTargets(scrollers: string): string[] {
  const faults: string[] = []
  for (const control of document.querySelectorAll('.companion :is(button, a[href], select, input)')) {
    if (!control.checkVisibility() || control.matches('.cv-rule')) continue
    const name = `${control.className} “${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)}”`
    const { width, height } = control.getBoundingClientRect()
    if (width < 39.5 || height < 39.5) faults.push(`${Math.round(width)}×${Math.round(height)} px: ${name}`)
    if (control.closest(scrollers) === null) continue
    control.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (there === null || !control.contains(there)) faults.push(`cannot be scrolled to: ${name}`)
  }
  for (const row of document.querySelectorAll('.companion :is(.cp-count, .cp-tile)')) {
    if (row.scrollHeight > row.clientHeight + 2)
      faults.push(`lower than what it shows: ${row.textContent.slice(0, 30)}`)
  }
  for (const amount of document.querySelectorAll('.cp-tally b')) {
    const words = document.createRange()
    words.selectNodeContents(amount)
    const edge = amount.closest('li')?.getBoundingClientRect().right ?? 0
    if (edge - words.getBoundingClientRect().right > 24)
      faults.push(`not at the edge of its line: ${amount.textContent}`)
  }
  for (const scroller of document.querySelectorAll(`.companion :is(${scrollers})`)) {
    scroller.scrollTop = 0
    if (scroller.scrollWidth <= scroller.clientWidth + 1) continue
    const edge = scroller.getBoundingClientRect().right
    const widest = [...scroller.querySelectorAll('*')].findLast((each) => each.getBoundingClientRect().right > edge + 1)
    const name = `${widest?.localName ?? ''} in ${widest?.parentElement?.outerHTML.slice(0, 60) ?? ''}`
    faults.push(`wider than its box: ${scroller.className}, because of ${name}`)
  }
  return faults
}
