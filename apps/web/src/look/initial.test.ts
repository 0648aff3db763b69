/** One sign for a name, however many characters it is written with. */
import { expect, test } from 'vitest'
import { initialOf } from './initial.ts'

test.each([
  ['ana', 'A'],
  ['Łukasz', 'Ł'],
  ['e\u0301mile', 'E\u0301'],
  ['👨‍👩‍👧 & co', '👨‍👩‍👧'],
  ['🏳️‍🌈', '🏳️‍🌈'],
  ['👩🏽‍💻Ada', '👩🏽‍💻'],
  ['🇵🇱🇫🇷', '🇵🇱'],
  ['', ''],
])('%s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
