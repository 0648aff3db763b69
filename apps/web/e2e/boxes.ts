/** Measures boxes on the page as it is drawn. */
import type { Page } from 'playwright-core'

export interface Looked {
  /** What is looked at. */
  readonly root: string
  /** What has to hold its text, although it would not cut it off. */
  readonly boxes: string
  /** What lies in it may be scrolled to. */
  readonly scroller?: string
}

/** Every piece of text that cannot be read whole: an element around it, or the window, cuts it off, or it leaves its box. */
export function cutOffTexts(page: Page, { root, boxes, scroller = 'none' }: Looked): Promise<string[]> {
  return page.evaluate(
    async ([from, holds, scrolls]) => {
      // A window that has just changed is drawn anew first.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      const cuts = (element: Element): boolean =>
        element.matches(holds) || getComputedStyle(element).overflow !== 'visible'
      const isHidden = (element: Element): boolean =>
        element.closest('.sr, [hidden], svg') !== null || !element.checkVisibility()
      const faults: string[] = []
      for (const top of document.querySelectorAll(from)) {
        const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode
          const parent = text.parentElement
          if (parent === null || text.textContent?.trim() === '' || isHidden(parent)) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const box = range.getBoundingClientRect()
          const frames = [{ name: 'window', left: 0, top: 0, right: innerWidth, bottom: innerHeight }]
          for (let each: Element | null = parent; each !== null; each = each.parentElement) {
            const { left, top: upper, right, bottom } = each.getBoundingClientRect()
            // What can be scrolled to is not cut off, but nothing is scrolled sideways.
            if (each.matches(scrolls)) {
              frames[0] = { name: each.className, left, top: -Infinity, right, bottom: Infinity }
              break
            }
            if (!cuts(each)) continue
            frames.push({ name: each.className, left, top: upper, right, bottom })
          }
          for (const { name, left, top: upper, right, bottom } of frames) {
            const over = Math.max(left - box.left, upper - box.top, box.right - right, box.bottom - bottom)
            if (over > 1.5) faults.push(`${name} cuts ${Math.round(over)} px off "${text.textContent?.trim()}"`)
          }
        }
      }
      return faults
    },
    [root, boxes, scroller] as const,
  )
}
