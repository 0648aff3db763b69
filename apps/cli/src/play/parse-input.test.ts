/** The meaning of typed lines. */
import { expect, test } from 'vitest'
import { inputParser } from './parse-input.ts'

const parseInput = inputParser(['card'])

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
  expect(parseInput(text)).toEqual(line)
})
