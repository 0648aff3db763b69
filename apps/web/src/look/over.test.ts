/** Styles by the number of cards. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numbersBelow } from './over.ts'

test('a count is over every smaller number', () => {
  expect(numbersBelow(0)).toBe('')
  expect(numbersBelow(3)).toBe('0 1 2')
})

test('no style of the table counts cards, because then every change would restyle the whole table', () => {
  const folder = join(import.meta.dirname, '../games/dale/table')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const counting = sheets.filter((name) => /:has\([^)]*> :nth-child\(\d/.test(readFileSync(join(folder, name), 'utf8')))

  expect(sheets).toContain('tall.css')
  expect(counting).toEqual([])
})
