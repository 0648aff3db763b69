/** Finds unreachable parts of a page by measuring boxes, for any game on it. */
import type { Page } from 'playwright-core'

/** How much of a page is looked at. */
export interface Looked {
  /** The element that holds the whole table. */
  readonly root: string
  /** Parts that must not overlap. */
  readonly parts: string
  /** Pieces with marks that must not overlap, and those marks. */
  readonly piece: string
  readonly marks: string
  /** Scroll containers, whose content can be scrolled to. */
  readonly scrollers: string
  /** Boxes with an edge, where a text stays within the nearest one. */
  readonly frames?: string
  /** Texts that do not even touch the upper and lower edge of their frame. */
  readonly clear?: string
  /** Badges that must not cover a word or a number. */
  readonly badges?: string
  /** The number of a chosen piece, and the picture that it must not cover. */
  readonly number?: string
  readonly picture?: string
}

export interface Found {
  /** Everything that is cut off, covered, out of the window or too small to read. */
  readonly faults: readonly string[]
  /** Texts that end in … after whole lines: shortened on purpose, the rest is said elsewhere. */
  readonly shortened: readonly string[]
}

export const DALE: Looked = {
  root: '.table-root',
  parts: '.bar, .foes, .mpiles, .market, .ask, .say, .acts, .me, .mystall, .own-piles, .mine, .rail',
  piece: '.card',
  marks: '.value, .bonus, .pick, .seal i, .name, .text',
  number: '.pick',
  picture: '.plate svg',
  scrollers: '[data-scroll], .pages, .menu',
  frames: 'button, .face, .pick, .tin, .foe, .good, .say, .tray, .panel',
}

export function look(page: Page, looked: Looked): Promise<Found> {
  return page.evaluate(measure, looked)
}

