/** Which windows have which layout. */
import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

test.each([
  [1920, 1080, 'wide'],
  [1366, 625, 'wide'],
  [1024, 768, 'wide'],
  [960, 576, 'wide'],
  [1000, 575, 'low'],
  [844, 390, 'low'],
  [720, 575, 'low'],
  [660, 575, 'tall'],
  [959, 700, 'tall'],
  [768, 1024, 'tall'],
  [390, 664, 'tall'],
])('%i×%i is %s', (width, height, layout) => {
  expect(layoutOf(width, height, 16)).toBe(layout)
})

test('with letters twice as large a window counts as half as large', () => {
  expect(layoutOf(1366, 768, 32)).toBe('low')
  expect(layoutOf(1920, 1080, 30)).toBe('wide')
})
