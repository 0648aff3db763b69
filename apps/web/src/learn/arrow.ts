/** Places an arrow that points at something on the side where it hides the least. */
import type { Box } from './use-highlights.ts'

export const SIDES = ['above', 'below', 'left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** How wide an arrow is, and how long, with its movement. */
const WIDE = 40
const LONG = 57

/** The area that an arrow on this side of a place would cover. */
export function arrowBox({ left, top, right, bottom }: Box, side: Side): Box {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const half = WIDE / 2
  switch (side) {
    case 'above':
      return { left: x - half, right: x + half, top: top - LONG, bottom: top }
    case 'below':
      return { left: x - half, right: x + half, top: bottom, bottom: bottom + LONG }
    case 'left':
      return { left: left - LONG, right: left, top: y - half, bottom: y + half }
    case 'right':
      return { left: right, right: right + LONG, top: y - half, bottom: y + half }
  }
}

/** The side on which least is hidden; of equal ones the first. `undefined` if an arrow fits nowhere without hiding words. */
export function bestSide(place: Box, hidden: (box: Box) => number, room: Box): Side | undefined {
  const fits = (box: Box): boolean =>
    box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
  return SIDES.find((side) => {
    const box = arrowBox(place, side)
    return fits(box) && hidden(box) === 0
  })
}

/** How many points of a box are on words or on something to press. */
export function hiddenWords(box: Box): number {
  let count = 0
  for (let row = 0; row <= 4; row++) {
    for (let column = 0; column <= 3; column++) {
      const x = box.left + ((box.right - box.left) * column) / 3
      const y = box.top + ((box.bottom - box.top) * row) / 4
      if (document.elementsFromPoint(x, y).some((element) => isWordAt(element, x, y))) count += 1
    }
  }
  return count
}

function isWordAt(element: Element, x: number, y: number): boolean {
  // The coach stands above the arrows.
  if (element.matches('.coach')) return true
  if (element.matches('button, a, select')) return !element.matches('.hit')
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    )
  })
}
