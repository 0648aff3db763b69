/** Only readable entries are taken from the browser's storage, whatever it holds. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEntries } from './stored-entries.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'

test.each([
  [null, {}],
  ['{"a-1":3,"b-2":4}', { 'a-1': 3, 'b-2': 4 }],
  ['{"a-1":"three","b-2":4}', { 'b-2': 4 }],
  ['[1,2]', { 0: 1, 1: 2 }],
  ['null', {}],
  ['"text"', {}],
  ['{', {}],
])('%j', (kept, entries) => {
  vi.stubGlobal('localStorage', { getItem: () => kept })
  onTestFinished(() => void vi.unstubAllGlobals())

  expect(readEntries('key', isNumber)).toEqual(entries)
})
