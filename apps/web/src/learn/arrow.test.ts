/** An arrow points from where it hides no words, and is left out rather than hiding some. */
import { expect, test } from 'vitest'
import type { Side } from './arrow.ts'
import { arrowBox, bestSide, SIDES } from './arrow.ts'
import type { Box } from './use-highlights.ts'

const ROOM: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
const PLACE: Box = { left: 400, top: 300, right: 500, bottom: 400 }

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const words =
  (...boxes: readonly Box[]) =>
  (box: Box): number =>
    boxes.filter((each) => meets(each, box)).length

test('an arrow never covers what it points at', () => {
  for (const side of SIDES) expect(meets(arrowBox(PLACE, side), PLACE)).toBe(false)
})

const onSides = (...sides: readonly Side[]): Box[] => sides.map((side) => arrowBox(PLACE, side))

test.each<[Side | undefined, readonly Side[]]>([
  ['above', []],
  ['below', ['above']],
  ['left', ['above', 'below']],
  ['right', ['above', 'below', 'left']],
  [undefined, ['above', 'below', 'left', 'right']],
])('it stands %s where words are %j', (side, covered) => {
  expect(bestSide(PLACE, words(...onSides(...covered)), ROOM)).toBe(side)
})

test('it stays inside the window', () => {
  const corner: Box = { left: 0, top: 10, right: 60, bottom: 60 }
  expect(bestSide(corner, words(), ROOM)).toBe('below')
  expect(bestSide({ left: 0, top: 10, right: 990, bottom: 590 }, words(), ROOM)).toBeUndefined()
})