/** Runs in the page. */
async function measure(looked: Looked): Promise<Found> {
  const { root, parts, piece, marks, scrollers, frames, clear, badges, number, picture } = looked
  // A resized window is redrawn first, and parts that depend on a measurement a second time. On a slow machine that may
  // come later than the next frames, so the page must have nothing left to do.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  await new Promise(requestAnimationFrame)
  const faults = new Set<string>()
  const shortened = new Set<string>()
  const top = document.querySelector(root)
  if (top === null) return { faults: ['there is no table'], shortened: [] }
  const [wide, high] = [innerWidth, innerHeight]
  const SMALLEST_LETTERS = 12
  const SMALLEST_TARGET = 24

  const nameOf = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent
    const classes = typeof element.className === 'string' ? element.className.trim().replaceAll(/\s+/g, '.') : ''
    return `${element.localName}.${classes} “${said.trim().replaceAll(/\s+/g, ' ').slice(0, 32)}”`
  }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const isHeard = [element, element.parentElement].some(
      (each) => each && getComputedStyle(each).clipPath === 'inset(50%)',
    )
    const shown = element.checkVisibility({ visibilityProperty: true }) && !isHeard
    // Text for screen readers only is as small as a point.
    return shown && width > 1 && height > 1 && element.closest('.sr, svg, [popover]:not(:popover-open)') === null
  }
  const meet = (one: DOMRect, other: DOMRect, across: number, down: number): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > across &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > down
  const isScrolledTo = (element: Element): boolean => element.closest(scrollers) !== null

  for (const scrolled of [document.documentElement, top]) {
    const down = scrolled.scrollHeight - scrolled.clientHeight
    const aside = scrolled.scrollWidth - scrolled.clientWidth
    if (down > 1 || aside > 1) faults.add(`scrolls by ${aside} × ${down}: ${nameOf(scrolled).split(' ')[0] ?? ''}`)
  }

  // Every button can be pressed, because it is in the window and nothing covers its middle.
  for (const control of top.querySelectorAll('button, a[href], select, input, textarea, [role=button]')) {
    if (!isSeen(control) || isScrolledTo(control)) continue
    const { left, right, top: upper, bottom } = control.getBoundingClientRect()
    if (right - left < SMALLEST_TARGET || bottom - upper < SMALLEST_TARGET)
      faults.add(`target of ${Math.round(right - left)} × ${Math.round(bottom - upper)}: ${nameOf(control)}`)
    if (left < -8 || upper < -8 || right > wide + 6 || bottom > high + 6) faults.add(`outside: ${nameOf(control)}`)
    const there = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2)
    if (there === null || !(control.contains(there) || there.contains(control))) {
      // A button that fills a card may have smaller ones on it.
      const lid = there?.closest('button, [role=button], .tray, .closer, .rail, .panel')
      const isAlone = lid === null || lid === undefined || lid.parentElement !== control.parentElement
      const isUnderSheet =
        lid !== null &&
        lid !== undefined &&
        lid.matches(':is(.tray, .closer, .rail, .panel), :is(.tray, .closer, .rail, .panel) *')
      if (isAlone && !isUnderSheet)
        faults.add(`covered: ${nameOf(control)} by ${there === null ? 'nothing' : nameOf(there)}`)
    }
  }

  // Menus and panels over the table are opaque and end within the window.
  for (const sheet of top.querySelectorAll(':popover-open')) {
    const { right, bottom } = sheet.getBoundingClientRect()
    if (right > wide + 1 || bottom > high + 1) faults.add(`outside: ${nameOf(sheet)}`)
    if (/^rgba|\//.test(getComputedStyle(sheet).backgroundColor)) faults.add(`see-through: ${nameOf(sheet)}`)
  }

  // Whatever is written can be read: large enough, nothing cuts it off, and it stays within its frame.
  /** The edge of a box, without its border. */
  const within = (around: Element): DOMRect => {
    const { left, top: upper } = around.getBoundingClientRect()
    return new DOMRect(left + around.clientLeft, upper + around.clientTop, around.clientWidth, around.clientHeight)
  }
  const asideBy = (box: DOMRect, around: Element): number => {
    const edge = around.getBoundingClientRect()
    return Math.max(edge.left - box.left, box.right - edge.right)
  }
  const overBy = (box: DOMRect, around: Element, overhang: number): number => {
    const edge = around.getBoundingClientRect()
    const upright = Math.max(edge.top - box.top, box.bottom - edge.bottom) - overhang
    return Math.max(asideBy(box, around), upright)
  }
  const lids = badges === undefined ? [] : [...top.querySelectorAll(badges)].filter(isSeen)
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const parent = text.parentElement
    // A text without room for a single line is not drawn at all; a shortened one ends in … after a whole word.
    const isHidden = parent?.style.visibility === 'hidden' && parent.checkVisibility()
    if (parent !== null && (isHidden || (parent.matches('.is-short') && isSeen(parent)))) shortened.add(nameOf(parent))
    if (parent === null || text.textContent?.trim() === '' || !isSeen(parent)) continue
    const style = getComputedStyle(parent)
    const letters = Number.parseFloat(style.fontSize)
    if (letters < SMALLEST_LETTERS - 0.01 && letters > 0) faults.add(`letters of ${style.fontSize}: ${nameOf(parent)}`)
    if (letters === 0) continue
    const scroller = parent.closest(scrollers)
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (const lid of scroller === null ? lids : []) {
      const isOn = [...range.getClientRects()].some((line) => meet(line, lid.getBoundingClientRect(), 2, 4))
      if (isOn && !lid.contains(parent)) faults.add(`under badge “${lid.textContent}”: ${nameOf(parent)}`)
    }
    let short: Element | undefined
    // Letters stand out of their line a little.
    const overhang = letters * 0.12
    const beyond = Math.max(-box.left, box.right - wide, -box.top - overhang, box.bottom - high - overhang)
    // A scroller can bring a text into the window, but not out of a narrower box.
    let cutBy = scroller === null ? beyond : 0
    let cutter = 'window'
    for (
      let around: Element | null = parent;
      around !== null && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const isScrollable = overflowX === 'auto' || overflowX === 'scroll'
      if (around === scroller && isScrollable) break
      const over = around === scroller ? asideBy(box, around) : overBy(box, around, overhang)
      const endsInDots = textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth && over > 0.5
      if (endsInDots || (webkitLineClamp !== 'none' && over > 3)) short = around
      if (short !== undefined) break
      if (over > Math.max(3, cutBy)) [cutBy, cutter] = [over, nameOf(around).split(' ')[0] ?? '']
      if (around === scroller) break
    }
    const closest = frames === undefined ? null : parent.closest(frames)
    // A frame that scrolls may have entries above and below it.
    const frame = scroller !== null && closest?.contains(scroller) ? null : closest
    const card = clear !== undefined && parent.matches(clear) ? frame : null
    if (short !== undefined) shortened.add(nameOf(short))
    else if (cutBy > 3) faults.add(`cut by ${Math.round(cutBy)} px (${cutter}): ${nameOf(parent)}`)
    else if (card !== null && Math.max(within(card).top - box.top, box.bottom - within(card).bottom) > 0.5)
      faults.add(`on its edge: ${nameOf(parent)} in ${nameOf(card)}`)
    else if (frame !== null && overBy(box, frame, overhang) > 3)
      faults.add(`sticks out by ${Math.round(overBy(box, frame, overhang))} px: ${nameOf(parent)} in ${nameOf(frame)}`)
  }

  // On a card nothing covers the value, and no mark another mark.
  const linesOf = (element: Element): DOMRect[] => {
    if (!element.matches('.name, .text, small')) return [element.getBoundingClientRect()]
    const range = document.createRange()
    range.selectNodeContents(element)
    const { bottom } = element.getBoundingClientRect()
    return [...range.getClientRects()].filter((line) => line.bottom < bottom + 3)
  }
  /** The arrow of a card that can be chosen. It is drawn by the style alone. */
  const arrowOf = (card: Element): DOMRect | undefined => {
    const { content, left, top: down, marginLeft, width, height } = getComputedStyle(card, '::after')
    if (content === 'none' || !card.matches('.is-legal')) return undefined
    const box = card.getBoundingClientRect()
    const [x = 0, y = 0, aside = 0, across = 0, long = 0] = [left, down, marginLeft, width, height].map(
      Number.parseFloat,
    )
    return new DOMRect(box.left + x + aside, box.top + y, across, long)
  }
  for (const card of top.querySelectorAll(piece)) {
    if (!isSeen(card)) continue
    const arrow = arrowOf(card)
    if (arrow !== undefined && arrow.bottom > high + 1.5) faults.add(`arrow below the window: ${nameOf(card)}`)
    const holder = card.parentElement?.matches('.spot') ? card.parentElement : card
    const [chosen, drawing] = [number, picture].map((each) => (each === undefined ? null : holder.querySelector(each)))
    if (chosen && drawing?.checkVisibility()) {
      const third = drawing.getBoundingClientRect().height / 3
      if (meet(chosen.getBoundingClientRect(), drawing.getBoundingClientRect(), 3, third))
        faults.add(`number on the picture: ${nameOf(card)}`)
    }
    const found = [...holder.querySelectorAll(marks)].filter(isSeen).map((mark) => ({ mark, lines: linesOf(mark) }))
    found.forEach(({ mark, lines }, at) => {
      if (arrow !== undefined && lines.some((line) => meet(line, arrow, 3, 3)))
        faults.add(`under the arrow: ${mark.className} in ${nameOf(card)}`)
      for (const other of found.slice(at + 1)) {
        const doMeet = lines.some((line) => other.lines.some((each) => meet(line, each, 3, 3)))
        if (doMeet && !mark.contains(other.mark)) {
          faults.add(`on each other: ${mark.className} and ${other.mark.className} in ${nameOf(card)}`)
        }
      }
    })
  }

  // The parts of the table do not overlap.
  const drawn = [...top.querySelectorAll(parts)].filter(
    (part) => isSeen(part) && getComputedStyle(part).position !== 'absolute',
  )
  drawn.forEach((part, at) => {
    for (const other of drawn.slice(at + 1)) {
      if (part.contains(other) || other.contains(part)) continue
      if (meet(part.getBoundingClientRect(), other.getBoundingClientRect(), 7, 3)) {
        faults.add(`overlap: ${part.className} and ${other.className}`)
      }
    }
  })
  return { faults: [...faults], shortened: [...shortened] }
}
