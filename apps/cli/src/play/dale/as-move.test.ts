/** Typed moves get their seat, and cards may be written by name. */
import { expect, test } from 'vitest'
import { asMove } from './as-move.ts'

test.each([
  ['buy 5 with junk,owls-1', 'p2 buy 5 with junk,owls-1'],
  ['p1 pass', 'p1 pass'],
  ['owls-2', 'p2 choose owls-2'],
  ['p1', 'p2 choose p1'],
  ['buy 5 with Junk, Wise Spy', 'p2 buy 5 with junk,owls-1'],
  ['play chameleons-2=owls-3', 'p2 play chameleons-2=owls-3'],
])('%j is the move %j of p2', (text, move) => {
  expect(asMove(text, 'p2')).toBe(move)
})
