/** Days as they stand in a sentence. */
import { expect, test } from 'vitest'
import { dayFormat } from './day.ts'

test.each([
  ['en', '18 Nov 2026'],
  ['fr', '18 nov. 2026'],
  ['pl', '18 listopada 2026'],
] as const)('a day in %s', (language, said) => {
  expect(dayFormat(language).format(new Date(2026, 10, 18))).toBe(said)
})
