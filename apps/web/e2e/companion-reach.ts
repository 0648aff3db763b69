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

export async function faultsAt(page: Page, windows: readonly string[], what: string): Promise<string[]> {
  const faults: string[] = []
  const before = page.viewportSize()
  for (const window of windows) {
    const [width = 0, height = 0] = window.split('x').map(Number)
    await page.setViewportSize({ width, height })
    const found = [...(await look(page, COMPANION)).faults, ...(await page.evaluate(badTargets))]
    faults.push(...found.map((fault) => `${window} ${what}: ${fault}`))
  }
  if (before !== null) await page.setViewportSize(before)
  return faults
}

/** Runs in the page. Checks touch targets and that everything in a scroller can be brought into view. */
function badTargets(): string[] {
  const faults: string[] = []
  for (const control of document.querySelectorAll('.companion :is(button, a[href], select, input)')) {
    if (!control.checkVisibility() || control.matches('.cv-rule')) continue
    const name = `${control.className} “${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)}”`
    const { width, height } = control.getBoundingClientRect()
    if (width < 39.5 || height < 39.5) faults.push(`${Math.round(width)}×${Math.round(height)} px: ${name}`)
    const scroller = control.closest('[data-scroll], .cp-answers')
    if (scroller === null) continue
    control.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (there === null || !control.contains(there)) faults.push(`cannot be scrolled to: ${name}`)
  }
  for (const scroller of document.querySelectorAll('.companion :is([data-scroll], .cp-answers)')) {
    scroller.scrollTop = 0
    if (scroller.scrollWidth > scroller.clientWidth + 1) faults.push(`wider than its box: ${scroller.className}`)
  }
  return faults
}
