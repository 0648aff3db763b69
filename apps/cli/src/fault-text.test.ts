/** Errors as a user reads them. */
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { faultText } from './fault-text.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (thrown) {
    return thrown
  }
}

test('a missing file is named, without codes', () => {
  expect(faultText(thrownBy(() => readFileSync('/no/such/game.json')))).toBe(
    '/no/such/game.json: there is no such file or folder',
  )
})

test('a folder is not taken for a file', () => {
  expect(faultText(thrownBy(() => readFileSync(tmpdir())))).toMatch(/it is a folder, not a file$/)
})

test('other errors keep their own words', () => {
  expect(faultText(new Error('its end is missing'))).toBe('its end is missing')
  expect(faultText('stopped')).toBe('stopped')
})
