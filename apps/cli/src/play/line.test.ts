/** What typed lines mean. */
import { expect, test } from 'vitest'
import { asMove, readLine } from './line.ts'

test.each([
  ['', { is: 'enter' }],
  [' 3 ', { is: 'numbers', numbers: [3] }],
  ['2 1,4', { is: 'numbers', numbers: [2, 1, 4] }],
  ['UNDO', { is: 'word', word: 'undo', rest: '' }],
  ['back', { is: 'word', word: 'undo', rest: '' }],
  ['why buy 1 with junk', { is: 'word', word: 'why', rest: 'buy 1 with junk' }],
  ['save My Game.json', { is: 'word', word: 'save', rest: 'My Game.json' }],
  ['buy 5 with junk', { is: 'move', text: 'buy 5 with junk' }],
  ['toString', { is: 'move', text: 'toString' }],
])('%j is understood', (text, line) => {
  expect(readLine(text)).toEqual(line)
})

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
